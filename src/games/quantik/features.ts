import { countBits } from '../../core/bits.ts';
import { forBothSides } from '../../core/features.ts';
import { opponentOf, type Player } from '../../core/game.ts';
import type { Feature } from '../../core/player.ts';
import { completingCells, countPlacements } from './evaluation.ts';
import { openCells, type QuantikState, shapes } from './rules.ts';

const openFor = (state: QuantikState, player: Player) => openCells({ ...state, turn: player });

/** The cells on which a player can still put something. */
function placeableCells(state: QuantikState, player: Player): number {
  const { cone, cube, cylinder, sphere } = openFor(state, player);
  return cone | cube | cylinder | sphere;
}

export const features: readonly Feature<QuantikState>[] = forBothSides(
  ({ turn }) => turn,
  [
    {
      id: 'threats',
      own: { en: 'How many of your placements would win.', pt: 'Quantas das tuas jogadas ganhavam.' },
      theirs: {
        en: 'How many of the opponent’s placements would win, were it their turn.',
        pt: 'Quantas jogadas do adversário ganhavam, se fosse a vez dele.',
      },
      count(state, player) {
        const [open, completing] = [openFor(state, player), completingCells(state)];
        return shapes.reduce((sum, shape) => sum + countBits(open[shape] & completing[shape]), 0);
      },
    },
    {
      id: 'mobility',
      own: { en: 'In how many ways you can place a piece.', pt: 'De quantas maneiras podes colocar uma peça.' },
      theirs: {
        en: 'In how many ways the opponent could place a piece.',
        pt: 'De quantas maneiras o adversário poderia colocar uma peça.',
      },
      count: (state, player) => countPlacements(openFor(state, player)),
    },
    {
      id: 'safeCells',
      own: {
        en: 'On how many cells you can place a piece and the opponent can place none.',
        pt: 'Em quantas casas podes colocar uma peça e o adversário nenhuma.',
      },
      theirs: {
        en: 'On how many cells the opponent can place a piece and you can place none.',
        pt: 'Em quantas casas o adversário pode colocar uma peça e tu nenhuma.',
      },
      count: (state, player) => countBits(placeableCells(state, player) & ~placeableCells(state, opponentOf(player))),
    },
  ],
);
