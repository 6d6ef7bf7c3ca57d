import { countBits } from '../../core/bits.ts';
import { opponentOf } from '../../core/game.ts';
import type { Evaluation } from '../../core/player.ts';
import { cellsInAreas, completedAreas, openCells, type QuantikState, type Shape, shapes } from './rules.ts';

type CellsByShape = Readonly<Record<Shape, number>>;

/** In how many ways a player can place a piece. */
export function countPlacements(open: CellsByShape): number {
  return countBits(open.cone) + countBits(open.cube) + countBits(open.cylinder) + countBits(open.sphere);
}

/** For each shape, the cells of the areas in which all the others stand: on one that is empty it would complete them. */
export function completingCells({ white, brown }: QuantikState): CellsByShape {
  const cone = white.cone | brown.cone;
  const cube = white.cube | brown.cube;
  const cylinder = white.cylinder | brown.cylinder;
  const sphere = white.sphere | brown.sphere;
  return {
    cone: cellsInAreas(cube & cylinder & sphere),
    cube: cellsInAreas(cone & cylinder & sphere),
    cylinder: cellsInAreas(cone & cube & sphere),
    sphere: cellsInAreas(cone & cube & cylinder),
  };
}

/** The tests of the reports' levels, in their order, for the player who has just moved. */
type Achievement = 'wins' | 'hands-over-a-win' | 'keeps-a-win-to-itself' | 'nothing';

function achievementOfLastMove(state: QuantikState): Achievement {
  if (completedAreas(state) !== 0) return 'wins';
  const completing = completingCells(state);
  const theirs = openCells(state);
  if (shapes.some((shape) => completing[shape] & theirs[shape])) return 'hands-over-a-win';
  const own = openCells({ ...state, turn: opponentOf(state.turn) });
  const isKept = shapes.some((shape) => completing[shape] & own[shape] & ~theirs[shape]);
  return isKept ? 'keeps-a-win-to-itself' : 'nothing';
}

/** What each is worth to the player who did it: more than any number of placements, of which there are 64 at most. */
const worth: Readonly<Record<Achievement, number>> = {
  wins: 1000,
  'keeps-a-win-to-itself': 100,
  nothing: 0,
  'hands-over-a-win': -1000,
};

export const q2: Evaluation<QuantikState> = {
  id: 'q2',
  text: {
    en: 'What the last move did: won, left the opponent a win, or kept a winning cell to itself.',
    pt: 'O que fez a última jogada: ganhou, deixou ganhar, ou guardou uma casa vencedora só para si.',
  },
  evaluate: (state) => 0 - worth[achievementOfLastMove(state)],
};

export const q3: Evaluation<QuantikState> = {
  id: 'q3',
  text: {
    en: 'As q2, and otherwise the fewer placements the opponent has, the better.',
    pt: 'Como q2 e, de resto, quanto menos jogadas tiver o adversário, melhor.',
  },
  evaluate(state) {
    const achievement = achievementOfLastMove(state);
    return achievement === 'nothing' ? countPlacements(openCells(state)) : 0 - worth[achievement];
  },
};

/** Ours: the reports' levels look at one side only. */
export const mobility: Evaluation<QuantikState> = {
  id: 'mobility',
  text: {
    en: 'How many more placements a player has than the opponent.',
    pt: 'Quantas jogadas um jogador tem a mais do que o adversário.',
  },
  evaluate: (state) =>
    countPlacements(openCells(state)) - countPlacements(openCells({ ...state, turn: opponentOf(state.turn) })),
};
