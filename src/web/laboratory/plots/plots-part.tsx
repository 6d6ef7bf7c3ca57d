import { createSignal, createUniqueId, For, Index, type JSX, onCleanup, Show } from 'solid-js';
import { seededRandom } from '../../../core/random.ts';
import { formatSummaries } from '../../../study/measures/summary.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { inLanguage, settings } from '../../settings.ts';
import { download } from '../../share/download.ts';
import { Button } from '../../shell/button.tsx';
import { goInLab, type LabGame, LabGameView } from '../lab-game.tsx';
import type { LabPartProps } from '../part-props.ts';
import type { LabPlace } from '../place.ts';
import { openLab } from '../worker/lab.ts';
import { ChartView } from './chart-view.tsx';
import { chartsOf } from './charts.ts';
import { offeredPlayers, readPlayers, splitNames, usualPlayers } from './players.ts';
import { maxPositions, readMany, readOne } from './positions.ts';
import { type PlotState, runPlots, type Source } from './run.ts';
import { text } from './text.ts';
import './plots.css';

const sources = ['random', 'position', 'game', 'pasted'] as const;
type SourceKind = (typeof sources)[number];

const maxDepth = 12;

/** What searches cost, as plots: for a position, a set of them, or a game. */
export default function PlotsPart(props: LabPartProps) {
  return (
    <LabGameView place={props.place} label={inLanguage(text).game} optionsFor={withoutPasted}>
      {(found, chooser) => <Plots found={found} place={props.place} chooser={chooser} />}
    </LabGameView>
  );
}

/** What was pasted is of the game before. */
function withoutPasted(options: LabPlace['options']): LabPlace['options'] {
  return new Map([...options].filter(([name]) => name !== 'pasted'));
}

function Plots(props: { readonly found: LabGame; readonly place: LabPlace; readonly chooser: JSX.Element }) {
  const words = () => inLanguage(text);
  const { game } = props.found;
  const start = game.notation.position(game.rules.start(seededRandom(1)));
  const option = (name: string, usual: string) => props.place.options.get(name) ?? usual;
  const [players, setPlayers] = createSignal(splitNames(option('players', usualPlayers.join())).join('\n'));
  const [kind, setKind] = createSignal(sourceOf(props.place));
  const [position, setPosition] = createSignal(props.place.position ?? '');
  const [pasted, setPasted] = createSignal(option('pasted', ''));
  const [count, setCount] = createSignal(bounded(option('count', ''), 1, maxPositions, 10));
  const [seed, setSeed] = createSignal(bounded(option('seed', ''), 0, 1_000_000, 1));
  const [depth, setDepth] = createSignal(bounded(option('depth', ''), 1, maxDepth, 5));
  const [playersProblem, setPlayersProblem] = createSignal('');
  const [positionsProblem, setPositionsProblem] = createSignal('');
  const [failure, setFailure] = createSignal('');
  const [state, setState] = createSignal<PlotState>();
  const [isStopped, setStopped] = createSignal(false);
  const [running, setRunning] = createSignal<AbortController>();
  const lab = openLab();
  onCleanup(() => {
    running()?.abort();
    lab.close();
  });
  const ids = { players: createUniqueId(), position: createUniqueId(), pasted: createUniqueId() };
  const charts = () => chartsOf(state()?.summaries ?? [], words().chart);

  async function readSource(): Promise<Source | undefined> {
    const from = kind();
    if (from === 'random' || from === 'game') return { kind: from, wanted: count(), seed: seed() };
    const given = from === 'position' ? readOne(game, position(), start) : await readMany(game, pasted());
    setPositionsProblem('problem' in given ? given.problem : '');
    return 'problem' in given ? undefined : { kind: 'given', positions: given.positions };
  }

  async function measure(): Promise<void> {
    running()?.abort();
    setPositionsProblem('');
    setFailure('');
    const read = readPlayers(props.found, players());
    setPlayersProblem('problem' in read ? read.problem : '');
    const source = await readSource();
    if ('problem' in read || !source) return;
    remember();
    const controller = new AbortController();
    setRunning(controller);
    setStopped(false);
    setState(undefined);
    const request = { game: game.id, source, players: read.players, maxDepth: depth() };
    const problem = await runPlots(lab, request, setState, controller.signal);
    if (running() !== controller) return;
    setRunning(undefined);
    if (problem) setFailure(sayProblem(problem, settings.language, game));
  }

  function stop(): void {
    running()?.abort();
    setRunning(undefined);
    setStopped(true);
  }

  /** What was asked is in the address, to be found again and handed on. */
  function remember(): void {
    const options = new Map([
      ['players', splitNames(players()).join()],
      ['source', kind()],
      ['depth', String(depth())],
      ...(kind() === 'random' ? ([['count', String(count())]] as const) : []),
      ...(kind() === 'random' || kind() === 'game' ? ([['seed', String(seed())]] as const) : []),
      ...(kind() === 'pasted' ? ([['pasted', pasted().trim()]] as const) : []),
    ]);
    const written = kind() === 'position' ? position().trim() : '';
    goInLab({ part: 'plots', game: game.id, ...(written && { position: written }), options }, { replace: true });
  }

  function saveAll(): void {
    const content = new Blob([formatSummaries(state()?.summaries ?? [])], { type: 'text/csv;charset=utf-8' });
    download(`${game.id}-plots.csv`, content);
  }

  return (
    <div class="plots">
      <form
        class="plots-form"
        onSubmit={(event) => {
          event.preventDefault();
          void measure();
        }}
      >
        <p class="quiet">{words().summary}</p>
        {props.chooser}
        <div class="plots-field">
          <label for={ids.players}>{words().players}</label>
          <textarea
            id={ids.players}
            rows={5}
            spellcheck={false}
            autocapitalize="none"
            value={players()}
            aria-invalid={playersProblem() !== ''}
            aria-describedby={`${ids.players}-help ${ids.players}-problem`}
            onInput={(event) => setPlayers(event.currentTarget.value)}
          />
          <p id={`${ids.players}-problem`} class="field-problem" role="alert">
            {playersProblem()}
          </p>
          <p id={`${ids.players}-help`} class="plots-help">
            {words().playersHelp}
          </p>
          <div class="plots-offers">
            <For each={offeredPlayers.filter((name) => !splitNames(players()).includes(name))}>
              {(name) => (
                <Button
                  kind="plain"
                  icon="plus"
                  aria-label={`${words().add} ${name}`}
                  onClick={() => setPlayers((written) => [...splitNames(written), name].join('\n'))}
                >
                  {name}
                </Button>
              )}
            </For>
          </div>
        </div>
        <fieldset class="plots-field">
          <legend>{words().from}</legend>
          <For each={sources}>
            {(source) => (
              <label class="plots-choice">
                <input type="radio" name="source" checked={kind() === source} onChange={() => setKind(source)} />
                <span>{words().sources[source]}</span>
              </label>
            )}
          </For>
          <Show when={kind() === 'position'}>
            <label for={ids.position}>{words().start}</label>
            <input
              id={ids.position}
              type="text"
              spellcheck={false}
              value={position()}
              placeholder={start}
              aria-invalid={positionsProblem() !== ''}
              aria-describedby={`${ids.position}-problem`}
              onInput={(event) => setPosition(event.currentTarget.value)}
            />
          </Show>
          <Show when={kind() === 'pasted'}>
            <label for={ids.pasted}>{words().pasted}</label>
            <textarea
              id={ids.pasted}
              rows={4}
              spellcheck={false}
              value={pasted()}
              aria-invalid={positionsProblem() !== ''}
              aria-describedby={`${ids.pasted}-help ${ids.position}-problem`}
              onInput={(event) => setPasted(event.currentTarget.value)}
            />
            <p id={`${ids.pasted}-help`} class="plots-help">
              {words().pastedHelp}
            </p>
          </Show>
          <p id={`${ids.position}-problem`} class="field-problem" role="alert">
            {positionsProblem()}
          </p>
          <div class="plots-numbers">
            <Show when={kind() === 'random'}>
              <NumberField label={words().count} value={count()} least={1} most={maxPositions} onChange={setCount} />
            </Show>
            <Show when={kind() === 'random' || kind() === 'game'}>
              <NumberField label={words().seed} value={seed()} least={0} most={1_000_000} onChange={setSeed} />
            </Show>
            <NumberField label={words().maxDepth} value={depth()} least={1} most={maxDepth} onChange={setDepth} />
          </div>
        </fieldset>
        <div class="plots-actions">
          <Show
            when={running()}
            fallback={
              <button type="submit" class="button button-main">
                {words().measure}
              </button>
            }
          >
            <Button icon="close" onClick={stop}>
              {words().stop}
            </Button>
          </Show>
        </div>
      </form>
      <section class="plots-shown" aria-label={inLanguage(text).summary} aria-busy={running() !== undefined}>
        <Show when={running()}>
          <progress class="plots-progress" aria-label={sayDoing(state())} max={1} value={state()?.doing?.done ?? 0} />
        </Show>
        <p class="plots-doing" role="status">
          {running() ? sayDoing(state()) : sayDone(state(), isStopped())}
        </p>
        <Show when={failure()}>
          <p class="field-problem" role="alert">
            {failure()}
          </p>
        </Show>
        <For each={[...(state()?.stopped ?? [])]}>
          {([name, last]) => <p class="plots-help">{words().tooLong(name, last)}</p>}
        </For>
        <Show when={state()?.summaries[0]}>{(first) => <p class="plots-help">{sayTruth(first())}</p>}</Show>
        <div class="plots-charts">
          <Index each={charts()}>{(chart) => <ChartView chart={chart()} file={`${game.id}-${chart().id}`} />}</Index>
        </div>
        <Show when={(state()?.summaries.length ?? 0) > 0}>
          <Button icon="download" onClick={saveAll}>
            {words().all}
          </Button>
        </Show>
      </section>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(value: number): void;
}

function NumberField(props: NumberFieldProps) {
  return (
    <label class="plots-number">
      <span>{props.label}</span>
      <input
        type="number"
        inputmode="numeric"
        min={props.least}
        max={props.most}
        value={props.value}
        onChange={(event) => {
          const value = bounded(event.currentTarget.value, props.least, props.most, props.value);
          event.currentTarget.value = String(value);
          props.onChange(value);
        }}
      />
    </label>
  );
}

/** A whole number within bounds; what is none is as before. */
function bounded(written: string, least: number, most: number, usual: number): number {
  const value = /^\d+$/u.test(written.trim()) ? Number(written) : usual;
  return Math.max(least, Math.min(most, value));
}

function sourceOf({ options, position }: LabPlace): SourceKind {
  const named = sources.find((source) => source === options.get('source'));
  return named ?? (position === undefined ? 'random' : 'position');
}

function sayDoing(state: PlotState | undefined): string {
  const words = inLanguage(text);
  const { doing } = state ?? {};
  if (doing?.step === 'depth') return words.measuring(doing.player, doing.depth);
  return doing?.step === 'truths' ? words.truths : words.drawing;
}

function sayDone(state: PlotState | undefined, isStopped: boolean): string {
  const words = inLanguage(text);
  if (isStopped) return words.cancelled;
  return state && state.summaries.length > 0 ? words.done(state.positions.length) : '';
}

function sayTruth({ known, positions }: { readonly known: number; readonly positions: number }): string {
  const words = inLanguage(text);
  if (known === 0) return words.noTruth;
  return known === positions ? '' : words.someTruth(known, positions);
}
