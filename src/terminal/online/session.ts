import type { Game, Language, Player } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Problem } from '../../core/problem.ts';
import type { Report } from '../../core/report.ts';
import type { OnlineClient } from '../../online/client/client.ts';
import { type ClientState, mayMove, shownMoves } from '../../online/client/state.ts';
import type { Snapshot, Action as WireAction } from '../../online/wire.ts';
import { matchOf, type Table } from '../../play/table.ts';
import { sayMove } from '../../text/say.ts';
import { sayProblem } from '../../text/say-problem.ts';
import type { Failure, Invocation } from '../command.ts';
import { suggestRecordName } from '../play/saves.ts';
import { appText, wordsFor } from '../play/text.ts';
import type { Action, Command, Option, Scene, Ui } from '../play/ui.ts';
import { rulesLines } from '../print/rules-page.ts';
import { terminal } from '../text.ts';
import { Analysis } from './analysis.ts';
import { closedFailure, firstSnapshot } from './connection.ts';
import { isTurningPoint, newsBetween } from './news.ts';
import { catchUp, tableOf } from './online-table.ts';
import { writeOnlineRecord } from './record.ts';
import { commandsAt, describeSeat, sayResult, standingLines, type Viewer } from './standing.ts';
import { onlineText } from './text.ts';

/** A game online as it is open here. */
export interface OpenGame {
  readonly client: OnlineClient;
  readonly game: Game;
  /** The seat that is played here; whoever has none watches. */
  readonly player: Player | undefined;
}

/** What a session of a game online is given. */
export interface OnlineSessionDeps extends Invocation {
  readonly ui: Ui;
  readonly language: Language;
  /** Opens the game that a rematch is; the one before it is closed. */
  openRematch(before: OpenGame, snapshot: Snapshot): OpenGame;
}

/** What the words and keys of a game online ask of the server. */
const wireActions: Readonly<Partial<Record<Command, WireAction>>> = {
  resign: 'resign',
  abort: 'abort',
  draw: 'offer-draw',
  takeback: 'ask-takeback',
  // Whoever is used to it from a game at one keyboard means the same.
  undo: 'ask-takeback',
  accept: 'accept',
  decline: 'decline',
};

/** A person at a table whose other side is elsewhere, or one who watches. The server has the game; this shows it. */
export class OnlineSession {
  private readonly deps: OnlineSessionDeps;
  private open: OpenGame;
  private table: Table;
  private seen: ClientState;
  private message = '';
  /** What was heard and is not shown yet. */
  private news = '';
  /** Comes when what can be done has changed. */
  private changed = new AbortController();
  private unsubscribe: () => void = () => undefined;
  private help: Analysis;
  private isShowingValues = false;
  private hasLeft = false;
  private ticking: NodeJS.Timeout | undefined;
  /** What is known of the moves of the present position, where that is wanted. */
  private report: Report | undefined;

  /** The client must have been told of the game already. */
  constructor(deps: OnlineSessionDeps, open: OpenGame, table: Table) {
    this.deps = deps;
    this.open = open;
    this.table = table;
    this.seen = open.client.state;
    this.help = new Analysis(deps, open.game);
  }

  /** Plays or watches until the person leaves; or why it can't go on. */
  async play(): Promise<Failure | undefined> {
    const { ui, tempo } = this.deps;
    this.listen();
    // Clocks go on by themselves.
    this.ticking = ui.isLive ? setInterval(() => ui.update(this.scene()), tempo.tick) : undefined;
    while (!this.hasLeft) {
      // What was looked at for the turn before is not wanted any more.
      this.changed.abort();
      this.changed = new AbortController();
      const failure = await this.catchUp();
      if (failure) return failure;
      const action = this.snapshot.result ? await this.afterGame() : await this.nextAction();
      if (action?.kind === 'menu') return undefined;
      if (action && !this.hasLeft) await this.obey(action);
    }
    return undefined;
  }

  /** Gets up, whatever is being waited for; the game stays as it is. */
  leave(): void {
    this.hasLeft = true;
    clearInterval(this.ticking);
    this.changed.abort();
    this.unsubscribe();
    this.open.client.stop();
    this.help.close();
  }

  private get viewer(): Viewer {
    const { game, player } = this.open;
    return { game, player, language: this.deps.language, isLive: this.deps.ui.isLive };
  }

  private get state(): ClientState {
    return this.open.client.state;
  }

  private get snapshot(): Snapshot {
    const { snapshot } = this.state;
    if (!snapshot) throw new Error('A session needs a client that knows its game; wait for the first snapshot.');
    return snapshot;
  }

  private get match(): Match {
    return matchOf(this.table);
  }

  private scene(): Scene {
    const { table, message, viewer, state, report } = this;
    const now = this.deps.wallClock();
    const online = {
      seats: [describeSeat(state, 0, viewer, now), describeSeat(state, 1, viewer, now)] as const,
      lines: standingLines(state, viewer),
      commands: commandsAt(state, viewer),
      isWatching: viewer.player === undefined,
      isTurn: viewer.player !== undefined && mayMove(state, viewer.player),
    };
    return { table, language: viewer.language, message, report, verdicts: new Map(), online };
  }

  private listen(): void {
    this.unsubscribe();
    this.seen = this.state;
    this.unsubscribe = this.open.client.subscribe(() => this.hear());
  }

  /** Something is new: it is said, and shown; what the person is about is broken off only where it must be. */
  private hear(): void {
    const { ui } = this.deps;
    const [before, after] = [this.seen, this.state];
    this.seen = after;
    const news = newsBetween(before, after, this.viewer).join(' ');
    const isTurn = isTurningPoint(before, after, this.open.player);
    if (isTurn) this.news = `${this.news} ${news}`.trim();
    else if (news && ui.isLive) this.message = news;
    else if (news) ui.say(news);
    if (isTurn) this.changed.abort();
    else if (ui.isLive) ui.update(this.scene());
  }

  /** Shows what has happened since: moves one by one, what was taken back, the end, the next game. */
  private async catchUp(): Promise<Failure | undefined> {
    const closed = closedFailure(this.state, this.viewer);
    if (closed) return closed;
    if (this.snapshot.rematch !== null) return this.goToRematch();
    const caught = catchUp(this.table, this.snapshot, shownMoves(this.state, this.open.player));
    if (!caught.ok) return caught;
    const { news } = this;
    this.news = '';
    if (news) this.message = news;
    this.table = caught.value.shared;
    for (const next of caught.value.played) {
      await this.showNext(next);
      this.message = this.deps.ui.isLive ? `${this.message} ${news}`.trim() : news;
    }
    this.table = caught.value.last;
    this.sayInLines();
    return undefined;
  }

  private async showNext(next: Table): Promise<void> {
    const before = this.scene();
    const { move } = matchOf(next).step;
    const { game, state } = this.match;
    this.message = move === undefined ? '' : sayMove(game, state, move, this.viewer.language);
    this.table = next;
    await this.deps.ui.showMove(before, this.scene());
  }

  private sayInLines(): void {
    if (this.deps.ui.isLive || !this.message) return;
    this.deps.ui.say(this.message);
    this.message = '';
  }

  private async goToRematch(): Promise<Failure | undefined> {
    const { language } = this.viewer;
    const text = onlineText[language];
    const next = this.deps.openRematch(this.open, this.snapshot);
    this.unsubscribe();
    this.help.close();
    this.open = next;
    this.help = new Analysis(this.deps, next.game);
    const first = await firstSnapshot(next.client, this.viewer);
    if ('failure' in first) return first.failure;
    const table = tableOf(next.game, this.snapshot, shownMoves(this.state, next.player));
    if (!table.ok) return table;
    this.table = table.value;
    // One sits on the other side now; whoever watches has none.
    if (next.player !== undefined) this.deps.ui.isFlipped = !this.deps.ui.isFlipped;
    const side = next.player === undefined ? undefined : next.game.text[language].players[next.player];
    this.message = side ? text.newGame(side.inSentence ?? side.name) : text.newGameWatched;
    this.listen();
    return this.catchUp();
  }

  private async nextAction(): Promise<Action | undefined> {
    const { ui } = this.deps;
    const { signal } = this.changed;
    const { player } = this.open;
    this.report = undefined;
    if (player !== undefined && mayMove(this.state, player)) return ui.turn(this.scene(), signal);
    const values = this.isShowingValues ? this.findValues(signal) : undefined;
    // What is printed stays as it is, so that it waits until all is known.
    if (!ui.isLive) await values;
    return ui.watch(this.scene(), commandsAt(this.state, this.viewer), signal);
  }

  private async findValues(signal: AbortSignal): Promise<void> {
    const { ui } = this.deps;
    const show = (report: Report) => {
      if (signal.aborted) return;
      this.report = report;
      if (ui.isLive) ui.update(this.scene());
    };
    const report = await this.help.look(this.match, { signal, onProgress: show });
    if (report) show(report);
  }

  private async obey(action: Action): Promise<void> {
    const { client, player } = this.open;
    const text = onlineText[this.viewer.language];
    this.message = '';
    if (action.kind === 'move') {
      const { game, state } = this.match;
      if (!client.play(game.notation.move(state, action.move))) this.message = text.busy;
      return;
    }
    const asked = wireActions[action.kind];
    if (asked && player !== undefined) {
      if (!client.act(asked)) this.message = text.busy;
      return;
    }
    await this.look(action.kind);
  }

  /** What changes nothing in the game. */
  private async look(command: Command): Promise<void> {
    const { ui, board } = this.deps;
    const { language, player } = this.viewer;
    const text = onlineText[language];
    const isHelp = command === 'hint' || command === 'values';
    if (command === 'rules') await ui.read((width) => rulesLines(this.open.game, language, board, width));
    else if (command === 'save') await this.saveRecord();
    else if (isHelp && player !== undefined) this.message = text.helpOff;
    else if (command === 'hint') this.message = await this.help.hint(() => this.scene(), this.changed.signal);
    else if (command === 'values') this.isShowingValues = !this.isShowingValues;
    else this.message = text.notHere;
  }

  private async saveRecord(): Promise<void> {
    const { ui } = this.deps;
    const text = appText[this.viewer.language];
    const wanted = await ui.ask(text.askFile, suggestRecordName(this.table, undefined));
    if (wanted === undefined) return;
    const written = writeOnlineRecord(wanted, this.match, this.snapshot);
    this.message = written.ok ? text.saved(written.value) : this.sentence(written.problem);
  }

  /** What to do after the game. Whoever only reads what comes is done. */
  private async afterGame(): Promise<Action | undefined> {
    const { ui } = this.deps;
    const { language, player } = this.viewer;
    const { over } = appText[language];
    const result = sayResult(this.snapshot, this.match, language) ?? '';
    if (player === undefined && !this.deps.openTerminal) {
      ui.say(result);
      return { kind: 'menu' };
    }
    const lines = [result, ...(this.snapshot.offer ? [standingLines(this.state, this.viewer).at(-1) ?? ''] : [])];
    const options = this.optionsAfter();
    const { signal } = this.changed;
    const choice = await ui.choose({
      title: over.title,
      lines,
      options,
      hasWayBack: false,
      scene: this.scene(),
      signal,
    });
    this.message = '';
    if (choice === 'rematch' && !this.open.client.act('rematch')) this.message = onlineText[language].busy;
    if (choice === 'review') this.message = await this.help.review(() => this.scene());
    if (choice === 'save') await this.saveRecord();
    return choice === 'leave' ? { kind: 'menu' } : undefined;
  }

  private optionsAfter(): Option<'rematch' | 'review' | 'save' | 'leave'>[] {
    const { language, player } = this.viewer;
    const { over } = appText[language];
    const text = onlineText[language];
    const { offer } = this.snapshot;
    const isAsked = offer?.kind === 'rematch' && offer.by !== player;
    const rematch = { value: 'rematch', label: isAsked ? text.acceptRematch : text.rematch } as const;
    const detail = player === undefined ? over.watchedDetail : over.reviewDetail;
    return [
      ...(player !== undefined && offer?.by !== player ? [{ ...rematch, words: wordsFor('rematch') }] : []),
      ...(this.match.ply > 0
        ? [{ value: 'review', label: over.review, detail, words: wordsFor('review') } as const]
        : []),
      { value: 'save', label: over.save, words: wordsFor('save') },
      { value: 'leave', label: text.leave, words: [...wordsFor('exit'), ...wordsFor('menu')] },
    ];
  }

  private sentence(problem: Problem): string {
    return sayProblem(problem, this.viewer.language, this.open.game, terminal);
  }
}
