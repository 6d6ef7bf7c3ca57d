import { type Match, oneLine } from '../../core/match.ts';
import { formatRecord, type MatchRecord, recordOf } from '../../core/record.ts';
import { catalogues, sayEnding } from '../../text/say.ts';
import type { Command, Invocation, Printout } from '../command.ts';
import { drawBoard } from '../print/board.ts';
import { standingOf } from '../print/standing.ts';
import { readRecordedMatch } from '../record-file.ts';
import { terminal } from '../text.ts';

/** A recorded game: its moves, its last board or all of them, and its result. */
export const replayCommand: Command = async (invocation) => {
  const { record, match, failure } = await readRecordedMatch(invocation);
  return {
    ...(match && record && { printout: print(match, record, invocation) }),
    ...(failure && { failure }),
  };
};

function print(match: Match, record: MatchRecord, invocation: Invocation): Printout {
  const { game, ending } = match;
  const { language, isAll } = invocation.arguments;
  const { name, players } = game.text[language];
  const seats = players.map((player, seat) =>
    record.players[seat] ? `${player.name}: ${oneLine(record.players[seat])}` : player.name,
  );
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
      invocation.board.paint.strong(name),
      seats.join(' · '),
      ...(movetext ? ['', movetext] : []),
      ...boards.flatMap((board) => ['', ...board]),
      '',
      ending ? sayEnding(ending, language, game) : unfinished(),
    ].join('\n'),
    json: {
      ...standingOf(game, match.position, match.turn, ending),
      start: kept.start,
      players: record.players,
      notes: record.notes,
      moves: kept.moves,
      comments: kept.comments,
      positions: match.steps.map((step) => game.notation.position(step.state)),
    },
  };

  function draw(at: Match): string[] {
    return drawBoard(game, at.state, { ...invocation.board, marked: at.ending?.cells ?? [] });
  }

  function unfinished(): string {
    return `${terminal.text[language].unfinished} ${catalogues[language].toMove(players[match.turn])}`;
  }
}
