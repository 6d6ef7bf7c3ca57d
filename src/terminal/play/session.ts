import type { Language, Move } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { fail, type Problem, type Result, succeed } from '../../core/problem.ts';
import type { Choice, Report, ReportedVerdict } from '../../core/report.ts';
import { formatSeat } from '../../core/seats/seat.ts';
import { compareVerdicts } from '../../engine/analysis/verdict.ts';
import type { Analyst, Answer } from '../../engine/service/analyst.ts';
import { sayPlayerInSentence } from '../../play/names.ts';
import type { Preferences } from '../../play/preferences.ts';
import { reviewMatch } from '../../play/review/review.ts';
import { reviewText } from '../../play/review/review-text.ts';
import type { SavedTable } from '../../play/saved/saved-table.ts';
import {
  goOnFrom,
  goTo,
  hasNextGame,
  hasPerson,
  hasVariations,
  isPersonsTurn,
  matchOf,
  nextGame,
  playAt,
  playerSeed,
  redo,
  resign,
  seatOf,
  type Table,
  undo,
} from '../../play/table.ts';
import { taskStanding } from '../../play/task.ts';
import { sayTask } from '../../play/task-text.ts';
import { playText } from '../../play/text.ts';
import { mainLine, type NodeId, pathTo } from '../../play/tree.ts';
import { moveInSentence, sayEnding, sayMove } from '../../text/say.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { verdictMark } from '../../text/verdict.ts';
import type { Invocation } from '../command.ts';
import { rulesLines } from '../print/rules-page.ts';
import { terminal } from '../text.ts';
import { optionsAfter } from './after-game.ts';
import { Autosave } from './autosave.ts';
import { seriesLines } from './describe.ts';
import { explainChoice, saySwitched } from './effort.ts';
import { Opponents } from './opponent.ts';
import { chooseFromReview } from './review.ts';
import { suggestRecordName, writeRecord } from './saves.ts';
import { appText } from './text.ts';
import type { Action, Command, Scene, Ui } from './ui.ts';
import { chooseVariation } from './variations.ts';
import { type Wait, waitFor } from './waiting.ts';

/** What a session is given: everything that the command was, how the person is met, and where games are kept. */
export interface SessionDeps extends Invocation {
  readonly ui: Ui;
  /** The language that is spoken now. */
  readonly language: Language;
  readonly folder: string;
}

/** Who wants to stop an analysis, or to hear of it as it goes. */
interface Interest {
  readonly signal?: AbortSignal;
  onProgress?(report: Report): void;
}

/** A table and what it takes to play at it: the thread that thinks and the file that the game is kept in. */
export class Session {
  private readonly deps: SessionDeps;
  private table: Table;
  /** As it was when one sat down. */
  private readonly found: Table;
  private readonly autosave: Autosave;
  private analyst: Analyst | undefined;
  private readonly opponents: Opponents;
  private message = '';
  private verdicts = new Map<NodeId, ReportedVerdict>();
  private preferences: Preferences;
  /** The last answer of a computer, and whether what such answers cost is said. */
  private lastChoice: Choice | undefined;
  private isShowingNodes = false;

  constructor(deps: SessionDeps, { table, preferences }: SavedTable, file?: string) {
    this.deps = deps;
    this.opponents = new Opponents(deps.hearBotError);
    // What was looked at elsewhere, perhaps, is here always the game itself.
    this.table = goTo(table, table.head);
    this.found = this.table;
    this.preferences = preferences;
    deps.ui.isFlipped = preferences.isFlipped;
    this.autosave = new Autosave(deps.folder, deps.claimant, file);
  }

  /** Plays until the person goes back to the menu. */
  async play(): Promise<void> {
    let goesOn = true;
    while (goesOn) goesOn = this.match.ending ? await this.afterGame() : await this.nextTurn();
    const left = this.leave();
    if (!left.ok) this.deps.ui.say(this.sentence(left.problem));
  }

  /** Gets up from the table. Whether its game is kept, to be gone on with, or why it can't be. */
  leave(): Result<boolean> {
    this.opponents.dismiss();
    this.analyst?.close();
    this.analyst = undefined;
    const isUntouched = this.autosave.file === undefined && this.table === this.found;
    return isUntouched ? succeed(false) : this.autosave.end(this.saved);
  }

  private get saved(): SavedTable {
    return { table: this.table, preferences: { ...this.preferences, isFlipped: this.deps.ui.isFlipped } };
  }

  private get match(): Match {
    return matchOf(this.table);
  }

  private get text() {
    return appText[this.deps.language];
  }

  private scene(extra: Partial<Scene> = {}): Scene {
    const { table, message, verdicts } = this;
    return { table, language: this.deps.language, message, verdicts, ...extra };
  }

  /** One turn, or one thing that a person wants instead. Whether to go on. */
  private async nextTurn(): Promise<boolean> {
    const action = isPersonsTurn(this.table) ? await this.personsTurn() : await this.computersTurn();
    if (!action) return true;
    if (action.kind === 'menu') return false;
    this.message = '';
    if (action.kind === 'move') return this.playMove(action.move);
    await this.obey(action.kind);
    return true;
  }

  private async personsTurn(): Promise<Action | undefined> {
    const { ui, tempo } = this.deps;
    this.tellTask();
    if (!this.preferences.isShowingValues) return ui.turn(this.scene());
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

  /** What the person set out to do stands before whatever else there is to say. */
  private tellTask(): void {
    const standing = taskStanding(this.table);
    const said = standing && sayTask(standing, this.deps.language);
    if (said && !this.message.startsWith(said)) this.message = `${said} ${this.message}`.trimEnd();
  }

  /** A computer's turn, unless a person does something before it has made up its mind. */
  private async computersTurn(): Promise<Action | undefined> {
    const { ui, language } = this.deps;
    const rested = hasPerson(this.table) ? undefined : await ui.rest(this.scene());
    if (rested) return rested;
    const name = formatSeat(seatOf(this.table, this.match.turn));
    const message = playText[language].thinking(sayPlayerInSentence(name, language, 'start'));
    const { result: chosen, action } = await this.wait(
      () => message,
      ['now', 'undo', 'menu'],
      (signals) => this.opponents.called(name, playerSeed(this.table), this.engine()).move(this.match, signals),
    );
    if (action || !chosen) return action;
    if (!chosen.ok) {
      ui.say(this.sentence(chosen.problem));
      return { kind: 'menu' };
    }
    this.lastChoice = chosen.value.choice;
    return { kind: 'move', move: chosen.value.move };
  }

  private wait<T>(message: () => string, commands: readonly Command[], work: Wait<T>['work']) {
    const { ui, now, tempo } = this.deps;
    const scene = () => this.scene({ message: message() });
    return waitFor({ ui, now, tick: tempo.tick }, { scene, commands, work });
  }

  /** What a computer's move comes to, for those who watch. */
  private async weigh(move: Move): Promise<ReportedVerdict | undefined> {
    const { game, state } = this.match;
    const report = await this.analyse(this.deps.tempo.glance);
    const text = game.notation.move(state, move);
    return report?.moves.find((reported) => reported.move === text);
  }

  /** Whether to go on: a computer that can't play its move would only try again. */
  private async playMove(move: Move): Promise<boolean> {
    const { board, language, ui } = this.deps;
    const isWatched = !hasPerson(this.table);
    const verdict = isWatched ? await this.weigh(move) : undefined;
    const next = playAt(this.table, this.table.head, move);
    if (!next.ok) {
      this.message = this.sentence(next.problem);
      if (isPersonsTurn(this.table)) return true;
      ui.say(this.message);
      return false;
    }
    const before = this.scene();
    const words = sayMove(this.match.game, this.match.state, move, language);
    const said = verdict ? `${words} ${verdictMark(verdict, board.isAscii, language)}` : words;
    const choice = isPersonsTurn(this.table) ? undefined : this.lastChoice;
    this.message = [said, ...explainChoice(choice, this.isShowingNodes, language)].join('\n');
    this.table = next.value;
    if (verdict) this.verdicts.set(this.table.head, verdict);
    this.save();
    await ui.showMove(before, this.scene());
    return true;
  }

  private async obey(command: Exclude<Command, 'menu'>): Promise<void> {
    const { ui, language, board } = this.deps;
    switch (command) {
      case 'undo':
        this.pauseComputers();
        this.replaceTable(undo(this.table), this.text.tookBack, this.text.nothingBack);
        break;
      case 'redo':
        this.pauseComputers();
        this.replaceTable(redo(this.table), '', this.text.nothingForward);
        break;
      case 'variations':
        await this.goOnWithVariation();
        break;
      case 'resign':
        this.replaceTable(resign(this.table), '');
        break;
      case 'hint':
        this.message = await this.hint();
        break;
      case 'values':
        this.preferences = { ...this.preferences, isShowingValues: !this.preferences.isShowingValues };
        this.save();
        break;
      case 'nodes':
        this.isShowingNodes = !this.isShowingNodes;
        this.message = saySwitched(this.isShowingNodes, this.lastChoice, language);
        break;
      case 'now':
        this.message = this.text.nobodyThinks;
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
    this.save();
  }

  private async goOnWithVariation(): Promise<void> {
    const { ui, board } = this.deps;
    const words = this.text.variations;
    if (!hasVariations(this.table)) {
      this.message = words.none;
      return;
    }
    const chosen = await chooseVariation(this.scene(), ui, board.isAscii);
    if (chosen === undefined || chosen === this.table.head) return;
    this.pauseComputers();
    const isAhead = mainLine(this.table.tree).includes(chosen);
    this.replaceTable(goOnFrom(this.table, chosen), isAhead ? '' : words.chosen);
  }

  private async hint(): Promise<string> {
    const { ui, language, tempo } = this.deps;
    const text = playText[language];
    ui.update(this.scene({ message: text.workingOut }));
    const report = await this.analyse(tempo.hint);
    const best = report && [...report.moves].sort(compareVerdicts)[0];
    return best ? text.hint(moveInSentence(this.table.game, best.move, language), best) : '';
  }

  private async saveRecord(): Promise<void> {
    const wanted = await this.deps.ui.ask(this.text.askFile, suggestRecordName(this.table, this.autosave.file));
    if (wanted === undefined) return;
    const written = writeRecord(wanted, this.table);
    this.message = written.ok ? this.text.saved(written.value) : this.sentence(written.problem);
  }

  /** A game that can't be kept can still be played. */
  private save(): void {
    const saved = this.autosave.save(this.saved);
    if (!saved.ok) this.message = `${this.message} ${this.sentence(saved.problem)}`.trimStart();
  }

  /** What to do after a game. Whether to go on. */
  private async afterGame(): Promise<boolean> {
    const { ui, language } = this.deps;
    const { ending, game } = this.match;
    if (!ending) return true;
    const task = taskStanding(this.table);
    const lines = [
      sayEnding(ending, language, game),
      ...(task ? [sayTask(task, language)] : []),
      ...seriesLines(this.table, language),
    ];
    if (!hasPerson(this.table) && hasNextGame(this.table) && this.table.series.length !== 'endless') {
      return this.betweenGames(lines.join(' '));
    }
    const title = this.text.over.title;
    const options = optionsAfter(this.table, this.canLookBack, language);
    const scene = this.scene({ message: this.message });
    const choice = await ui.choose({ title, lines, options, hasWayBack: false, scene });
    this.message = '';
    if (choice === 'next') this.begin(nextGame(this.table));
    else if (choice === 'review') await this.review();
    else if (choice === 'undo' || choice === 'save') await this.obey(choice);
    return choice !== 'menu' && choice !== undefined;
  }

  /** Two computers go on with their series by themselves, unless a person wants something. Whether to go on. */
  private async betweenGames(result: string): Promise<boolean> {
    const action = await this.deps.ui.rest(this.scene({ message: `${this.message} ${result}`.trimStart() }));
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
    if (!hasPerson(this.table)) this.deps.ui.pause();
  }

  /** Line by line two computers can't be stopped, and would play the same again. */
  private get canLookBack(): boolean {
    return this.deps.ui.isLive || hasPerson(this.table);
  }

  /** The next game. Its series is kept with it; a game that was the last of its own needs its file no more. */
  private begin(table: Table): void {
    if (table.series.winners.length === 0) this.autosave.remove();
    this.table = table;
    this.verdicts = new Map();
    this.lastChoice = undefined;
    this.message = '';
    // Their chances are those of one game.
    this.opponents.dismiss();
    this.save();
  }

  /** Judges the game, and perhaps plays on from before one of its moves. */
  private async review(): Promise<void> {
    const { ui, tempo, language, board } = this.deps;
    const looking = (ply: number) => reviewText[language].reviewing(ply, this.match.ply);
    let message = looking(1);
    const { result: found } = await this.wait(
      () => message,
      ['menu'],
      ({ signal }) =>
        reviewMatch(this.match, async (_start, played) => {
          message = looking(played.length + 1);
          const answer = await this.ask(played, tempo.review, { signal });
          return answer ?? fail({ code: 'engine-cancelled', values: {} });
        }),
    );
    if (!found?.ok) {
      this.message = found ? this.sentence(found.problem) : '';
      return;
    }
    const ply = await chooseFromReview(this.scene(), found.value, ui, board.isAscii);
    const before = ply === undefined ? undefined : pathTo(this.table.tree, this.table.head)[ply - 1];
    if (ply === undefined || before === undefined) return;
    this.pauseComputers();
    this.replaceTable(goOnFrom(this.table, before), this.text.review.playingFrom(ply));
  }

  private engine(): Analyst {
    this.analyst ??= this.deps.startAnalyst(this.match.game);
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
    return sayProblem(problem, this.deps.language, this.match.game, terminal);
  }
}
