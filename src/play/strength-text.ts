import type { Language } from '../core/game.ts';

/** How strong a computer player is, where that was measured. */
interface StrengthText {
  readonly againstBelow: (wins: number, games: number, level: number) => string;
  readonly rating: (points: number) => string;
  readonly scaleBegins: string;
  readonly like: (level: number) => string;
}

const english: StrengthText = {
  againstBelow: (wins, games, level) =>
    `Wins about ${wins} of ${games} games against level ${level}, a draw counted as half.`,
  rating: (points) => `In rating points: ${Math.abs(points)} Elo ${points < 0 ? 'below' : 'above'} level 1.`,
  scaleBegins: 'The scale of strength begins here.',
  like: (level) => `About as strong as level ${level}.`,
};

const portuguese: StrengthText = {
  againstBelow: (wins, games, level) =>
    `Ganha cerca de ${wins} em cada ${games} partidas contra o nível ${level}, contando o empate por metade.`,
  rating: (points) => `Em pontos: ${Math.abs(points)} Elo ${points < 0 ? 'abaixo' : 'acima'} do nível 1.`,
  scaleBegins: 'A escala de força começa aqui.',
  like: (level) => `Quase tão forte como o nível ${level}.`,
};

export const strengthText: Readonly<Record<Language, StrengthText>> = { en: english, pt: portuguese };
