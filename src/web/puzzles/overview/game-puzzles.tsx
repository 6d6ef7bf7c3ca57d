import { For, Show } from 'solid-js';
import { type Puzzle, puzzleThemes } from '../../../study/puzzles/puzzle.ts';
import { type GameProgress, ownValue, progressIn } from '../../../study/training/progress.ts';
import { training } from '../../../study/training/text.ts';
import { inLanguage } from '../../settings.ts';
import { attempt } from '../../shell/attempt.ts';
import { Button } from '../../shell/button.tsx';
import { beginSet } from '../go-to-next.ts';
import { setOfGrade, setOfTheme } from '../next-puzzle.ts';
import type { PuzzleGame } from '../puzzle-games.ts';
import { DueCard } from './due-card.tsx';
import { MistakesCard } from './mistakes-card.tsx';
import type { Overview } from './overview.ts';
import { RatingCard } from './rating-card.tsx';
import { text } from './text.ts';

/** The puzzles of one game: to practise, in a streak, by theme and by grade, and how it went. */
export function GamePuzzles(props: { readonly overview: Overview; readonly source: PuzzleGame }) {
  const words = () => inLanguage(text);
  const { game, puzzles } = props.source;
  const progress = progressIn(props.overview.progress, game.id);
  const { streak } = props.overview;
  const isOn = streak !== undefined && !streak.isOver && streak.solved > 0;
  const grades = [...new Set(puzzles.map(({ grade }) => grade))].sort((one, other) => one - other);
  const themes = puzzleThemes.filter((theme) => puzzles.some((puzzle) => puzzle.themes.includes(theme)));
  const begin = (set?: string) => attempt(beginSet(game.id, set));
  return (
    <Show when={puzzles.length > 0} fallback={<p>{words().noPuzzles(inLanguage(game.text).name)}</p>}>
      <div class="puzzles-cards">
        <section class="puzzles-card" aria-labelledby="puzzles-practise">
          <h2 id="puzzles-practise">{words().practise}</h2>
          <p class="quiet">{words().practiseDetail}</p>
          <div class="puzzles-ways">
            <Button kind="main" aria-label={words().practiseGame(inLanguage(game.text).name)} onClick={() => begin()}>
              {words().begin}
            </Button>
          </div>
        </section>
        <section class="puzzles-card" aria-labelledby="puzzles-streak">
          <h2 id="puzzles-streak">{words().streak}</h2>
          <p class="quiet">
            {isOn ? words().streakAt(streak?.solved ?? 0) : words().streakDetail}
            <Show when={progress.streak}>{(longest) => <> {words().best(longest().solved)}</>}</Show>
          </p>
          <div class="puzzles-ways">
            <Button
              kind="main"
              aria-label={words().streakIn(inLanguage(game.text).name)}
              onClick={() => begin('streak')}
            >
              {isOn ? words().goOn : words().begin}
            </Button>
          </div>
        </section>
        <DueCard due={props.overview.due} />
        <MistakesCard game={game.id} />
      </div>
      <section class="puzzles-section" aria-labelledby="puzzles-themes">
        <h2 id="puzzles-themes">{words().themes}</h2>
        <ul class="puzzles-sets">
          <For each={themes}>
            {(theme) => (
              <SetTile
                name={inLanguage(training.text).themes[theme].name}
                detail={inLanguage(training.text).themes[theme].meaning}
                puzzles={puzzles.filter((puzzle) => puzzle.themes.includes(theme))}
                progress={progress}
                onBegin={() => begin(setOfTheme(theme))}
              />
            )}
          </For>
        </ul>
      </section>
      <section class="puzzles-section" aria-labelledby="puzzles-grades">
        <h2 id="puzzles-grades">{words().grades}</h2>
        <p class="quiet">{words().gradesDetail}</p>
        <ul class="puzzles-sets puzzles-grades">
          <For each={grades}>
            {(grade) => (
              <SetTile
                name={inLanguage(training.text).grade(grade)}
                puzzles={puzzles.filter((puzzle) => puzzle.grade === grade)}
                progress={progress}
                onBegin={() => begin(setOfGrade(grade))}
              />
            )}
          </For>
        </ul>
      </section>
      <RatingCard source={props.source} progress={progress} />
    </Show>
  );
}

interface SetTileProps {
  readonly name: string;
  readonly detail?: string;
  readonly puzzles: readonly Puzzle[];
  readonly progress: GameProgress;
  onBegin(): void;
}

/** Puzzles of one kind, with how many of them are solved. */
function SetTile(props: SetTileProps) {
  const solved = () =>
    props.puzzles.filter(({ id }) => {
      const result = ownValue(props.progress.results, id);
      return result && result.last !== 'failed';
    }).length;
  return (
    <li>
      <button type="button" class="puzzles-set" onClick={() => props.onBegin()}>
        <strong>{props.name}</strong>
        <Show when={props.detail}>{(detail) => <span>{detail()}</span>}</Show>
        <span class="puzzles-count">{inLanguage(text).solvedOf(solved(), props.puzzles.length)}</span>
      </button>
    </li>
  );
}
