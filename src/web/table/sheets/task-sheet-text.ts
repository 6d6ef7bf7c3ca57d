import type { Language } from '../../../core/game.ts';

/** What the sheet says that makes a task of a position. */
interface TaskSheetText {
  readonly title: string;
  readonly won: (player: string, plies: number | undefined) => string;
  readonly lost: (player: string, plies: number | undefined) => string;
  readonly drawn: string;
  readonly unknown: string;
  readonly level: string;
  readonly about: string;
  readonly asSide: (task: string, player: string) => string;
}

const english: TaskSheetText = {
  title: 'Win this, hold this',
  won: (player, plies) => `${capital(player)} can win this${plies === undefined ? '' : ` in ${plies}`}.`,
  lost: (player, plies) =>
    `For ${player} this is lost${plies === undefined ? '' : ` in ${plies}`}, so there is nothing to win or hold; the other side can win it.`,
  drawn: 'With perfect play this is a draw.',
  unknown: 'What this position is worth is not known, so nobody can tell whether it can be won or held.',
  level: 'Your level, about',
  about: 'Your opponent is stubborn: it gives nothing away, and plays what this level answers wrongly most often.',
  asSide: (task, player) => `${task.replace(/\.$/u, '')} as ${player}`,
};

const portuguese: TaskSheetText = {
  title: 'Ganhar isto, aguentar isto',
  won: (player, plies) => `Vitória possível para ${player}${plies === undefined ? '' : `, em ${plies}`}.`,
  lost: (player, plies) =>
    `Para ${player} isto está perdido${plies === undefined ? '' : ` em ${plies}`}: não há nada para ganhar nem para aguentar; o outro lado pode ganhar.`,
  drawn: 'Com jogo perfeito, isto é um empate.',
  unknown: 'Não se sabe quanto vale esta posição, por isso ninguém pode dizer se dá para ganhar ou para aguentar.',
  level: 'O teu nível, mais ou menos',
  about: 'O adversário é teimoso: não dá nada de graça e joga aquilo a que este nível mais vezes responde mal.',
  asSide: (task, player) => `${task.replace(/\.$/u, '')}, com ${player}`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const taskSheetText: Readonly<Record<Language, TaskSheetText>> = { en: english, pt: portuguese };
