import type { Game, Language } from '../../core/game.ts';
import type { Problem } from '../../core/problem.ts';
import type { ReportedScore, SearchReport } from '../../engine/tournament/search-report.ts';
import type { Mistake } from '../../study/differential.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { signed } from '../../text/wording.ts';
import { laboratoryText } from '../laboratory/text.ts';
import { sayDuration } from '../print/duration.ts';
import { locales } from '../terminal-text.ts';
import { terminal } from '../text.ts';
import { nameIn } from '../tournament/standings-table.ts';
import { escapeText } from './escape.ts';
import type { ReportCard } from './gather.ts';
import { figure, heading, percent, range, table } from './markup.ts';
import { puzzles } from './puzzles.ts';
import { style } from './style.ts';
import { reportText } from './text.ts';

/** What a report card begins with, so that one is known again. */
export const reportMark = '<!doctype html><!-- tabuleiro report card 1 -->';

/** So many boards of each player; a long tournament has thousands of losses. */
const maxFatalShown = 12;
/** Moves of the game that are judged together. */
const pliesTogether = 6;

/** The report card of a tournament as one page that needs nothing else. */
export function reportPage(card: ReportCard, language: Language): string {
  const { game } = card.tournament;
  const words = reportText[language];
  const { plan } = card.tournament;
  const title = words.title(game.text[language].name);
  const subtitle = terminal.text[language].tournament.title(plan.players.length, plan.games, plan.seed);
  return [
    reportMark,
    `<html lang="${language === 'pt' ? 'pt-PT' : 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escapeText(title)}</h1><p class="quiet">${escapeText(subtitle)}</p>`,
    ...ratings(card, language),
    ...crossTable(card, language),
    ...exam(card, language),
    ...puzzles(card, language),
    ...searches(card, language),
    ...keptByPly(card, language),
    ...fatalMoves(card, language),
    ...timeUsed(card, language),
    ...failures(card, language),
    '</body></html>',
    '',
  ].join('\n');
}

function ratings({ tournament: { plan, standings } }: ReportCard, language: Language): readonly string[] {
  const words = terminal.text[language].tournament;
  const rows = standings.rows.map(({ player, elo, games, points, asFirst, asSecond, kept }) => [
    nameIn(plan, player),
    signed(elo.value, 0),
    laboratoryText[language].judge.range(signed(elo.low, 0), signed(elo.high, 0)),
    `${games}`,
    ...[points / games, asFirst, asSecond, kept].map((share) => percent(share, language)),
  ]);
  const headings = [words.player, 'Elo', '95 %', words.games, words.points, words.asFirst, words.asSecond, words.kept];
  return [...heading(reportText[language].ratings), table(headings, rows)];
}

function crossTable({ tournament: { plan, standings } }: ReportCard, language: Language): readonly string[] {
  const { rows, meetings } = standings;
  const cell = (one: number, other: number) => {
    const meeting = meetings.find(
      (each) => [each.one, each.other].includes(one) && [each.one, each.other].includes(other),
    );
    if (!meeting || one === other) return '·';
    return percent(meeting.one === one ? meeting.share.value : 1 - meeting.share.value, language);
  };
  const cells = rows.map(({ player }, place) => [
    `${place + 1}. ${nameIn(plan, player)}`,
    ...rows.map((other) => cell(player, other.player)),
  ]);
  const headings = [terminal.text[language].tournament.player, ...rows.map((_, place) => `${place + 1}`)];
  return [...heading(reportText[language].cross), table(headings, cells)];
}

function exam({ exam: positions, sat, hasPlies }: ReportCard, language: Language): readonly string[] {
  const words = reportText[language];
  const judged = laboratoryText[language].judge;
  if (sat.length === 0) return heading(words.exam, words.noExam);
  const distances = sat[0]?.judgement.byDistance ?? [];
  const headings = [
    judged.player,
    judged.kept,
    '95 %',
    ...distances.map(({ distance }) => (distance === null ? judged.draw : `${distance}`)),
  ];
  const rows = sat.map(({ judgement: { player, kept, byDistance } }) => [
    player,
    percent(kept.value, language),
    range(kept, language),
    ...byDistance.map((each) => percent(each.kept, language)),
  ]);
  return [...heading(words.exam, words.examNote(positions.length, hasPlies)), table(headings, rows)];
}

function searches({ tournament: { game }, differentials }: ReportCard, language: Language): readonly string[] {
  if (differentials.length === 0) return [];
  const words = reportText[language];
  const parts = differentials.flatMap(({ player, found: { search, compared, findings } }) => [
    `<h3>${escapeText(player)}</h3><p>${escapeText(words.compared(search, compared))}</p>`,
    ...(findings.length === 0 ? [`<p>${escapeText(words.noMistake)}</p>`] : []),
    ...findings.map(
      ({ mistake, count, state, said, expected }) =>
        `<p class="bad"><strong>${escapeText(sayMistake(mistake, search, language))}</strong></p>` +
        figure(
          game,
          state,
          language,
          `${escapeText(words.finding(count))} <code>${escapeText(game.notation.position(state))}</code><br>` +
            escapeText(`${sayReport(words.said, said, language)} ${sayReport(words.expected, expected, language)}`),
        ),
    ),
  ]);
  return [...heading(words.differential, words.differentialNote), ...parts];
}

function sayMistake(mistake: Mistake, search: string, language: Language): string {
  const { mistakes, anotherThanMinimax } = reportText[language];
  return mistake === 'value' && search.startsWith('alphabeta') ? anotherThanMinimax : mistakes[mistake];
}

function sayReport(
  say: (nodes: string, score: string) => string,
  { nodes, score }: SearchReport,
  language: Language,
): string {
  return say(nodes?.toLocaleString(locales[language]) ?? '–', sayScore(score, language));
}

function sayScore(score: ReportedScore | undefined, language: Language): string {
  const words = reportText[language];
  if (!score) return '–';
  return 'mate' in score ? words.mate(score.mate) : words.points(score.points);
}

function keptByPly({ tournament: { plan }, judged }: ReportCard, language: Language): readonly string[] {
  const words = reportText[language];
  const last = Math.max(0, ...judged.flat().map(({ ply }) => ply));
  const groups = Array.from(
    { length: judged.flat().length === 0 ? 0 : Math.floor(last / pliesTogether) + 1 },
    (_, n) => n,
  );
  if (groups.length === 0) return [];
  const rows = plan.players.map((player, place) => [
    player,
    ...groups.map((group) => {
      const moves = (judged[place] ?? []).filter(({ ply }) => Math.floor(ply / pliesTogether) === group);
      const kept = moves.filter(({ before, after }) => before === after);
      return moves.length === 0 ? '·' : percent(kept.length / moves.length, language);
    }),
  ]);
  const headings = groups.map((group) => words.plies(group * pliesTogether + 1, (group + 1) * pliesTogether));
  const { player } = terminal.text[language].tournament;
  return [...heading(words.keptByPly, words.keptByPlyNote), table([player, ...headings], rows)];
}

function fatalMoves({ tournament: { plan, game }, fatal }: ReportCard, language: Language): readonly string[] {
  if (fatal.length === 0) return [];
  const words = reportText[language];
  const parts = plan.players.flatMap((player, place) => {
    const own = fatal.filter((each) => each.player === place);
    if (own.length === 0) return [];
    const boards = own.slice(0, maxFatalShown).map(({ game: number, ply, state, move, better }) => {
      const caption = words.fatalMove(number + 1, ply + 1, move, better.slice(0, 4).join(', '));
      return figure(game, state, language, escapeText(caption));
    });
    const further = own.length - boards.length;
    return [
      `<h3>${escapeText(player)}</h3><div class="boards">${boards.join('')}</div>`,
      ...(further > 0 ? [`<p class="quiet">${escapeText(words.furtherFatal(further))}</p>`] : []),
    ];
  });
  return [...heading(words.fatal, words.fatalNote), ...parts];
}

function timeUsed({ tournament: { plan, played } }: ReportCard, language: Language): readonly string[] {
  const words = reportText[language];
  const rows = plan.players.flatMap((player, place) => {
    const times = played.flatMap(({ seats, thinking }) => {
      const seat = seats.indexOf(place);
      return seat < 0 || !thinking ? [] : [seat === 0 ? thinking[0] : thinking[1]];
    });
    const moves = times.reduce((sum, each) => sum + each.moves, 0);
    if (moves === 0) return [];
    const total = times.reduce((sum, each) => sum + each.total, 0);
    const longest = Math.max(...times.map((each) => each.longest));
    return [
      [
        player,
        moves.toLocaleString(locales[language]),
        sayDuration(total / moves, language),
        sayDuration(longest, language),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const headings = [terminal.text[language].tournament.player, words.moves, words.mean, words.longest];
  return [...heading(words.time), table(headings, rows)];
}

/** What bots did wrong, in the games, in the exam and in the puzzles, in their own words. */
function failures(card: ReportCard, language: Language): readonly string[] {
  const { tournament, sat, puzzles: tried } = card;
  const { plan, played, game } = tournament;
  const words = reportText[language];
  const inGames = plan.players.flatMap((player, place) => {
    const own = played.filter(({ seats, winner, forfeit }) => forfeit && seats[winner === 0 ? 1 : 0] === place);
    return quoted(
      player,
      own.flatMap(({ forfeit }) => forfeit ?? []),
      game,
      language,
    );
  });
  const asked = (player: string, own: readonly { readonly problem: Problem }[]) =>
    quoted(
      player,
      own.map(({ problem }) => problem),
      game,
      language,
    );
  const inExam = sat.flatMap(({ judgement: { player }, failures: own }) => asked(player, own));
  const inPuzzles = tried.flatMap(({ player, failures: own }) => asked(player, own));
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`<h3>${escapeText(title)}</h3>`, ...lines];
  const all = [...list(words.inGames, inGames), ...list(words.inExam, inExam), ...list(words.inPuzzles, inPuzzles)];
  return [...heading(words.failures), ...(all.length === 0 ? [`<p>${escapeText(words.noFailures)}</p>`] : all)];
}

/** One line for each kind of failure of a player. */
function quoted(player: string, problems: readonly Problem[], game: Game, language: Language): readonly string[] {
  const words = reportText[language];
  const codes = [...new Set(problems.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const alike = problems.filter((each) => each.code === code);
    const [first] = alike;
    if (!first) return [];
    const said = words.failed(
      words.failureNames[code] ?? code,
      alike.length,
      sayProblem(first, language, game, terminal),
    );
    return [`<p><code>${escapeText(player)}</code> <span class="bad">${escapeText(said)}</span></p>`];
  });
}
