import type { Language } from '../../core/game.ts';
import type { PuzzleTheme } from './puzzle.ts';

/** What a theme is called, and what is true of the puzzles that have it. */
export interface ThemeWords {
  readonly name: string;
  readonly meaning: string;
}

export const themeText: Readonly<Record<Language, Readonly<Record<PuzzleTheme, ThemeWords>>>> = {
  en: {
    'only-draw': { name: 'only draw', meaning: 'There is no win, and one move alone holds the draw.' },
    quiet: { name: 'quiet move', meaning: 'The only winning move threatens nothing yet.' },
    'double-threat': { name: 'double threat', meaning: 'After the move there are two ways to win next.' },
    block: { name: 'block', meaning: 'The opponent threatens to win, and the move stops it.' },
    zugzwang: { name: 'zugzwang', meaning: 'The opponent would be saved if they could pass.' },
    'slower-win': { name: 'slower win', meaning: 'A move that threatens is there, but only a quiet one wins.' },
  },
  pt: {
    'only-draw': { name: 'único empate', meaning: 'Não há vitória, e uma só jogada segura o empate.' },
    quiet: { name: 'jogada calma', meaning: 'A única jogada que ganha ainda não ameaça nada.' },
    'double-threat': { name: 'ameaça dupla', meaning: 'Depois da jogada há duas maneiras de ganhar a seguir.' },
    block: { name: 'bloqueio', meaning: 'O adversário ameaça ganhar, e a jogada impede-o.' },
    zugzwang: { name: 'zugzwang', meaning: 'O adversário salvava-se se pudesse passar.' },
    'slower-win': { name: 'vitória mais lenta', meaning: 'Há uma jogada que ameaça, mas só uma calma ganha.' },
  },
};
