import { createResource, createSignal, Match as MatchCase, onCleanup, Show, Switch } from 'solid-js';
import { opponentOf, type Player } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import type { Report, ReportedVerdict } from '../../../core/report.ts';
import { isPerson } from '../../../core/seats/seat.ts';
import { playersOf } from '../../../engine/players.ts';
import { taskLink } from '../../../play/link/task-link.ts';
import type { Task } from '../../../play/task-names.ts';
import { taskText } from '../../../play/task-text.ts';
import { playText } from '../../../play/text.ts';
import { deps } from '../../browser-deps.ts';
import { LevelPicker } from '../../new-game/level-picker.tsx';
import { rememberedChoices } from '../../new-game/remembered.ts';
import '../../new-game/new-game.css';
import { inLanguage, settings } from '../../settings.ts';
import { LinkButton } from '../../shell/button.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import type { Session } from '../session/session.ts';
import { taskSheetText } from './task-sheet-text.ts';

/** The truth is sought for so long, in milliseconds: where it takes longer, the stubborn player would not know it either. */
const lookMilliseconds = 4000;

/** Win this, or hold this: the position that is looked at, to be played out against the stubborn player. */
export function TaskSheet(props: {
  readonly session: Pick<Session, 'game' | 'shown' | 'seats' | 'analysis'>;
  onClose(): void;
}) {
  const text = () => inLanguage(taskSheetText);
  const { game, shown, seats, analysis } = props.session;
  // The sheet is about the position that it was opened at, whatever a computer plays meanwhile.
  const match = shown.match();
  const turn = game.rules.turn(match.state);
  const own: Player = seats.mode() === 'computer' && !isPerson(seats.seat(turn)) ? opponentOf(turn) : turn;
  const [level, setLevel] = createSignal(rememberedChoices().levels[0]);
  const [levels] = createResource(async () => (await playersOf(game)).levels);
  const [verdict] = createResource(() => findVerdict(match, analysis.values()));
  const name = (player: Player) => {
    const { name: plain, inSentence } = game.text[settings.language].players[player];
    return inSentence ?? plain;
  };
  /** What can be done on a side. */
  const taskOf = (player: Player): Task | undefined => {
    const found = verdict();
    if (!found?.exact) return undefined;
    if (found.value === 'draw') return 'hold';
    return (found.value === 'win') === (player === turn) ? 'win' : undefined;
  };
  return (
    <Sheet title={text().title} onClose={() => props.onClose()}>
      <Switch fallback={<p role="status">{inLanguage(playText).workingOut}</p>}>
        <MatchCase when={verdict.error}>
          <p role="status">{text().unknown}</p>
        </MatchCase>
        <MatchCase when={verdict()}>
          {(found) => (
            <>
              <p role="status">{sayWhatIs(found(), name(turn), name(own), own === turn)}</p>
              <Show when={found().exact && levels()}>
                {(known) => (
                  <>
                    <LevelPicker label={text().level} levels={known()} level={level()} onChange={setLevel} />
                    <p class="quiet">{text().about}</p>
                    <div class="menu-section menu-list">
                      <TaskButton match={match} player={own} task={taskOf(own)} level={level()} />
                      <Show when={taskOf(own) === undefined}>
                        <TaskButton
                          match={match}
                          player={opponentOf(own)}
                          task={taskOf(opponentOf(own))}
                          level={level()}
                          as={name(opponentOf(own))}
                        />
                      </Show>
                    </div>
                  </>
                )}
              </Show>
            </>
          )}
        </MatchCase>
      </Switch>
    </Sheet>
  );
}

/** What a position is, and why there may be nothing to do in it. */
function sayWhatIs(verdict: ReportedVerdict, mover: string, own: string, isOwnTurn: boolean): string {
  const text = inLanguage(taskSheetText);
  if (!verdict.exact || verdict.value === null) return text.unknown;
  if (verdict.value === 'draw') return text.drawn;
  const isOwnWin = (verdict.value === 'win') === isOwnTurn;
  const plies = verdict.plies ?? undefined;
  return isOwnWin ? text.won(own, plies) : text.lost(isOwnTurn ? mover : own, plies);
}

function TaskButton(props: {
  readonly match: Match;
  readonly player: Player;
  readonly task: Task | undefined;
  readonly level: number;
  /** The side, where it is not the person's own. */
  readonly as?: string;
}) {
  const label = (task: Task) => {
    const said = inLanguage(taskText).task[task];
    return props.as === undefined ? said : inLanguage(taskSheetText).asSide(said, props.as);
  };
  return (
    <Show when={props.task}>
      {(task) => (
        <LinkButton kind="main" icon="flag" href={taskLink(props.match, props.player, task(), props.level)}>
          {label(task())}
        </LinkButton>
      )}
    </Show>
  );
}

/** What the position is worth: as the table knows it already, or asked of an engine that ends with the sheet. */
async function findVerdict(match: Match, known: Report | undefined): Promise<ReportedVerdict> {
  if (known?.exact) return known;
  const engine = deps.startEngine(match.game.id);
  const stop = new AbortController();
  onCleanup(() => {
    stop.abort();
    engine.close();
  });
  const found = await engine.analyse({ start: match.position, milliseconds: lookMilliseconds, signal: stop.signal });
  return found?.ok ? found.value : { exact: false, value: null, plies: null };
}
