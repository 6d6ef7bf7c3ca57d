import { forBothSides } from '../../core/features.ts';
import type { Player } from '../../core/game.ts';
import type { Feature } from '../../core/player.ts';
import type { CellSet } from './board.ts';
import { countJoins, type Scoring, score } from './groups.ts';
import { type FuseState, freeAhead } from './rules.ts';

function discsOf(state: FuseState, player: Player): CellSet {
  const { ownBorder, ownUpper, ownLower, theirBorder, theirUpper, theirLower } = state;
  return state.turn === player
    ? { border: ownBorder, upper: ownUpper, lower: ownLower }
    : { border: theirBorder, upper: theirUpper, lower: theirLower };
}

function markedDiscs({ markedBorder, markedUpper, markedLower }: FuseState): CellSet {
  return { border: markedBorder, upper: markedUpper, lower: markedLower };
}

/** How far each disc that a player has on the border can be pushed. */
function pushesOf(state: FuseState, player: Player): readonly number[] {
  const found: number[] = [];
  for (let { border: discs } = discsOf(state, player); discs !== 0; discs &= discs - 1) {
    found.push(freeAhead(state, 31 - Math.clz32(discs & -discs)));
  }
  return found;
}

export function makeFeatures(scoring: Scoring): readonly Feature<FuseState>[] {
  return forBothSides(
    ({ turn }) => turn,
    [
      {
        id: 'groups',
        own: { en: 'What you would score if the game ended now.', pt: 'Quanto marcavas se a partida acabasse agora.' },
        theirs: {
          en: 'What the opponent would score if the game ended now.',
          pt: 'Quanto o adversário marcava se a partida acabasse agora.',
        },
        count: (state, player) => score(discsOf(state, player), markedDiscs(state), scoring),
      },
      {
        id: 'joins',
        own: {
          en: 'How many pairs of your discs lie side by side.',
          pt: 'Quantos pares dos teus discos estão lado a lado.',
        },
        theirs: {
          en: 'How many pairs of the opponent’s discs lie side by side.',
          pt: 'Quantos pares de discos do adversário estão lado a lado.',
        },
        count: (state, player) => countJoins(discsOf(state, player), scoring),
      },
      {
        id: 'mobility',
        own: { en: 'How many pushes you have.', pt: 'Quantos empurrões podes fazer.' },
        theirs: {
          en: 'How many pushes the opponent would have.',
          pt: 'Quantos empurrões o adversário poderia fazer.',
        },
        count: (state, player) => pushesOf(state, player).reduce((sum, free) => sum + free, 0),
      },
      {
        id: 'reach',
        own: {
          en: 'How many of your discs on the border can still come in.',
          pt: 'Quantos dos teus discos na borda ainda podem entrar.',
        },
        theirs: {
          en: 'How many of the opponent’s discs on the border can still come in.',
          pt: 'Quantos discos do adversário na borda ainda podem entrar.',
        },
        count: (state, player) => pushesOf(state, player).filter((free) => free > 0).length,
      },
    ],
  );
}
