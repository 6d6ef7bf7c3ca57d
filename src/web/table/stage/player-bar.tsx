import { createMemo, createUniqueId, Show } from 'solid-js';
import { pieceDefs, pieceMarkup } from '../../../board/pieces/draw.ts';
import type { Piece, PlayerText } from '../../../core/game.ts';
import { formatTime } from '../../../core/seats/clock.ts';
import { listSizes } from '../../../play/names.ts';
import { inLanguage } from '../../settings.ts';
import { stageText } from './text.ts';
import './player-bar.css';

export interface PlayerBarProps {
  /** The side: Black, White, x. */
  readonly player: PlayerText;
  /** Who sits there: you, level 4. */
  readonly name: string;
  /** A few words more, where they sit at another screen: whether they are here. */
  readonly note: string | undefined;
  readonly isTurn: boolean;
  readonly isThinking: boolean;
  readonly hasWon: boolean;
  /** Points in games that count them now. */
  readonly points: number | undefined;
  /** The sizes of the side's groups, the largest first. */
  readonly groups: readonly number[] | undefined;
  /** Points in the series, unless it is a single game. */
  readonly seriesPoints: number | undefined;
  /** What is left on this side's clock, in milliseconds, where they play with clocks. */
  readonly time: number | undefined;
  readonly isClockRunning: boolean;
  /** A piece of this side, to show its colour. */
  readonly piece: Piece | undefined;
}

/** One side of the table: who plays it, whether it is to move, what it has. */
export function PlayerBar(props: PlayerBarProps) {
  const text = () => inLanguage(stageText);
  return (
    <div class="player-bar" classList={{ 'is-turn': props.isTurn, 'has-won': props.hasWon }}>
      <PlayerPiece piece={props.piece} />
      <span class="player-names">
        <strong class="player-side">{props.player.name}</strong>
        <span class="player-name quiet">{props.name}</span>
        <Show when={props.note !== undefined}>
          <span class="player-note quiet">{props.note}</span>
        </Show>
      </span>
      <Show when={props.isTurn}>
        <span class="player-turn" classList={{ 'is-thinking': props.isThinking }}>
          {text().toMove}
        </span>
      </Show>
      <Show when={props.hasWon}>
        <span class="player-won">{text().wins(props.player)}</span>
      </Show>
      <Show when={props.points !== undefined}>
        <span class="player-points">
          <Show when={props.groups}>
            {(sizes) => <span class="quiet player-groups">{text().groups(listSizes(sizes()))}</span>}
          </Show>
          <strong>
            <span class="visually-hidden">{text().points(props.points ?? 0)}</span>
            <span aria-hidden="true">{props.points}</span>
          </strong>
        </span>
      </Show>
      <Show when={props.time !== undefined}>
        <span
          class="player-clock"
          classList={{ 'is-running': props.isClockRunning, 'is-short': isShort(props.time ?? 0) }}
        >
          <span class="visually-hidden">{text().timeLeft}: </span>
          {inLanguage(formatTimes)(props.time ?? 0)}
        </span>
      </Show>
      <Show when={props.seriesPoints !== undefined}>
        <span class="player-series" title={text().seriesScore}>
          <span class="visually-hidden">{text().seriesScore}: </span>
          {formatHalves(props.seriesPoints ?? 0)}
        </span>
      </Show>
    </div>
  );
}

/** The seconds in which one looks at the clock more than at the board. */
function isShort(milliseconds: number): boolean {
  return milliseconds < 20_000;
}

const formatTimes = { en: formatTime, pt: (time: number) => formatTime(time).replace('.', ',') };

/** The piece as the board draws it. */
function PlayerPiece(props: { readonly piece: Piece | undefined }) {
  const prefix = `player-${createUniqueId()}-`;
  const markup = createMemo(() =>
    props.piece ? `<defs>${pieceDefs(prefix, [props.piece])}</defs>${pieceMarkup(prefix, props.piece)}` : '',
  );
  return <svg class="player-symbol" viewBox="-50 -50 100 104" aria-hidden="true" innerHTML={markup()} />;
}

/** A draw is half a point. */
function formatHalves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}
