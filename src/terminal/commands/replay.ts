import type { Match } from '../../core/match.ts';
import { formatRecord, type MatchRecord, parseRecord, recordOf, replayRecord } from '../../core/record.ts';
import { catalogues, sayEnding } from '../../text/say.ts';
import { drawBoard } from '../board.ts';
import { type Command, type Context, loadGame, type Report, readText } from '../command.ts';
import { refuse, terminal, usages } from '../text.ts';

/** A recorded game: its moves, its last board or all of them, and its result. */
export const replayCommand: Command = async (context) => {
  const [file, extra] = context.words;
  if (file === undefined) {
    return { failure: refuse({ code: 'argument-missing', values: { name: 'file', usage: usages.replay } }) };
  }
  if (extra !== undefined) {
    return { failure: refuse({ code: 'argument-unwanted', values: { text: extra, usage: usages.replay } }) };
  }
  const text = readText(file, context);
  if (!text.ok) return { failure: text };
  const record = parseRecord(text.value);
  if (!record.ok) return { failure: record };
  const game = await loadGame(record.value.game, context.loaded);
  if (!game.ok) return { failure: game };
  const { match, problem } = replayRecord(game.value, record.value);
  return {
    ...(match && { report: report(match, record.value, context) }),
    ...(problem && { failure: { problem, game: game.value } }),
  };
};

function report(match: Match, record: MatchRecord, context: Context): Report {
  const { game, ending } = match;
  const { language, isAll } = context.arguments;
  const { name, players } = game.text[language];
  const seats = players.map((player, seat) => (record.players[seat] ? `${player}: ${record.players[seat]}` : player));
  const kept = recordOf(match, record.players, record.notes);
  const movetext = formatRecord(kept).split('\n\n').slice(1).join('\n\n').trimEnd();
  const boards = isAll
    ? match.steps.map((step, ply) => [
        step.text ? `${ply}. ${step.text}` : terminal.text[language].start,
        ...draw(match.goTo(ply)),
      ])
    : [draw(match)];
  return {
    text: [
      context.board.paint.strong(name),
      seats.join(' · '),
      ...(movetext ? ['', movetext] : []),
      ...boards.flatMap((board) => ['', ...board]),
      '',
      ending ? sayEnding(ending, language, game) : unfinished(),
    ].join('\n'),
    json: {
      game: game.id,
      players: record.players,
      notes: record.notes,
      moves: kept.moves,
      comments: kept.comments,
      positions: match.steps.map((step) => game.notation.position(step.state)),
      ended: ending?.reason ?? null,
      winner: ending && ending.winner !== null ? game.notation.sides[ending.winner] : null,
    },
  };

  function draw(at: Match): string[] {
    return drawBoard(game, at.state, { ...context.board, marked: at.ending?.cells ?? [] });
  }

  function unfinished(): string {
    return `${catalogues[language].unfinished} ${catalogues[language].toMove(players[match.turn])}`;
  }
}
