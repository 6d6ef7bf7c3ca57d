import { createMemo, For, Show } from 'solid-js';
import type { ReportedVerdict } from '../../../core/report.ts';
import { inLanguage } from '../../settings.ts';
import { heightOf } from '../verdict-view.ts';
import { panelText } from './text.ts';
import './value-graph.css';

/** A position of the line: what it is worth to the first player, where that is known. */
export interface ShownPoint {
  readonly verdict: ReportedVerdict | undefined;
  /** Who wins, in words. */
  readonly standing: string;
  /** The move that led here. */
  readonly move: string;
  readonly isMistake: boolean;
  /** Where the moves would have led that were not played, each place once; and the same in words. */
  readonly others: readonly ReportedVerdict[];
  readonly othersSaid: string | undefined;
  /** The best move instead of one that was not, and what it would have come to. */
  readonly better: { readonly verdict: ReportedVerdict; readonly standing: string; readonly move: string } | undefined;
}

export interface ValueGraphProps {
  readonly points: readonly ShownPoint[];
  readonly ply: number;
  /** The ply that decided the game. */
  readonly decidedAt: number | undefined;
  /** What the two players are called, the first at the top. */
  readonly names: readonly [string, string];
  onGo(ply: number): void;
}

/** The value of the game move by move. A slider lies over it: arrows walk along the line, a press goes to a move. */
export function ValueGraph(props: ValueGraphProps) {
  const text = () => inLanguage(panelText);
  const last = () => Math.max(1, props.points.length - 1);
  const x = (ply: number) => (100 * ply) / last();
  const y = (verdict: ReportedVerdict) => 50 - 45 * heightOf(verdict);
  const runs = createMemo(() =>
    knownRuns(props.points).map((run) => run.map(([ply, known]): Point => [x(ply), y(known)])),
  );
  const others = createMemo(() =>
    props.points.flatMap((point, ply) => dotsOf(new Set(point.others.map(y)), x(ply))).join(' '),
  );
  const point = () => props.points[props.ply];
  const said = () => {
    const here = point();
    return here ? text().graphAt(props.ply, here.move, here.standing) : '';
  };
  const saidBetter = () => {
    const better = point()?.better;
    return better && text().graphBetter(better.move, better.standing);
  };
  return (
    <figure class="graph">
      <div class="graph-frame">
        <span class="graph-name" aria-hidden="true">
          {props.names[0]}
        </span>
        <span class="graph-name at-bottom" aria-hidden="true">
          {props.names[1]}
        </span>
        <div class="graph-plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <line class="graph-middle" x1="0" x2="100" y1="50" y2="50" />
            <path class="graph-others" d={others()} />
            <Show when={props.decidedAt}>
              {(ply) => <line class="graph-decided" x1={x(ply())} x2={x(ply())} y1="0" y2="100" />}
            </Show>
            <For each={runs()}>
              {(run) => (
                <>
                  <path class="graph-area" d={areaOf(run)} />
                  <path class="graph-line" d={pathOf(run)} />
                </>
              )}
            </For>
            <line class="graph-now" x1={x(props.ply)} x2={x(props.ply)} y1="0" y2="100" />
          </svg>
          <div class="graph-dots" aria-hidden="true">
            <For each={props.points}>
              {(point, ply) => (
                <>
                  <Show when={point.better}>
                    {(better) => (
                      <span class="graph-better" style={{ left: `${x(ply())}%`, top: `${y(better().verdict)}%` }} />
                    )}
                  </Show>
                  <Show when={point.verdict}>
                    {(verdict) => (
                      <span
                        class="graph-dot"
                        classList={{ 'is-mistake': point.isMistake, 'is-now': ply() === props.ply }}
                        style={{ left: `${x(ply())}%`, top: `${y(verdict())}%` }}
                      />
                    )}
                  </Show>
                </>
              )}
            </For>
          </div>
          <input
            type="range"
            class="graph-slider"
            min="0"
            max={last()}
            value={props.ply}
            disabled={props.points.length < 2}
            aria-label={text().graph}
            aria-valuetext={[said(), saidBetter(), point()?.othersSaid].filter(Boolean).join('. ')}
            onInput={(event) => props.onGo(Number(event.currentTarget.value))}
          />
        </div>
      </div>
      <figcaption class="quiet">
        <p>{said()}</p>
        <Show when={saidBetter()}>
          {(sentence) => (
            <p>
              <span class="graph-better is-key" /> {sentence()}
            </p>
          )}
        </Show>
        <Show when={point()?.othersSaid}>
          {(sentence) => (
            <p>
              <span class="graph-other-key" /> {sentence()}
            </p>
          )}
        </Show>
      </figcaption>
    </figure>
  );
}

/** Stretches of the line whose values are known. */
function knownRuns(points: readonly ShownPoint[]): (readonly [number, ReportedVerdict])[][] {
  const runs: (readonly [number, ReportedVerdict])[][] = [];
  for (const [ply, { verdict }] of points.entries()) {
    if (!verdict) continue;
    const isNext = runs.at(-1)?.at(-1)?.[0] === ply - 1;
    if (isNext) runs.at(-1)?.push([ply, verdict]);
    else runs.push([[ply, verdict]]);
  }
  return runs;
}

type Point = readonly [x: number, y: number];

/** What lies between a stretch and the middle. */
function areaOf(run: readonly Point[]): string {
  const [first] = run;
  return first ? `${pathOf(run)} V 50 H ${first[0]} Z` : '';
}

/** Lines of no length, which their round ends make dots. */
function dotsOf(heights: ReadonlySet<number>, px: number): readonly string[] {
  return [...heights].map((py) => `M ${px.toFixed(1)} ${py.toFixed(1)} h 0`);
}

function pathOf(run: readonly Point[]): string {
  return run.map(([px, py], index) => `${index === 0 ? 'M' : 'L'} ${px.toFixed(1)} ${py.toFixed(1)}`).join(' ');
}
