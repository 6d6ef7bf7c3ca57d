import type { Game, Language } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { fail } from '../../core/problem.ts';
import type { Report } from '../../core/report.ts';
import { decidingConclusion } from '../../engine/analysis/review.ts';
import { compareVerdicts } from '../../engine/analysis/verdict.ts';
import type { Analyst } from '../../engine/service/analyst.ts';
import { reviewMatch, sayDecision } from '../../play/review/review.ts';
import { reviewText } from '../../play/review/review-text.ts';
import { matchOf } from '../../play/table.ts';
import { playText } from '../../play/text.ts';
import { legendFor } from '../../text/legend.ts';
import { reviewWords } from '../../text/review-words.ts';
import { moveInSentence } from '../../text/say.ts';
import { sayProblem } from '../../text/say-problem.ts';
import type { Invocation } from '../command.ts';
import type { Scene, Ui } from '../play/ui.ts';
import { waitFor } from '../play/waiting.ts';
import { reviewLines } from '../print/review-page.ts';
import { terminal } from '../text.ts';

interface AnalysisDeps extends Invocation {
  readonly ui: Ui;
  readonly language: Language;
}

/** What a game online can be asked of the engine: by those who watch, and by all once it is over. Owns a thread. */
export class Analysis {
  private readonly deps: AnalysisDeps;
  private readonly game: Game;
  private analyst: Analyst | undefined;

  constructor(deps: AnalysisDeps, game: Game) {
    this.deps = deps;
    this.game = game;
  }

  close(): void {
    this.analyst?.close();
    this.analyst = undefined;
  }

  private engine(): Analyst {
    this.analyst ??= this.deps.startAnalyst(this.game);
    return this.analyst;
  }

  /** What is known of a position; undefined where that was broken off or failed. */
  async look(
    match: Match,
    interest: { readonly signal: AbortSignal; onProgress?(report: Report): void },
  ): Promise<Report | undefined> {
    const start = match.goTo(0).position;
    const milliseconds = this.deps.tempo.hint;
    const answer = await this.engine().analyse({ start, played: match.played, milliseconds, ...interest });
    return answer?.ok ? answer.value : undefined;
  }

  /** A good move, in a sentence; nothing where the game goes on meanwhile. */
  async hint(scene: () => Scene, signal: AbortSignal): Promise<string> {
    const { ui, language } = this.deps;
    const words = playText[language];
    if (ui.isLive) ui.update({ ...scene(), message: words.workingOut });
    const report = await this.look(matchOf(scene().table), { signal });
    const best = report && [...report.moves].sort(compareVerdicts)[0];
    return best ? words.hint(moveInSentence(this.game, best.move, language), best) : '';
  }

  /** Judges the game and shows it; a sentence where that failed. */
  async review(scene: () => Scene): Promise<string> {
    const { ui, now, tempo, board, language } = this.deps;
    const match = matchOf(scene().table);
    const looking = (ply: number) => reviewText[language].reviewing(ply, match.ply);
    let message = looking(1);
    const { result: found } = await waitFor(
      { ui, now, tick: tempo.tick },
      {
        scene: () => ({ ...scene(), message }),
        commands: ['menu'],
        work: ({ signal }) =>
          reviewMatch(match, async (start, played) => {
            message = looking(played.length + 1);
            const answer = await this.engine().analyse({ start, played, milliseconds: tempo.review, signal });
            return answer ?? fail({ code: 'engine-cancelled', values: {} });
          }),
      },
    );
    if (!found?.ok) return found ? sayProblem(found.problem, language, this.game, terminal) : '';
    const review = found.value;
    const known = review.moves.map((each) => each.after);
    await ui.read(() => [
      ...reviewLines(match, review, language, board.isAscii),
      '',
      sayDecision(review, decidingConclusion(review, match.ending), match.game, language),
      ...legendFor(known, reviewWords[language], board.isAscii),
    ]);
    return '';
  }
}
