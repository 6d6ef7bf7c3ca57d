import type { Game, Language } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import type { ComputerPlayer, Thought } from '../../core/player.ts';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import { largestSeed, seededRandom } from '../../core/random.ts';
import type { Choice } from '../../core/report.ts';
import { type Clock, drive } from '../../engine/drive.ts';
import { parsePlayer } from '../../engine/players.ts';
import { reportChoice } from '../../engine/report.ts';
import { sayProblem } from '../../text/say.ts';
import { wholeNumber } from '../arguments.ts';
import { type GoLimits, type Order, parseOrder, type Query } from './order.ts';
import { refuseUgi, ugiSpeaker } from './text.ts';
import { thinkingTime } from './thinking-time.ts';

/** What an engine is made of, and where its lines go. */
export interface EngineSetup<S> {
  readonly game: Game<S>;
  readonly player: ComputerPlayer<S>;
  readonly seed: number;
  /** In which its refusals are said. */
  readonly language: Language;
  readonly clock: Clock;
  write(line: string): void;
}

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
  private readonly setup: EngineSetup<S>;
  private player: ComputerPlayer<S>;
  private seed: number;
  private match: Match<S>;
  /** The search under way, until when it may go on, and whether only a stop ends it. */
  private search: Promise<void> | undefined;
  private deadline = Number.POSITIVE_INFINITY;
  private isEndless = false;

  constructor(setup: EngineSetup<S>) {
    this.setup = setup;
    this.player = setup.player;
    this.seed = setup.seed;
    this.match = this.startingMatch();
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
    this.deadline = this.isEndless ? 0 : this.setup.clock.now() + patience;
    await this.search;
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
        this.setup.write('readyok');
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
        this.deadline = 0;
        await this.search;
    }
    return succeed(undefined);
  }

  private introduce(): void {
    const { game, player, seed, write } = this.setup;
    write(`id name Tabuleiro ${game.id}`);
    write('id author Tabuleiro');
    write(`option name Player type string default ${player.name}`);
    write(`option name Seed type spin default ${seed} min 0 max ${largestSeed}`);
    write('ugiok');
  }

  private async setOption(name: string, value: string): Promise<Result<void>> {
    const wanted = name.toLowerCase();
    if (wanted === 'seed') {
      const seed = wholeNumber(value, 0, largestSeed);
      if (seed === undefined) {
        return refuseUgi({ code: 'ugi-number', values: { name, text: value, least: 0, most: largestSeed } });
      }
      this.seed = seed;
      return succeed(undefined);
    }
    if (wanted !== 'player') {
      return refuseUgi({ code: 'ugi-word', values: { command: 'setoption', text: name, expected: 'Player, Seed' } });
    }
    const player = await parsePlayer(this.setup.game, value);
    if (!player.ok) return player;
    this.player = player.value;
    return succeed(undefined);
  }

  private setPosition(position: string | undefined, moves: readonly string[]): Result<void> {
    const start = position === undefined ? succeed(this.startingMatch()) : this.matchFrom(position);
    if (!start.ok) return start;
    let match = start.value;
    for (const [index, text] of moves.entries()) {
      const next = match.play(text);
      if (!next.ok) {
        return refuseUgi({ code: 'ugi-move', values: { number: index + 1, text }, cause: next.problem });
      }
      match = next.value;
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
    const found = await this.seek(limits).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      return refuseUgi({ code: 'engine-failed', values: { reason } });
    });
    if (!found.ok) this.complain(found.problem);
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
    const last = await drive(upTo(limits.nodes, player.value.choose(state, seededRandom(this.seed, ply))), {
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
    if (!thought) throw new Error('A search was stopped before its first slice; drive must do that one always.');
    const choice = report(thought);
    this.tell(choice, clock.now() - started);
    return succeed(choice);
  }

  private tell(choice: Choice, milliseconds: number): void {
    const { nodes, depth } = choice.effort;
    const time = Math.round(milliseconds);
    const speed = Math.round((nodes * 1000) / Math.max(1, milliseconds));
    const score = scoreOf(choice);
    const parts = [`depth ${depth}`, `time ${time}`, `nodes ${nodes}`, `nps ${speed}`];
    if (score) parts.push(`score ${score}`);
    this.setup.write(`info ${parts.join(' ')} pv ${choice.line.join(' ')}`);
  }

  private complain(problem: Problem): void {
    const { language, game, write } = this.setup;
    write(`info string ${sayProblem(problem, language, game, ugiSpeaker)}`);
  }
}

/** Who looks so many plies ahead, whatever the player is that would otherwise play. */
function searcher(depth: number): string {
  return `alphabeta:${Math.max(1, depth)}:ordered:table:deepening`;
}

/** Ends with the first thought that has cost so many nodes. */
function* upTo(nodes: number | undefined, work: Generator<Thought, Thought>): Generator<Thought, Thought> {
  for (;;) {
    const step = work.next();
    const isEnough = nodes !== undefined && step.value.effort.nodes >= nodes;
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
