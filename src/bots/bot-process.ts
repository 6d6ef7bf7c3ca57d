import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { fail, type Problem, problemOf, type Result, succeed } from '../core/problem.ts';
import type { SearchReport } from '../engine/tournament/search-report.ts';
import { endMarked, freshMark, markVariable } from './bot-mark.ts';
import type { BotName } from './bot-name.ts';
import type { HearBotError } from './hear-bot-error.ts';
import { addReport } from './search-report.ts';
import type { BotProblems } from './text.ts';

/** Ends what bears the bot's mark, as `endMarked` does; the guard was started before there was one. */
const endsMarked = `for entry in /proc/[0-9]*/environ; do if grep -qsF "${markVariable}=$mark" "$entry"; then
  process=\${entry%/environ}; kill -9 "\${process#/proc/}"; fi; done`;

/**
 * Runs the bot, and beside it a guard that waits until our end of a fourth stream is closed, by us or because our process
 * or thread is gone, however it went; some seconds later it ends the bot and all that the bot has started.
 */
const guarded = `seconds=$1; mark=$2; shift 2;
((read _; sleep "$seconds"; ${endsMarked}; kill -9 0) <&3 >/dev/null 2>&1 &);
export ${markVariable}="$mark"; exec 3<&-; exec "$@"`;
/** What a shell returns where a program can't be run, or isn't found. */
const shellFailures = [126, 127];
/** What shells put before their reason: `sh: 1: exec: `, `sh: line 1: `. */
const shellPrefix = /^sh: (?:line )?\d+: (?:exec: )?/u;

/** How much of its errors is kept, for the reason why it ended, and how much of a line of them is passed on. */
const maxErrorLength = 4096;

/** What bots say that is not the answer to something, or not to what was asked last. */
const knownWords = ['id', 'option', 'info', 'ugiok', 'readyok', 'bestmove', 'response'];

const makeProblem = problemOf<BotProblems>();

/** What is waited for: the first word of a line. */
interface Awaited {
  readonly word: string;
  settle(result: Result<string>): void;
}

/**
 * A program from outside, as a process of its own with everything it starts. It can do what it likes: whatever goes wrong
 * is the answer to who waits, and the last thing that is heard of it.
 */
export class BotProcess {
  private readonly name: string;
  private readonly maxHeard: number;
  private readonly mark = freshMark();
  private readonly child: ChildProcess;
  private awaited: Awaited | undefined;
  /** Why nothing more will be heard. */
  private end: Problem | undefined;
  /** The beginning of a line, and all that was heard since something was last said to it. */
  private begun = '';
  private heard = 0;
  /** The last line, since something was awaited, that was not UGI. */
  private odd: string | undefined;
  private errors = '';
  /** What it has said of its search since it was last told to begin one. */
  private reported: SearchReport = {};
  /** Who hears its errors line by line, if anybody, and the beginning of a line. */
  private readonly hearError: HearBotError | undefined;
  private begunError = '';

  /** `maxHeard` is how many characters it may say before it is spoken to again, `farewell` its seconds to go when told. */
  constructor(
    name: string,
    command: BotName['command'],
    { maxHeard, farewell }: { readonly maxHeard: number; readonly farewell: number },
    hearError?: HearBotError,
  ) {
    this.name = name;
    this.maxHeard = maxHeard;
    this.hearError = hearError;
    this.child = start(command, farewell, this.mark);
    const { stdin, stdout, stderr } = this.child;
    stdout?.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-maxErrorLength);
      this.passErrorsOn(text);
    });
    // A bot that has gone does not read what it is told; its end is noticed by itself.
    for (const stream of [stdin, stdout, stderr, this.child.stdio[3]]) stream?.on('error', () => undefined);
    this.child.on('error', (error: NodeJS.ErrnoException) => this.cannotStart(error.code ?? error.message));
    this.child.on('exit', () => this.killAll());
    this.child.on('close', (code, signal) => this.hasEnded(code, signal));
  }

  get report(): SearchReport {
    return this.reported;
  }

  get isOver(): boolean {
    return this.end !== undefined;
  }

  say(line: string): void {
    this.heard = 0;
    if (line.startsWith('go ')) this.reported = {};
    if (!this.isOver) this.child.stdin?.write(`${line}\n`);
  }

  /** The next line that begins with a word, or why there is none in time. */
  hearing(word: string, milliseconds: number): Promise<Result<string>> {
    if (this.end) return Promise.resolve(fail(this.end));
    this.odd = undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.finish(this.lateness(word, milliseconds)), milliseconds);
      this.awaited = {
        word,
        settle: (result) => {
          clearTimeout(timer);
          this.awaited = undefined;
          resolve(result);
        },
      };
    });
  }

  /** Ends it at once, with all that it has started. */
  kill(): void {
    this.finish(makeProblem({ code: 'bot-ended', values: { bot: this.name, how: 'SIGKILL', said: '' } }));
  }

  /** Asks it to go, and lets the guard see to it; who asks need not wait. */
  leave(): void {
    if (this.isOver) return;
    this.say('quit');
    const reason = makeProblem({ code: 'bot-ended', values: { bot: this.name, how: 'quit', said: '' } });
    this.end = reason;
    this.awaited?.settle(fail(reason));
    this.child.stdin?.end();
    for (const stream of this.child.stdio.slice(1))
      if (!this.hearError || stream !== this.child.stderr) stream?.destroy();
    // What it still has to complain of is heard as long as we are here, and we do not stay for it.
    if (this.child.stderr instanceof Socket) this.child.stderr.unref();
    this.child.unref();
    if (!hasGuard) this.child.kill();
  }

  private hear(text: string): void {
    if (this.isOver) return;
    this.heard += text.length;
    if (this.heard > this.maxHeard) {
      this.finish(makeProblem({ code: 'bot-floods', values: { bot: this.name, most: this.maxHeard } }));
      return;
    }
    const lines = (this.begun + text).split('\n');
    this.begun = lines.pop() ?? '';
    for (const line of lines) this.hearLine(line.trim());
  }

  private hearLine(line: string): void {
    const [word = ''] = line.split(/\s/u, 1);
    if (word === 'info') this.reported = addReport(this.reported, line);
    if (word === this.awaited?.word) this.awaited.settle(succeed(line));
    else if (word !== '' && !knownWords.includes(word)) this.odd = line;
  }

  private passErrorsOn(text: string): void {
    if (!this.hearError) return;
    const lines = (this.begunError + text).split('\n');
    this.begunError = (lines.pop() ?? '').slice(0, maxErrorLength);
    for (const line of lines) this.hearError(this.name, line.replace(/\r$/u, '').slice(0, maxErrorLength));
  }

  private lateness(word: string, milliseconds: number): Problem {
    const bot = this.name;
    if (this.odd !== undefined) {
      return makeProblem({ code: 'bot-nonsense', values: { bot, said: this.odd, awaited: word } });
    }
    return makeProblem({ code: 'bot-silent', values: { bot, awaited: word, seconds: milliseconds / 1000 } });
  }

  private hasEnded(code: number | null, signal: string | null): void {
    if (this.begunError !== '') this.passErrorsOn('\n');
    const said = lastError(this.errors);
    if (hasGuard && shellFailures.includes(code ?? 0)) this.cannotStart(said.replace(shellPrefix, ''));
    const how = signal ?? `exit ${code}`;
    this.finish(makeProblem({ code: 'bot-ended', values: { bot: this.name, how, said } }));
  }

  private cannotStart(reason: string): void {
    this.finish(makeProblem({ code: 'bot-cannot-start', values: { bot: this.name, reason } }));
  }

  /** The first reason is the one that counts; what comes after follows from it. */
  private finish(reason: Problem): void {
    if (this.end) return;
    this.end = reason;
    this.killAll();
    for (const stream of this.child.stdio) stream?.destroy();
    this.awaited?.settle(fail(reason));
  }

  /** Its group, and what it has started that has left the group. */
  private killAll(): void {
    this.killGroup();
    endMarked(this.mark);
  }

  private killGroup(): void {
    if (!hasGuard || this.child.pid === undefined) {
      this.child.kill('SIGKILL');
      return;
    }
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The group is empty: all of it had ended by itself.
    }
  }
}

const hasGuard = process.platform !== 'win32';

/** Each stream is a pipe; with a guard, the bot leads a group of its own, which can be ended as one. */
function start([program, ...words]: BotName['command'], farewell: number, mark: string): ChildProcess {
  if (!hasGuard) return spawn(program, words, { stdio: 'pipe' });
  const stdio = ['pipe', 'pipe', 'pipe', 'pipe'] as const;
  return spawn('sh', ['-c', guarded, 'sh', String(farewell), mark, program, ...words], {
    stdio: [...stdio],
    detached: true,
  });
}

/** The line that says what went wrong: compilers and runtimes put more after it. */
function lastError(errors: string): string {
  const lines = errors.split('\n').filter((line) => line.trim() !== '');
  return (lines.findLast((line) => /^\w*(?:error|exception|panic)/iu.test(line)) ?? lines.at(-1) ?? '').trim();
}
