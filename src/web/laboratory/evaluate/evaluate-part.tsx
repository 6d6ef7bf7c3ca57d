import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  on,
  onCleanup,
  Show,
} from 'solid-js';
import { person } from '../../../core/seats/seat.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { deps, evaluationStore } from '../../browser-deps.ts';
import { sayFailure } from '../../problem-text.ts';
import { go } from '../../routes.ts';
import { inLanguage, settings } from '../../settings.ts';
import { copyText } from '../../share/copy.ts';
import { announce } from '../../shell/announce.tsx';
import { attempt } from '../../shell/attempt.ts';
import { Button } from '../../shell/button.tsx';
import { notify } from '../../shell/notices.tsx';
import { createEvaluations, type KeptEvaluation } from '../../storage/evaluations.ts';
import { sitDown } from '../../table/open/current-session.ts';
import { startGame } from '../../table/open/open.ts';
import { goInLab, type LabGame, LabGameView } from '../lab-game.tsx';
import type { LabPartProps } from '../part-props.ts';
import type { LabPlace } from '../place.ts';
import { openLab } from '../worker/lab.ts';
import { Errors } from './errors.tsx';
import { differenceOf, judgedOf } from './judged.ts';
import { type Entry, Leaderboard } from './leaderboard.tsx';
import { checkName } from './player-name.ts';
import { percent, Quality } from './quality.tsx';
import { createJudging } from './session.ts';
import { Sliders } from './sliders.tsx';
import { text } from './text.ts';
import { formatWeights, readWeights, usualWeights, type Weights } from './weights.ts';
import './evaluate.css';

const evaluations = createEvaluations(evaluationStore);
const maxDepth = 5;
const maxSeed = 1_000_000;

/** Evaluations made of what a game counts, and how well they judge. */
export default function EvaluatePart(props: LabPartProps) {
  return (
    <LabGameView place={props.place} label={inLanguage(text).game} optionsFor={() => new Map()}>
      {(found, chooser) => <Workbench found={found} place={props.place} chooser={chooser} />}
    </LabGameView>
  );
}

interface WorkbenchProps {
  readonly found: LabGame;
  readonly place: LabPlace;
  readonly chooser: JSX.Element;
}

function Workbench(props: WorkbenchProps) {
  const words = () => inLanguage(text);
  const { game, players } = props.found;
  const features = players.features ?? [];
  const [written, setWritten] = createSignal(props.place.options.get('weights') ?? usualWeights(features));
  const [depth, setDepth] = createSignal(wholeOption(props.place, 'depth', 0, maxDepth, 0));
  const [seed, setSeed] = createSignal(wholeOption(props.place, 'exam', 1, maxSeed, 1));
  const [rival, setRival] = createSignal(players.evaluations[0]?.id);
  const [tries, { refetch }] = createResource(() => evaluations.list(game.id));
  const fieldId = createUniqueId();
  const formId = createUniqueId();
  const rivalId = createUniqueId();

  const form = () => (depth() === 0 ? 'greedy' : `alphabeta:${depth()}`);
  const read = createMemo(() => readWeights(features, written()));
  const weights = createMemo<Weights>((before) => {
    const now = read();
    return now.ok ? now.value : before;
  }, new Map());
  /** As it stands in a player's name; nothing while the text can't be read or is too long for a name. */
  const checked = createMemo(() => {
    const now = read();
    return now.ok ? checkName(props.found, form(), formatWeights(features, now.value)) : now;
  });
  const word = () => {
    const now = checked();
    return now.ok ? now.value : undefined;
  };
  const problem = () => {
    const now = checked();
    return now.ok ? '' : sayProblem(now.problem, settings.language, game);
  };

  const lab = openLab();
  onCleanup(() => lab.close());
  const kept = () => tries.latest ?? [];
  const judging = createJudging(lab, game.id, () => ({
    form: form(),
    seed: seed(),
    word: word(),
    rival: rival(),
    others: [...players.evaluations.map(({ id }) => id), ...kept().map((each) => each.weights)],
  }));
  const answers = () => judging.answersOf(word() ?? '');
  const judged = createMemo(() => judgedOf(answers()));
  /** Words, which stay the same while numbers come in, so that an open list of choices stays open. */
  const rivals = () => entries().flatMap(({ isThis, word: each }) => (isThis ? [] : each));
  const rivalName = () => kept().find((each) => each.weights === rival())?.name ?? rival() ?? '';
  const difference = () => {
    const other = rival();
    const pair = other === undefined || other === word() ? [] : judging.answersOf(other);
    return pair.length > 0 && answers().length > 0 ? differenceOf(answers(), pair) : undefined;
  };

  // What is being tried is in the address, to be found again and handed on.
  createEffect(
    on(
      () => [word(), depth(), seed()] as const,
      ([now]) => {
        if (now === undefined) return;
        const options = new Map([
          ['weights', now],
          ...(depth() > 0 ? ([['depth', String(depth())]] as const) : []),
          ...(seed() > 1 ? ([['exam', String(seed())]] as const) : []),
        ]);
        goInLab({ part: 'evaluate', game: game.id, options }, { replace: true });
      },
      { defer: true },
    ),
  );

  function weigh(feature: string, weight: number): void {
    setWritten(formatWeights(features, new Map([...weights(), [feature, weight]])));
  }

  async function keep(): Promise<void> {
    const now = word();
    if (now === undefined) return;
    const added = await evaluations.add({ id: deps.freshId(), game: game.id, weights: now, made: deps.today() });
    if (added.ok) announce(words().keptNow);
    else notify(sayFailure(added, settings.language));
    await refetch();
  }

  async function rename(one: KeptEvaluation, name: string): Promise<void> {
    const renamed = await evaluations.rename(one, name);
    if (!renamed.ok) notify(sayFailure(renamed, settings.language));
    await refetch();
  }

  async function remove(one: KeptEvaluation): Promise<void> {
    const removed = await evaluations.remove(one);
    if (!removed.ok) {
      notify(sayFailure(removed, settings.language));
      return;
    }
    if (rival() === one.weights) setRival(players.evaluations[0]?.id);
    notify(words().removed(one.name ?? one.weights), {
      label: words().undo,
      run: () => attempt(removed.value().then(() => refetch())),
    });
    await refetch();
  }

  async function play(): Promise<void> {
    const player = `${form()}:${word()}`;
    const seats = [person, { kind: 'computer', player }] as const;
    const preferences = { isShowingValues: settings.values };
    const started = await startGame({ game: game.id, seats, series: 1, preferences }, deps);
    if (!started.ok) {
      notify(sayFailure(started, settings.language));
      return;
    }
    sitDown(started.value);
    go({ screen: 'play' });
  }

  const entries = (): readonly Entry[] => {
    const now = word();
    const isKept = kept().some((each) => each.weights === now);
    return [
      ...(now === undefined || isKept ? [] : [{ word: now, name: now, isThis: true, judged: judged() }]),
      ...players.evaluations.map(({ id, text: detail }) => ({
        word: id,
        name: id,
        isThis: false,
        detail: inLanguage(detail),
        judged: judgedOf(judging.answersOf(id)),
      })),
      ...kept().map((each) => ({
        word: each.weights,
        name: each.name ?? each.weights,
        isThis: each.weights === now,
        kept: each,
        judged: judgedOf(judging.answersOf(each.weights)),
      })),
    ];
  };

  return (
    <div class="evaluate">
      <section class="evaluate-make">
        <p class="quiet">{words().summary}</p>
        {props.chooser}
        <Show when={features.length > 0} fallback={<p>{words().noFeatures}</p>}>
          <label for={fieldId} class="evaluate-label">
            {words().weighting}
          </label>
          <textarea
            id={fieldId}
            rows={3}
            spellcheck={false}
            autocapitalize="none"
            value={written()}
            aria-invalid={problem() !== ''}
            aria-describedby={`${fieldId}-problem ${fieldId}-help`}
            onInput={(event) => setWritten(event.currentTarget.value)}
          />
          <p id={`${fieldId}-problem`} class="field-problem" role="alert">
            {problem()}
          </p>
          <p id={`${fieldId}-help`} class="evaluate-help">
            {words().weightingHelp}
          </p>
          <Sliders features={features} weights={weights()} onChange={weigh} />
          <Show when={judged().positions > 0}>
            <p class="evaluate-brief" aria-hidden="true">
              <strong>{percent(judged().kept.value)}</strong> {words().keepsWhat}
            </p>
          </Show>
          <label for={formId} class="evaluate-label">
            {words().form}
          </label>
          <select id={formId} onChange={(event) => setDepth(Number(event.currentTarget.value))}>
            <For each={Array.from({ length: maxDepth + 1 }, (_, each) => each)}>
              {(each) => (
                <option value={each} selected={each === depth()}>
                  {words().forms(each)}
                </option>
              )}
            </For>
          </select>
          <div class="evaluate-actions">
            <Button icon="save" disabled={word() === undefined} onClick={() => attempt(keep())}>
              {kept().some((each) => each.weights === word()) ? words().isKept : words().keep}
            </Button>
            <Button icon="play" disabled={word() === undefined} onClick={() => attempt(play())}>
              {words().play}
            </Button>
            <Button
              kind="plain"
              icon="copy"
              disabled={word() === undefined}
              onClick={() => void copyText(`${form()}:${word()}`)}
            >
              {words().copy}
            </Button>
          </div>
        </Show>
      </section>
      <Show when={features.length > 0}>
        <div class="evaluate-shown">
          <section aria-labelledby={`${fieldId}-quality`}>
            <h2 id={`${fieldId}-quality`}>{words().quality}</h2>
            <div class="evaluate-exam">
              <span>{words().exam(seed())}</span>
              <Button kind="plain" icon="retry" onClick={() => setSeed((before) => (before % maxSeed) + 1)}>
                {words().anotherExam}
              </Button>
              <Show
                when={judging.isRunning()}
                fallback={
                  <Show when={answers().length > 0 && judging.done() < 1}>
                    <Button kind="plain" icon="play" onClick={judging.goOn}>
                      {words().goOn}
                    </Button>
                  </Show>
                }
              >
                <Button kind="plain" icon="pause" onClick={judging.stop}>
                  {words().stop}
                </Button>
                <progress aria-label={words().judging} max={1} value={judging.done()} />
              </Show>
            </div>
            <Show when={judging.problem()}>
              {(failed) => (
                <p class="field-problem" role="alert">
                  {sayProblem(failed(), settings.language, game)}
                </p>
              )}
            </Show>
            <Show
              when={judged().positions > 0}
              fallback={<p class="quiet">{judging.isRunning() ? words().judging : emptyWords()}</p>}
            >
              <Quality judged={judged()} isInPlies={answers()[0]?.isInPlies ?? true} ordering={judging.ordering()}>
                <p class="evaluate-rival">
                  <label for={rivalId}>{words().against}</label>
                  <select id={rivalId} onChange={(event) => setRival(event.currentTarget.value)}>
                    <For each={rivals()}>
                      {(each) => (
                        <option value={each} selected={each === rival()}>
                          {entries().find(({ word: one }) => one === each)?.name}
                        </option>
                      )}
                    </For>
                  </select>
                </p>
                <Show when={difference()}>{(found) => <p>{words().difference(found(), rivalName())}</p>}</Show>
              </Quality>
            </Show>
          </section>
          <section aria-labelledby={`${fieldId}-list`}>
            <h2 id={`${fieldId}-list`}>{words().list}</h2>
            <p class="evaluate-help">{words().listHelp}</p>
            <Leaderboard
              entries={entries()}
              onLoad={setWritten}
              onRename={(one, name) => attempt(rename(one, name))}
              onRemove={(one) => attempt(remove(one))}
            />
          </section>
          <section aria-labelledby={`${fieldId}-worst`}>
            <h2 id={`${fieldId}-worst`}>{words().worst}</h2>
            <Errors game={game} player={`${form()}:${word()}`} errors={judged().errors} />
          </section>
        </div>
      </Show>
    </div>
  );

  function emptyWords(): string {
    return judging.done() > 0 ? words().noTruth : '';
  }
}

/** A whole number from the address, if it is there and within bounds. */
function wholeOption({ options }: LabPlace, name: string, least: number, most: number, usual: number): number {
  const value = Number(options.get(name) ?? usual);
  return Number.isInteger(value) && value >= least && value <= most ? value : usual;
}
