import type { Game, Language, Player } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { parseSeat, person, type Seat } from '../../core/seats/seat.ts';
import { type SeriesLength, seriesLengths, setupRandom, startSeries } from '../../core/seats/series.ts';
import type { Sizes } from '../../core/sizes.ts';
import { findGame, games } from '../../games/index.ts';
import { openTable, type Table, tableWith } from '../../play/table.ts';
import type { Task } from '../../play/task-names.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { loadGame } from '../command.ts';
import { terminal } from '../text.ts';
import { levelsOf } from './levels.ts';
import { checkOpponent } from './opponent.ts';
import type { OpenedTable } from './table-file.ts';
import { appText, wordsFor } from './text.ts';
import type { Option, Ui } from './ui.ts';

/** What is already settled of a game to be played; the rest is asked for. */
export interface Wishes {
  readonly game?: Game;
  readonly seats?: readonly [Seat, Seat];
  readonly series?: SeriesLength;
  /** Where every game of the series begins, if that was chosen. */
  readonly start?: Match;
  /** What the person is to do there. */
  readonly task?: Task;
  /** A table that is gone on with; nothing is left to be asked then. */
  readonly opened?: OpenedTable;
  readonly seed: number;
}

/** Asks for what is not settled, one menu after another; going back leads to the menu before. */
export async function arrangeTable(wishes: Wishes, language: Language, ui: Ui): Promise<Table | undefined> {
  const { game } = wishes;
  if (!game) return undefined;
  for (;;) {
    const seats = wishes.seats ?? (await chooseSeats(startOf(game, wishes), language, ui));
    if (!seats) return undefined;
    // Seats that were given come with everything else; those that were chosen are followed by the last question.
    const length = wishes.series ?? (wishes.seats ? 1 : await chooseSeries(language, ui));
    if (length === undefined) continue;
    const series = startSeries(length, wishes.seed);
    const { start, task } = wishes;
    const table = start ? tableWith(start, seats, series, start.position) : openTable(game, seats, series);
    return task ? { ...table, task } : table;
  }
}

/** A game or one of its variants. */
export async function chooseVariant(
  id: string,
  loaded: readonly Game[],
  language: Language,
  ui: Ui,
): Promise<Game | undefined> {
  const text = appText[language];
  const game = await loadGame(id, loaded);
  if (!game.ok) return undefined;
  const sizes = findGame(id)?.sizes;
  const hasVariants = games.some((entry) => entry.variantOf === id);
  if (!hasVariants) return game.value;
  // A size that is a game of its own is found among the sizes too.
  const others = games.filter((entry) => entry.variantOf === id || (sizes && entry.sizes === sizes && entry.id !== id));
  const variants = await Promise.all(others.map((entry) => entry.load()));
  const options: Option<Game | Sizes>[] = [game.value, ...variants].map((each) => {
    const { name, summary } = each.text[language];
    return { value: each, label: name, detail: each === game.value ? text.usual : summary, words: [each.id] };
  });
  if (sizes) {
    options.push({ value: sizes, label: text.otherSize, detail: text.otherSizeDetail, words: wordsFor('size') });
  }
  for (;;) {
    const title = text.variantTitle(game.value.text[language].name);
    const chosen = await ui.choose({ title, options, hasWayBack: true });
    if (!chosen || !('idOf' in chosen)) return chosen;
    const size = await ui.ask(text.askSize(chosen.example), chosen.example);
    if (size === undefined) continue;
    const found = await loadGame(chosen.idOf(size.trim().toLowerCase()), loaded);
    if (found.ok) return found.value;
    ui.say(sayProblem(found.problem, language, terminal));
  }
}

/** Where the first game begins, which some opponents are not fit for. */
function startOf(game: Game, { start, seed }: Wishes): Match {
  return start ?? Match.start(game, setupRandom(startSeries(1, seed)));
}

async function chooseSeats(start: Match, language: Language, ui: Ui): Promise<readonly [Seat, Seat] | undefined> {
  const { modes } = appText[language];
  const { players } = start.game.text[language];
  const options: Option<readonly [boolean, boolean]>[] = [
    { value: [false, true], label: modes.person(players[0], true), words: wordsFor('first') },
    { value: [true, false], label: modes.person(players[1], false), words: wordsFor('second') },
    { value: [false, false], label: modes.people, detail: modes.peopleDetail, words: wordsFor('people') },
    { value: [true, true], label: modes.computers, detail: modes.computersDetail, words: wordsFor('computers') },
  ];
  for (;;) {
    const chosen = await ui.choose({ title: modes.title, options, hasWayBack: true });
    if (!chosen) return undefined;
    const first = chosen[0] ? await chooseLevel(start, 0, language, ui) : person;
    if (!first) continue;
    const second = chosen[1] ? await chooseLevel(start, 1, language, ui) : person;
    if (second) return [first, second];
  }
}

async function chooseLevel(start: Match, player: Player, language: Language, ui: Ui): Promise<Seat | undefined> {
  const text = appText[language];
  const { game, state } = start;
  const levels = await levelsOf(game, state, language);
  const name = await ui.choose({
    title: text.levelTitle(game.text[language].players[player]),
    lines: [text.typePlayer],
    options: levels.map(({ player: value, label, detail }) => ({ value, label, detail, words: [value] })),
    hasWayBack: true,
    async readTyped(typed) {
      const known = await checkOpponent(game, typed);
      return known.ok ? { value: known.value } : { refusal: sayProblem(known.problem, language, game, terminal) };
    },
  });
  return name === undefined ? undefined : parseSeat(name);
}

async function chooseSeries(language: Language, ui: Ui): Promise<SeriesLength | undefined> {
  const text = appText[language];
  const options = seriesLengths.map((length) => ({ value: length, label: text.series(length) }));
  return ui.choose({ title: text.seriesTitle, options, hasWayBack: true });
}
