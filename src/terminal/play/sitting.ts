import type { Move } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { fail, type Problem, type Result, succeed } from '../../core/problem.ts';
import type { Report, ReportedVerdict } from '../../core/report.ts';
import { formatSeat } from '../../core/seat.ts';
import {
  giveUp,
  hasNextGame,
  hasPerson,
  isPersonsTurn,
  nextGame,
  playAgain,
  seatOf,
  type Table,
  takeBack,
} from '../../core/table.ts';
import type { Analyst, Answer } from '../../engine/analyst.ts';
import { catalogues, sayEnding, sayMove, sayProblem } from '../../text/say.ts';
import { byMerit, verdictMark } from '../../text/verdict.ts';
import { reviewMatch } from '../review-page.ts';
import { rulesLines } from '../rules-page.ts';
import { terminal } from '../text.ts';
import { release } from './claims.ts';
import { playerLabel, seriesLines } from './describe.ts';
import type { House } from './house.ts';
import { type Opponent, openOpponent } from './opponent.ts';
import { chooseFromReview } from './review.ts';
import { removeSave, suggestRecordName, writeRecord, writeSave } from './saves.ts';
import { playText, wordsFor } from './text.ts';
import type { Action, Command, Option, Scene } from './ui.ts';

/** Who wants to stop an analysis, or to hear of it as it goes. */
interface Interest {
  readonly signal?: AbortSignal;
  onProgress?(report: Report): void;
}

/** A table and what it takes to play at it: the thread that thinks and the file that the game is kept in. */
export class Sitting {
  private readonly house: House;
  private table: Table;
  /** As it was when one sat down. */
  private readonly found: Table;
  private file: string | undefined;
  private analyst: Analyst | undefined;
  private readonly opponents = new Map<string, Opponent>();
  private message = '';
  private verdicts = new Map<number, ReportedVerdict>();
  private wantsValues = false;

  constructor(house: House, table: Table, file?: string) {
    this.house = house;
    this.table = table;
    this.found = table;
    this.file = file;
  }

  /** Plays until the person goes back to the menu. */
  async play(): Promise<void> {
    let goesOn = true;
    while (goesOn) goesOn = this.match.ending ? await this.afterGame() : await this.nextTurn();
    const left = this.leave();
    if (!left.ok) this.house.ui.say(this.sentence(left.problem));
  }

  /** Gets up from the table. Whether its game is kept, to be gone on with, or why it can't be. */
  leave(): Result<boolean> {
    this.dismissOpponents();
    this.analyst?.close();
    this.analyst = undefined;
    const isUntouched = this.file === undefined && this.table === this.found;
    if (isUntouched || !this.isWorthKeeping) {
      this.removeFile();
      return succeed(false);
    }
    // An earlier attempt may have failed, or someone may have removed the file.
    const kept = this.write();
    if (this.file !== undefined) release(this.file, this.house.claimant);
    return kept.ok ? succeed(true) : kept;
  }

  private removeFile(): void {
    if (this.file !== undefined) removeSave(this.file, this.house.claimant);
    this.file = undefined;
  }

  /** Not before anything was played, and not once all is decided; a series without end ends when one gets up. */
  private get isWorthKeeping(): boolean {
    const { series } = this.table;
    if (!this.match.ending) return this.match.ply > 0 || series.winners.length > 0;
    return series.length !== 'endless' && hasNextGame(this.table);
  }

  private get match(): Match {
    return this.table.match;
  }

  private get text() {
    return playText[this.house.language];
  }

  private scene(extra: Partial<Scene> = {}): Scene {
    const { table, message, verdicts } = this;
    return { table, language: this.house.language, message, verdicts, ...extra };
  }

  /** One turn, or one thing that a person wants instead. Whether to go on. */
  private async nextTurn(): Promise<boolean> {
    const action = isPersonsTurn(this.table) ? await this.personsTurn() : await this.computersTurn();
    if (!action) return true;
    if (action.kind === 'menu') return false;
    this.message = '';
    if (action.kind === 'move') await this.playMove(action.move);
    else await this.obey(action.kind);
    return true;
  }

  private async personsTurn(): Promise<Action> {
    const { ui, tempo } = this.house;
    if (!this.wantsValues) return ui.turn(this.scene());
    if (!ui.isLive) return ui.turn(this.scene({ report: await this.analyse(tempo.hint) }));
    const stop = new AbortController();
    const show = (report: Report) => ui.update(this.scene({ report }));
    const found = this.analyse(tempo.hint, { signal: stop.signal, onProgress: show });
    void found.then((report) => report && show(report));
    const action = await ui.turn(this.scene());
    stop.abort();
    await found;
    return action;
  }

  /** A computer's turn, unless a person does something before it has made up its mind. */
  private async computersTurn(): Promise<Action | undefined> {
    const { ui, language } = this.house;
    const rested = hasPerson(this.table) ? undefined : await ui.rest(this.scene());
    if (rested) return rested;
    const name = formatSeat(seatOf(this.table, this.match.turn));
    const message = this.text.thinking(playerLabel(name, language));
    const { result: choice, action } = await this.watched(message, ['undo', 'menu'], (signal) =>
      this.opponent(name).move(this.match, signal),
    );
    if (action || !choice) return action;
    if (!choice.ok) {
      ui.say(this.sentence(choice.problem));
      return { kind: 'menu' };
    }
    if (!hasPerson(this.table)) await this.weigh(choice.value);
    return { kind: 'move', move: choice.value };
  }

  /** The one who plays under this name at this table, called when first needed. */
  private opponent(name: string): Opponent {
    const { seed, winners } = this.table.series;
    const known = this.opponents.get(name);
    const opponent = known ?? openOpponent(name, (seed + winners.length) >>> 0, this.engine());
    this.opponents.set(name, opponent);
    return opponent;
  }

  /** Waits for something that takes a while, unless a person gives one of some commands before it is done. */
  private async watched<T>(
    message: string,
    commands: readonly Command[],
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<{ readonly result?: T; readonly action?: Action }> {
    const [working, watching] = [new AbortController(), new AbortController()];
    const done = work(working.signal).finally(() => watching.abort());
    const action = await this.house.ui.watch(this.scene({ message }), commands, watching.signal);
    if (action) working.abort();
    const result = await done;
    return action ? { action } : { result };
  }

  /** Finds out what a computer's move came to, for those who watch. */
  private async weigh(move: Move): Promise<void> {
    const { game, state, ply } = this.match;
    const report = await this.analyse(this.house.tempo.glance);
    const text = game.notation.move(state, move);
    const found = report?.moves.find((reported) => reported.move === text);
    if (found) this.verdicts.set(ply + 1, found);
  }

  private async playMove(move: Move): Promise<void> {
    const next = this.match.playMove(move);
    if (!next.ok) return;
    const before = this.scene();
    const words = sayMove(this.match.game, this.match.state, move, this.house.language);
    const verdict = this.verdicts.get(next.value.ply);
    const { board, language } = this.house;
    this.message = verdict ? `${words} ${verdictMark(verdict, board.isAscii, language)}` : words;
    this.table = { ...this.table, match: next.value };
    this.keep();
    await this.house.ui.showMove(before, this.scene());
  }

  private async obey(command: Exclude<Command, 'menu'>): Promise<void> {
    const { ui, language, board } = this.house;
    switch (command) {
      case 'undo':
        this.pauseComputers();
        this.replaceTable(takeBack(this.table), this.text.tookBack, this.text.nothingBack);
        break;
      case 'redo':
        this.pauseComputers();
        this.replaceTable(playAgain(this.table), '', this.text.nothingForward);
        break;
      case 'resign':
        this.replaceTable(giveUp(this.table), '');
        break;
      case 'hint':
        this.message = await this.hint();
        break;
      case 'values':
        this.wantsValues = !this.wantsValues;
        break;
      case 'rules':
        await ui.read((width) => rulesLines(this.match.game, language, board, width));
        break;
      case 'save':
        await this.saveRecord();
        break;
    }
  }

  private replaceTable(table: Table | undefined, done: string, notPossible = ''): void {
    this.message = table ? done : notPossible;
    if (!table) return;
    this.table = table;
    for (const ply of this.verdicts.keys()) if (ply > table.match.ply) this.verdicts.delete(ply);
    this.keep();
  }

  private async hint(): Promise<string> {
    const { ui, language, tempo } = this.house;
    ui.update(this.scene({ message: this.text.findingOut }));
    const report = await this.analyse(tempo.hint);
    const best = report && [...report.moves].sort(byMerit)[0];
    return best ? this.text.hint(best.move, catalogues[language].verdicts.position(report)) : '';
  }

  private async saveRecord(): Promise<void> {
    const wanted = await this.house.ui.ask(this.text.askFile, suggestRecordName(this.table, this.file));
    if (wanted === undefined) return;
    const written = writeRecord(wanted, this.table);
    this.message = written.ok ? this.text.saved(written.value) : this.sentence(written.problem);
  }

  /** Writes the game to its file. A game without moves needs none; one that can't be kept can still be played. */
  private keep(): void {
    if (this.file === undefined && !this.isWorthKeeping) return;
    const kept = this.write();
    if (!kept.ok) this.message = `${this.message} ${this.sentence(kept.problem)}`.trimStart();
  }

  private write(): Result<string> {
    const { folder, claimant } = this.house;
    const written = writeSave(folder, this.file, this.table, claimant);
    if (written.ok) this.file = written.value;
    return written;
  }

  /** What to do after a game. Whether to go on. */
  private async afterGame(): Promise<boolean> {
    const { ui, language } = this.house;
    const { ending, game } = this.match;
    if (!ending) return true;
    const lines = [sayEnding(ending, language, game), ...seriesLines(this.table, language)];
    if (!hasPerson(this.table) && hasNextGame(this.table) && this.table.series.length !== 'endless') {
      return this.betweenGames(lines.join(' '));
    }
    const title = this.text.over.title;
    const scene = this.scene({ message: this.message });
    const choice = await ui.choose({ title, lines, options: this.optionsAfter(), hasWayBack: false, scene });
    this.message = '';
    if (choice === 'next') this.begin(nextGame(this.table));
    else if (choice === 'review') await this.review();
    else if (choice === 'undo' || choice === 'save') await this.obey(choice);
    return choice !== 'menu' && choice !== undefined;
  }

  /** Two computers go on with their series by themselves, unless a person wants something. Whether to go on. */
  private async betweenGames(result: string): Promise<boolean> {
    const action = await this.house.ui.rest(this.scene({ message: `${this.message} ${result}`.trimStart() }));
    if (action?.kind === 'menu') return false;
    if (!action) this.begin(nextGame(this.table));
    else if (action.kind !== 'move') {
      this.message = '';
      await this.obey(action.kind);
    }
    return true;
  }

  /** Two computers would play at once again what was taken back. */
  private pauseComputers(): void {
    if (!hasPerson(this.table)) this.house.ui.pause();
  }

  private optionsAfter(): Option<'next' | 'review' | 'undo' | 'save' | 'menu'>[] {
    const { over } = this.text;
    const review = {
      value: 'review',
      label: over.review,
      detail: over.reviewDetail,
      words: wordsFor('review'),
    } as const;
    const undo = { value: 'undo', label: over.undo, words: wordsFor('undo') } as const;
    return [
      { value: 'next', label: hasNextGame(this.table) ? over.next : over.again, words: wordsFor('next') },
      ...(this.match.ply > 0 ? [review] : []),
      ...(this.canLookBack ? [undo] : []),
      { value: 'save', label: over.save, words: wordsFor('save') },
      { value: 'menu', label: over.menu, words: wordsFor('menu') },
    ];
  }

  /** Line by line two computers can't be stopped, and would play the same again. */
  private get canLookBack(): boolean {
    return this.house.ui.isLive || hasPerson(this.table);
  }

  /** The next game. Its series is kept with it; a game that was the last of its own needs its file no more. */
  private begin(table: Table): void {
    if (table.series.winners.length === 0) this.removeFile();
    this.table = table;
    this.verdicts = new Map();
    this.message = '';
    // Their chances are those of one game.
    this.dismissOpponents();
    this.keep();
  }

  private dismissOpponents(): void {
    for (const opponent of this.opponents.values()) opponent.close();
    this.opponents.clear();
  }

  /** Judges the game, and perhaps plays on from before one of its moves. */
  private async review(): Promise<void> {
    const { ui, tempo } = this.house;
    const looking = (ply: number) => this.text.review.reviewing(ply, this.match.ply);
    const { result: found } = await this.watched(looking(1), ['menu'], (signal) =>
      reviewMatch(this.match, async (_start, played) => {
        ui.update(this.scene({ message: looking(played.length + 1) }));
        const answer = await this.ask(played, tempo.review, { signal });
        return answer ?? fail({ code: 'engine-failed', values: { reason: 'cancelled' } });
      }),
    );
    if (!found?.ok) {
      this.message = found ? this.sentence(found.problem) : '';
      return;
    }
    const ply = await chooseFromReview(this.scene(), found.value, this.house);
    if (ply === undefined) return;
    this.pauseComputers();
    const match = this.match.goTo(ply - 1);
    this.replaceTable({ ...this.table, match }, this.text.review.playingFrom(ply));
  }

  private engine(): Analyst {
    this.analyst ??= this.house.startAnalyst(this.match.game);
    return this.analyst;
  }

  /** What is known of the present position; undefined where that was cancelled or failed. */
  private async analyse(milliseconds: number, interest: Interest = {}): Promise<Report | undefined> {
    const answer = await this.ask(this.match.played, milliseconds, interest);
    if (answer?.ok) return answer.value;
    if (answer) this.message = this.sentence(answer.problem);
    return undefined;
  }

  private ask(played: readonly string[], milliseconds: number, interest: Interest = {}): Promise<Answer> {
    return this.engine().analyse({ start: this.match.goTo(0).position, played, milliseconds, ...interest });
  }

  private sentence(problem: Problem): string {
    return sayProblem(problem, this.house.language, this.match.game, terminal);
  }
}
