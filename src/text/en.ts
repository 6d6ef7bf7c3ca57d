import type { PlayerText } from '../core/game.ts';
import type { Catalogue } from './catalogue.ts';
import { list, signed } from './wording.ts';

const each = (lines: readonly (readonly string[])[]) => lines.map((cells) => list(cells, 'and')).join(', and on ');
const wins = ({ name, isPlural }: PlayerText) => `${name} ${isPlural ? 'win' : 'wins'}`;

export const english: Catalogue = {
  endings: {
    line: ({ winner, cells, lines }) =>
      `${winner ? wins(winner) : 'A draw'}: ${lines ? `lines on ${each(lines)}` : `a line on ${list(cells, 'and')}`}.`,
    groups: ({ winner, scores }) => (winner ? wins(winner) : 'A draw') + (scores ? `, ${points(scores)}.` : '.'),
    blocked: ({ winner, loser }) =>
      winner && loser ? `${wins(winner)}: ${loser.name} cannot move.` : 'A draw: no move is left.',
    full: ({ winner }) => `${winner ? wins(winner) : 'A draw'}: the board is full.`,
    repetition: () => 'A draw: the same arrangement for the third time.',
    time: ({ winner, loser }) => (winner && loser ? `${wins(winner)}: ${loser.name} ran out of time.` : 'Out of time.'),
    resignation: ({ winner, loser }) => (winner && loser ? `${wins(winner)}: ${loser.name} resigned.` : 'Resigned.'),
    agreement: () => 'A draw, by agreement.',
    abort: () => 'The game was called off.',
  },
  plainEnding: ({ winner }) => (winner ? `${wins(winner)}.` : 'A draw.'),
  toMove: ({ name }) => `${name} to move.`,
  plays: ({ name, isPlural }, move) => `${name} ${isPlural ? 'play' : 'plays'} ${move}.`,
  passes: ({ name, isPlural }) => `${name} ${isPlural ? 'pass' : 'passes'}.`,
  verdicts: {
    move: ({ exact, value, plies, margin, score = 0 }) => {
      if (!exact || value === null) return `is worth about ${signed(score)} (an estimate)`;
      if (value === 'draw') return 'draws';
      const verb = value === 'win' ? 'wins' : 'loses';
      return plies ? `${verb} in ${plies}` : margin ? `${verb} by ${Math.abs(margin)}` : verb;
    },
    standing: ({ exact, value, plies, margin, score = 0 }, player, opponent, isOver) => {
      if (!exact || value === null) {
        const leader = score >= 0 ? player : opponent;
        return Math.abs(score) < 0.1 ? 'About even, an estimate' : `${leader.name} better, an estimate`;
      }
      if (value === 'draw') return isOver ? 'A draw' : 'A draw with best play';
      const how = plies ? ` in ${plies} more` : margin ? ` by ${Math.abs(margin)}` : '';
      return `${wins(value === 'win' ? player : opponent)}${how}`;
    },
  },
};

function points([first, second]: readonly [number, number]): string {
  return `${Math.max(first, second)} to ${Math.min(first, second)}`;
}
