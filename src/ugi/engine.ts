import type { Game } from '../core/game.ts';
import { wholeNumber } from '../core/json.ts';
import { Match } from '../core/match.ts';
import type { Oracle } from '../core/oracle.ts';
import type { ComputerPlayer, Thought } from '../core/player.ts';
import { engineFailure, fail, type Problem, type Result, succeed } from '../core/problem.ts';
import { maxSeed, seededRandom } from '../core/random.ts';
import type { Choice } from '../core/report.ts';
import { oracleOf } from '../engine/analysis/general.ts';
import { reportChoice } from '../engine/analysis/report.ts';
import { maxSearchDepth, parsePlayer } from '../engine/players.ts';
import { type Clock, runSliced } from '../engine/service/run-sliced.ts';
import { systemClock } from '../system-clock.ts';
import { sayProblem } from '../text/say-problem.ts';
import { type UgiOptions, usualUgiOptions as usual } from './options.ts';
import { type GoLimits, type Order, parseOrder, type Query } from './order.ts';
import { refuseUgi, ugiSpeaker } from './text.ts';
import { thinkingTime } from './thinking-time.ts';

/** What an engine is made of, and where its lines go. */
export interface UgiSetup<S> extends UgiOptions {
  readonly game: Game<S>;
  /** The time of the system, unless another is given. */
  readonly clock?: Clock;
  /** Told each line that it says. */
  write(line: string): void;
}

/** The same with all that was left out. */
type WholeSetup<S> = Required<UgiSetup<S>>;

/** How often it says what it is thinking, and how long it still may when nobody is left to say stop; milliseconds. */
const newsEvery = 500;
const patience = 5000;

/** The move that is said where there is none: in a finished game, or after a failure. */
const noMove = '0000';

/** Orders that are understood while a move is sought. */
const mayInterrupt: readonly Order['kind'][] = ['ugi', 'isready', 'query', 'stop', 'quit'];

/**
 * The engine's side of the Universal Game Interface: lines in, lines out. Seeking a move goes on between lines, in slices,
 * so every line is answered at once.
 */
export class UgiEngine<S> {
  private readonly setup: WholeSetup<S>;
  private readonly knowledge: Knowledge<S>;
  private readonly usualPlayer: string;
  private player: ComputerPlayer<S>;
  private seed: number;
  private match: Match<S>;
  /** What is found out before it is said to be ready, while that goes on. */
  private preparation: Promise<void> | undefined;
  private isPrepared = false;
  /** The search under way, until when it may go on, and whether only a stop ends it. */
  private search: Promise<void> | undefined;
  private deadline = Number.POSITIVE_INFINITY;
  private isEndless = false;
  /** Lets a search that only a stop ends say its move. */
  private release: () => void = () => {};

  private constructor(setup: WholeSetup<S>, knowledge: Knowledge<S>, player: ComputerPlayer<S>) {
    this.setup = setup;
    this.knowledge = knowledge;
    this.usualPlayer = player.name;
    this.player = player;
    this.seed = setup.seed;
    this.match = this.startingMatch();
  }

  /** An engine, unless its player is none. */
  static async start<S>({
    player: name = usual.player,
    seed = usual.seed,
    language = usual.language,
    clock = systemClock,
    ...rest
  }: UgiSetup<S>): Promise<Result<UgiEngine<S>>> {
    const setup = { ...rest, player: name, seed, language, clock };
    const knowledge = new Knowledge(setup.game);
    const player = await parsePlayer(setup.game, setup.player, () => knowledge.ask());
    return player.ok ? succeed(new UgiEngine(setup, knowledge, player.value)) : player;
  }

  /** Takes one line and says whether more are wanted; only after `quit` none are. */
  async read(line: string): Promise<boolean> {
    const order = parseOrder(line);
    if (!order) return true;
    const done = order.ok ? await this.follow(order.value) : order;
    if (!done.ok) this.complain(done.problem);
    return !order.ok || order.value.kind !== 'quit';
  }

  /** After the last line: what was asked for is still answered, but nothing goes on for ever. */
  async finish(): Promise<void> {
    if (this.isEndless) this.halt();
    else this.deadline = this.setup.clock.now() + patience;
    await this.preparation;
    await this.search;
  }

  private halt(): void {
    this.deadline = 0;
    this.release();
  }

  private async follow(order: Order): Promise<Result<void>> {
    if (this.search && !mayInterrupt.includes(order.kind)) {
      return refuseUgi({ code: 'ugi-busy', values: { command: order.kind } });
    }
    switch (order.kind) {
      case 'ugi':
        this.introduce();
        break;
      case 'isready':
        await this.becomeReady();
        break;
      case 'uginewgame':
        this.match = this.startingMatch();
        break;
      case 'setoption':
        return this.setOption(order.name, order.value);
      case 'position':
        return this.setPosition(order.position, order.moves);
      case 'go':
        this.search = this.think(order.limits).finally(() => {
          this.search = undefined;
        });
        // Who moves at once has said so before the next line is read.
        await Promise.race([this.search, this.setup.clock.pause()]);
        break;
      case 'query':
        this.setup.write(`response ${this.answer(order.about)}`);
        break;
      default:
        // Both stop and quit: what was found so far is said before any other line is read.
        if (this.search || order.kind === 'quit') this.halt();
        if (order.kind === 'quit') await this.preparation;
        await this.search;
    }
    return succeed(undefined);
  }

  /** Says that it is ready, at once where it is or is busy already; otherwise other lines are read meanwhile. */
  private async becomeReady(): Promise<void> {
    const { write, clock } = this.setup;
    if (this.isPrepared || (this.search && !this.preparation)) {
      write('readyok');
      return;
    }
    if (!this.preparation) {
      this.deadline = Number.POSITIVE_INFINITY;
      this.preparation = this.prepare().finally(() => {
        this.preparation = undefined;
      });
    }
    const said = this.preparation.then(() => write('readyok'));
    await Promise.race([said, clock.pause()]);
  }

  /** What an oracle can find out once for all, it does before the first move: those would be played knowing less. */
  private async prepare(): Promise<void> {
    const { clock } = this.setup;
    const survey = (await this.knowledge.asked)?.survey?.();
    if (!survey) return;
    const limits = {
      milliseconds: Number.POSITIVE_INFINITY,
      clock,
      isCancelled: () => clock.now() >= this.deadline,
    };
    try {
      this.isPrepared = (await runSliced(toTheEnd(survey), limits)) ?? false;
    } catch (error) {
      this.complain(engineFailure(error));
    }
  }

  private introduce(): void {
    const { game, seed, write } = this.setup;
    write(`id name Tabuleiro ${game.id}`);
    write('id author Tabuleiro');
    write(`option name Player type string default ${this.usualPlayer}`);
    write(`option name Seed type spin default ${seed} min 0 max ${maxSeed}`);
    write('ugiok');
  }

  private async setOption(name: string, value: string): Promise<Result<void>> {
    const wanted = name.toLowerCase();
    if (wanted === 'seed') {
      const seed = wholeNumber(value, 0, maxSeed);
      if (seed === undefined) {
        return refuseUgi({ code: 'ugi-number', values: { name, text: value, least: 0, most: maxSeed } });
      }
      this.seed = seed;
      return succeed(undefined);
    }
    if (wanted !== 'player') {
      return refuseUgi({ code: 'ugi-word', values: { command: 'setoption', text: name, expected: 'Player, Seed' } });
    }
    const player = await parsePlayer(this.setup.game, value, () => this.knowledge.ask());
    if (!player.ok) return player;
    this.player = player.value;
    return succeed(undefined);
  }

  private setPosition(position: string | undefined, moves: readonly string[]): Result<void> {
    const start = position === undefined ? succeed(this.startingMatch()) : this.matchFrom(position);
    if (!start.ok) return start;
    const { match, problem } = Match.replay(this.setup.game, start.value.state, moves);
    if (problem) {
      const values = { number: match.ply + 1, text: moves[match.ply] ?? '' };
      return refuseUgi({ code: 'ugi-move', values, cause: problem });
    }
    this.match = match;
    return succeed(undefined);
  }

  /** Where chance decides the start, the seed does. */
  private startingMatch(): Match<S> {
    return Match.start(this.setup.game, seededRandom(this.seed));
  }

  private matchFrom(position: string): Result<Match<S>> {
    return Match.fromPosition(this.setup.game, position);
  }

  private answer(about: Query): string {
    const { ending, turn } = this.match;
    if (about === 'gameover') return String(ending !== undefined);
    if (about === 'p1turn') return String(turn === 0);
    if (!ending) return 'none';
    return ending.winner === null ? 'draw' : `p${ending.winner + 1}win`;
  }

  /** Seeks a move and says it, whatever happens: who asked for one waits for it. */
  private async think(limits: GoLimits): Promise<void> {
    this.deadline = Number.POSITIVE_INFINITY;
    this.isEndless = limits.isInfinite;
    const released = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    await this.preparation;
    const found = await this.seek(limits).catch((error: unknown) => fail(engineFailure(error)));
    if (!found.ok) this.complain(found.problem);
    // Whoever sets no limit wants no answer before asking for it.
    if (limits.isInfinite) await released;
    this.isEndless = false;
    this.setup.write(`bestmove ${found.ok ? found.value.move : noMove}`);
  }

  private async seek(limits: GoLimits): Promise<Result<Choice>> {
    const { game, clock } = this.setup;
    const { state, ply, turn, ending } = this.match;
    if (ending) return refuseUgi({ code: 'game-over', values: {} });
    const player = limits.depth === undefined ? succeed(this.player) : await parsePlayer(game, searcher(limits.depth));
    if (!player.ok) return player;
    const { name, milliseconds: own } = player.value;
    const started = clock.now();
    const report = (thought: Thought) => reportChoice(game, state, name, thought);
    let known: Thought | undefined;
    let told = started;
    const last = await runSliced(upTo(limits.nodes, player.value.choose(state, seededRandom(this.seed, ply))), {
      milliseconds: thinkingTime(limits, turn, own),
      clock,
      isCancelled: () => clock.now() >= this.deadline,
      onProgress: (thought) => {
        known = thought;
        if (clock.now() - told < newsEvery) return;
        told = clock.now();
        this.tell(report(thought), told - started);
      },
    });
    const thought = last ?? known;
    if (!thought) throw new Error('A search was stopped before its first slice; runSliced must do that one always.');
    const choice = report(thought);
    this.tell(choice, clock.now() - started);
    return succeed(choice);
  }

  private tell(choice: Choice, milliseconds: number): void {
    const { effort } = choice;
    const score = scoreOf(choice);
    const parts = effort ? [`depth ${effort.depth}`] : [];
    parts.push(`time ${Math.round(milliseconds)}`);
    if (effort) {
      const speed = Math.round((effort.nodes * 1000) / Math.max(1, milliseconds));
      parts.push(`nodes ${effort.nodes}`, `nps ${speed}`);
    }
    if (score) parts.push(`score ${score}`);
    this.setup.write(`info ${parts.join(' ')} pv ${choice.line.join(' ')}`);
  }

  private complain(problem: Problem): void {
    const { language, game, write } = this.setup;
    write(`info string ${sayProblem(problem, language, game, ugiSpeaker)}`);
  }
}

/** One oracle for all players of a process, made when the first asks for it: what it has found out serves the others. */
class Knowledge<S> {
  private readonly game: Game<S>;
  /** Nothing where nobody has asked. */
  asked: Promise<Oracle<S>> | undefined;

  constructor(game: Game<S>) {
    this.game = game;
  }

  ask(): Promise<Oracle<S>> {
    this.asked ??= oracleOf(this.game);
    return this.asked;
  }
}

/** Work of which only the end matters: whether it has come. */
function* toTheEnd(work: Generator<unknown, unknown>): Generator<boolean, boolean> {
  while (!work.next().done) yield false;
  return true;
}

/** Who looks so many plies ahead, whatever the player is that would otherwise play. */
function searcher(depth: number): string {
  return `alphabeta:${Math.max(1, Math.min(depth, maxSearchDepth))}:ordered:table:deepening`;
}

/** Ends with the first thought that has cost so many nodes. Who counts none ends by itself. */
function* upTo(nodes: number | undefined, work: Generator<Thought, Thought>): Generator<Thought, Thought> {
  for (;;) {
    const step = work.next();
    const spent = step.value.effort?.nodes ?? 0;
    const isEnough = nodes !== undefined && spent >= nodes;
    if (step.done || isEnough) return step.value;
    yield step.value;
  }
}

/** A choice's score as UGI has it: plies to the end, or hundredths, a certain win without a known length being all of them. */
function scoreOf({ verdict, points }: Choice): string | undefined {
  if (!verdict) return points === undefined ? undefined : `cp ${points}`;
  if (!verdict.exact) return `cp ${Math.round((verdict.score ?? 0) * 100)}`;
  if (verdict.value === 'draw') return 'cp 0';
  const sign = verdict.value === 'win' ? '' : '-';
  return verdict.plies === null ? `cp ${sign}100` : `mate ${sign}${verdict.plies}`;
}
