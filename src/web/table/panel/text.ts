import type { Language } from '../../../core/game.ts';
import type { ReportedVerdict } from '../../../core/report.ts';
import type { Pace } from '../../../play/preferences.ts';
import { catalogues } from '../../../text/say.ts';

/** A move that threw something away. */
export interface Mistake {
  readonly ply: number;
  readonly move: string;
  readonly thrown: 'win' | 'draw';
  /** In how many plies there was a win. */
  readonly plies: number | null;
  readonly after: ReportedVerdict;
}

/** What is said beside the board, beyond the sentences that all shells share. */
export interface PanelText {
  readonly label: string;
  readonly noMoves: string;
  readonly values: string;
  readonly estimating: string;
  readonly nothingToValue: string;
  readonly graph: string;
  readonly graphAt: (ply: number, move: string, standing: string) => string;
  /** What would have been better there. */
  readonly graphBetter: (move: string, standing: string) => string;
  /** How many of the moves that were not played there win, draw and lose. */
  readonly graphOthers: (wins: number, draws: number, losses: number) => string;
  readonly start: string;
  readonly promote: string;
  readonly remove: string;
  readonly removed: string;
  readonly putBack: string;
  readonly moveNumber: (ply: number) => string;
  readonly playable: (move: string, verdict: string) => string;
  readonly bestLine: {
    readonly label: string;
    readonly lookAt: (move: string) => string;
    readonly play: (move: string) => string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly note: {
    readonly title: string;
    readonly onStart: string;
    readonly onMove: (ply: number, move: string) => string;
    readonly placeholder: string;
    readonly mark: (note: string) => string;
  };
  readonly over: {
    readonly title: string;
    readonly youWin: string;
    readonly computerWins: (name: string) => string;
    readonly swapped: string;
    /** What a move threw away: a win in so many plies where that is known, or a draw. */
    readonly mistake: (mistake: Mistake) => string;
    readonly retryOne: string;
    readonly mistakesOf: (name: string) => string;
    readonly more: (count: number) => string;
    readonly show: string;
    readonly decidedThere: string;
  };
  readonly goingOn: { readonly label: string; readonly pending: string };
  readonly pace: {
    readonly label: string;
    readonly pause: string;
    readonly goOn: string;
    readonly step: string;
    readonly speed: string;
    readonly paces: Readonly<Record<Pace, string>>;
  };
}

/** `2 win, 1 draws`: of each kind that there is, how many. */
function counted(counts: readonly number[], verbs: readonly (readonly [one: string, several: string])[]): string {
  const said = verbs.map(([one, several], index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? `${count} ${count === 1 ? one : several}` : '';
  });
  return said.filter((part) => part !== '').join(', ');
}

const english: PanelText = {
  label: 'About this game',
  noMoves: 'No moves yet.',
  values: 'Value of every move',
  estimating: 'Still thinking: estimates sharpen.',
  nothingToValue: 'The game is over: there is nothing left to value.',
  graph: 'Value of the game, move by move',
  graphAt: (ply, move, standing) => (ply === 0 ? `Start: ${standing}` : `Move ${ply}, ${move}: ${standing}`),
  graphBetter: (move, standing) => `Best, ${move}: ${standing}`,
  graphOthers: (...counts) =>
    `Not played: ${counted(counts, [
      ['wins', 'win'],
      ['draws', 'draw'],
      ['loses', 'lose'],
    ])}`,
  start: 'Start',
  promote: 'Make this the game',
  remove: 'Delete this variation',
  removed: 'The variation is deleted.',
  putBack: 'Put it back',
  moveNumber: (ply) => `Move ${ply}`,
  playable: (move, verdict) => `${move}, ${verdict}`,
  bestLine: {
    label: 'Best line',
    lookAt: (move) => `Look ahead: ${move}`,
    play: (move) => `Play ${move}`,
    copy: 'Copy the line',
    copied: 'Copied.',
  },
  note: {
    title: 'Note',
    onStart: 'Note on the start',
    onMove: (ply, move) => `Note on move ${ply}, ${move}`,
    placeholder: 'A few words of your own',
    mark: (note) => `note: ${note}`,
  },
  over: {
    title: 'The game is over',
    youWin: 'You win.',
    computerWins: (name) => `This time ${name} wins.`,
    swapped: 'Swap sides',
    mistake: ({ ply, move, thrown, plies, after }) => {
      const had = thrown === 'draw' ? 'a draw' : `a win${plies ? ` in ${plies}` : ''}`;
      return `Move ${ply}, ${move}: there was ${had}; this ${catalogues.en.verdicts.move(after)}.`;
    },
    retryOne: 'Retry',
    mistakesOf: (name) => `Mistakes of ${name}`,
    more: (count) => `and ${count} more, marked in the list of moves`,
    show: 'Show',
    decidedThere: 'Show where',
  },
  goingOn: { label: 'Next game by itself', pending: 'The next game begins in a moment.' },
  pace: {
    label: 'Computers',
    pause: 'Pause',
    goOn: 'Go on',
    step: 'One move',
    speed: 'Pace',
    paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  },
};

const portuguese: PanelText = {
  label: 'Sobre esta partida',
  noMoves: 'Ainda não há jogadas.',
  values: 'Valor de cada jogada',
  estimating: 'Ainda a pensar: as estimativas vão afinando.',
  nothingToValue: 'A partida acabou: já não há jogadas para avaliar.',
  graph: 'Valor da partida, jogada a jogada',
  graphAt: (ply, move, standing) => (ply === 0 ? `Início: ${standing}` : `Jogada ${ply}, ${move}: ${standing}`),
  graphBetter: (move, standing) => `Melhor, ${move}: ${standing}`,
  graphOthers: (...counts) =>
    `Não jogadas: ${counted(counts, [
      ['ganha', 'ganham'],
      ['empata', 'empatam'],
      ['perde', 'perdem'],
    ])}`,
  start: 'Início',
  promote: 'Tornar linha principal',
  remove: 'Apagar esta linha alternativa',
  removed: 'A linha alternativa foi apagada.',
  putBack: 'Repor',
  moveNumber: (ply) => `Jogada ${ply}`,
  playable: (move, verdict) => `${move}, ${verdict}`,
  bestLine: {
    label: 'Melhor continuação',
    lookAt: (move) => `Ver adiante: ${move}`,
    play: (move) => `Jogar ${move}`,
    copy: 'Copiar a continuação',
    copied: 'Copiado.',
  },
  note: {
    title: 'Nota',
    onStart: 'Nota sobre o início',
    onMove: (ply, move) => `Nota sobre a jogada ${ply}, ${move}`,
    placeholder: 'Umas palavras tuas',
    mark: (note) => `nota: ${note}`,
  },
  over: {
    title: 'A partida acabou',
    youWin: 'Ganhaste!',
    computerWins: (name) => `Desta vez ganha ${name}.`,
    swapped: 'Trocar de lado',
    mistake: ({ ply, move, thrown, plies, after }) => {
      const had = thrown === 'draw' ? 'um empate' : `uma vitória${plies ? ` em ${plies}` : ''}`;
      return `Jogada ${ply}, ${move}: havia ${had}; esta ${catalogues.pt.verdicts.move(after)}.`;
    },
    retryOne: 'Tentar outra vez',
    mistakesOf: (name) => `Erros: ${name}`,
    more: (count) => `e mais ${count}, na lista de jogadas`,
    show: 'Mostrar',
    decidedThere: 'Mostrar onde',
  },
  goingOn: { label: 'Próxima partida sem esperar', pending: 'A próxima partida começa dentro de momentos.' },
  pace: {
    label: 'Computadores',
    pause: 'Pausa',
    goOn: 'Continuar',
    step: 'Uma jogada',
    speed: 'Ritmo',
    paces: { slow: 'devagar', normal: 'normal', fast: 'depressa' },
  },
};

export const panelText: Readonly<Record<Language, PanelText>> = { en: english, pt: portuguese };
