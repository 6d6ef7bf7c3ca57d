import type { Language } from '../../../core/game.ts';
import { begun } from '../../../text/wording.ts';

/** What is said where moves of a game are looked at again. */
interface AfterGameText {
  /** What was played and what it comes to, and the same of a better move. */
  readonly compared: (played: string, better: string | undefined) => string;
  readonly attempt: {
    readonly open: (move: string) => string;
    readonly failed: (move: string, verdict: string) => string;
    readonly solved: (move: string, verdict: string) => string;
    readonly judging: string;
    readonly again: string;
    readonly done: string;
    readonly playOn: string;
  };
}

const english: AfterGameText = {
  compared: (played, better) => `Played: ${played}.${better ? ` Better: ${better}.` : ''}`,
  attempt: {
    open: (move) => `Here you played ${move}. Find a better move.`,
    failed: (move, verdict) => `${begun(move)} ${verdict}. Another try?`,
    solved: (move, verdict) => `Well found: ${move} ${verdict}.`,
    judging: 'Let us see…',
    again: 'Try again',
    done: 'Leave it',
    playOn: 'Play on from here',
  },
};

const portuguese: AfterGameText = {
  compared: (played, better) => `Jogou-se: ${played}.${better ? ` Melhor: ${better}.` : ''}`,
  attempt: {
    open: (move) => `Aqui jogaste ${move}. Procura uma jogada melhor.`,
    failed: (move, verdict) => `${begun(move)} ${verdict}. Outra tentativa?`,
    solved: (move, verdict) => `Bem visto: ${move} ${verdict}.`,
    judging: 'Vejamos…',
    again: 'Tentar outra vez',
    done: 'Deixar assim',
    playOn: 'Continuar daqui',
  },
};

export const afterGameText: Readonly<Record<Language, AfterGameText>> = { en: english, pt: portuguese };
