import type { Language } from '../../../core/language.ts';
import type { Value } from '../../../core/oracle.ts';
import type { Interval } from '../../../study/interval.ts';
import type { OrderingHelp } from '../../../study/measures/ordering-help.ts';

interface EvaluateText {
  readonly summary: string;
  readonly game: string;
  readonly weighting: string;
  readonly weightingHelp: string;
  readonly slider: (feature: string) => string;
  readonly form: string;
  readonly forms: (depth: number) => string;
  readonly noFeatures: string;
  readonly quality: string;
  readonly judging: string;
  readonly stop: string;
  readonly goOn: string;
  readonly anotherExam: string;
  readonly exam: (seed: number) => string;
  readonly noTruth: string;
  /** How often it keeps the value. */
  readonly keeps: (kept: Interval, positions: number) => string;
  readonly keepsWhat: string;
  readonly against: string;
  readonly difference: (difference: Interval, rival: string) => string;
  readonly ordering: (help: OrderingHelp) => string;
  readonly byDistance: string;
  readonly plies: string;
  readonly stage: string;
  readonly drawn: string;
  readonly positions: string;
  readonly kept: string;
  readonly worst: string;
  readonly noError: string;
  readonly errors: (count: number) => string;
  readonly error: (value: Value, distance: number | null, isInPlies: boolean) => string;
  readonly plays: (move: string, kept: number, keeping: readonly string[]) => string;
  readonly board: (position: string) => string;
  readonly openTable: string;
  readonly lookInside: string;
  readonly moreErrors: string;
  readonly list: string;
  readonly listHelp: string;
  readonly this: string;
  readonly own: string;
  readonly report: string;
  readonly keep: string;
  readonly isKept: string;
  readonly keptNow: string;
  readonly play: string;
  readonly copy: string;
  readonly load: (name: string) => string;
  readonly name: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly undo: string;
  readonly namePrompt: string;
  readonly save: string;
  readonly notYet: string;
}

const en = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const pt = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });
const points = (format: Intl.NumberFormat, share: number) => format.format(share * 100).replace('-', '−');
const signed = (format: Intl.NumberFormat, share: number) => `${share > 0 ? '+' : ''}${points(format, share)}`;

function some(moves: readonly string[], or: string): string {
  const shown = moves.slice(0, 4);
  return moves.length > 4 ? `${shown.join(', ')}…` : shown.join(or);
}

export const text: Readonly<Record<Language, EvaluateText>> = {
  en: {
    summary: 'Weigh what a game counts, and see at once how well that judges positions whose truth is known.',
    game: 'Game',
    weighting: 'Your evaluation',
    weightingHelp: 'Features with their weights, such as pairs*10-theirPairs*10. It works in any player’s name.',
    slider: (feature) => `Weight of ${feature}`,
    form: 'Played by',
    forms: (depth) => (depth === 0 ? 'greedy: one move ahead' : `alphabeta, depth ${depth}`),
    noFeatures: 'This game has nothing that can be weighed.',
    quality: 'How well it judges',
    judging: 'Judging…',
    stop: 'Stop',
    goOn: 'Go on',
    anotherExam: 'Another exam',
    exam: (seed) => `Exam ${seed}`,
    noTruth: 'No positions whose truth is within reach were found in this game.',
    keeps: ({ low, high }, positions) =>
      `95 % interval ${points(en, low)} % to ${points(en, high)} %, from ${positions} positions`,
    keepsWhat: 'of positions: its move keeps the value',
    against: 'Compared with',
    difference: ({ value, low, high }, rival) =>
      low > 0
        ? `Better than ${rival} by ${points(en, value)} points (${signed(en, low)} to ${signed(en, high)}).`
        : high < 0
          ? `Worse than ${rival} by ${points(en, -value)} points (${signed(en, low)} to ${signed(en, high)}).`
          : `No clear difference from ${rival}: ${signed(en, value)} points (${signed(en, low)} to ${signed(en, high)}).`,
    ordering: ({ depth, unordered, byEvaluation, byGame }) =>
      `If alpha-beta looks first at the moves it likes, it visits ${points(en, byEvaluation / unordered)} % of the positions at depth ${depth}${byGame === undefined ? '' : ` (in the game’s own order, ${points(en, byGame / unordered)} %)`}.`,
    byDistance: 'By how far the end is',
    plies: 'Plies to the end',
    stage: 'Left to play',
    drawn: 'drawn',
    positions: 'Positions',
    kept: 'Kept',
    worst: 'Where it errs',
    noError: 'No error so far.',
    errors: (count) => (count === 1 ? 'One position, ' : `${count} positions, `).concat('the plainest first.'),
    error: (value, distance, isInPlies) =>
      value === 'draw'
        ? 'A draw.'
        : distance === null || !isInPlies
          ? `A ${value}.`
          : `A ${value} in ${distance} ${distance === 1 ? 'ply' : 'plies'}.`,
    plays: (move, kept, keeping) =>
      `It ${kept > 0 ? 'sometimes plays' : 'plays'} ${move}; with ${some(keeping, ' or ')} the value is kept.`,
    board: (position) => `The position ${position}`,
    openTable: 'Open at the table',
    lookInside: 'Look inside',
    moreErrors: 'Show more',
    list: 'The evaluations to beat',
    listHelp: 'All in the same exam, played in the same way. Yours are kept on this device.',
    this: 'this one',
    own: 'yours',
    report: 'the game’s',
    keep: 'Keep it',
    isKept: 'Kept',
    keptNow: 'Kept among yours.',
    play: 'Play against it',
    copy: 'Copy the player’s name',
    load: (name) => `Load ${name}`,
    name: (name) => `Name ${name}`,
    remove: (name) => `Delete ${name}`,
    removed: (name) => `Deleted: ${name}`,
    undo: 'Undo',
    namePrompt: 'Its name',
    save: 'Save',
    notYet: 'not judged yet',
  },
  pt: {
    summary: 'Dá pesos ao que um jogo conta, e vê logo se isso avalia bem posições cuja verdade se conhece.',
    game: 'Jogo',
    weighting: 'A tua avaliação',
    weightingHelp: 'Características com pesos, como pairs*10-theirPairs*10. Serve no nome de qualquer jogador.',
    slider: (feature) => `Peso de ${feature}`,
    form: 'Quem joga com ela',
    forms: (depth) => (depth === 0 ? 'greedy: vê uma só jogada' : `alphabeta, profundidade ${depth}`),
    noFeatures: 'Este jogo não tem nada a que se possam dar pesos.',
    quality: 'Se avalia bem',
    judging: 'A examinar…',
    stop: 'Parar',
    goOn: 'Continuar',
    anotherExam: 'Outro exame',
    exam: (seed) => `Exame ${seed}`,
    noTruth: 'Não se encontraram neste jogo posições cuja verdade esteja ao alcance.',
    keeps: ({ low, high }, positions) =>
      `intervalo de 95 %: ${points(pt, low)} % a ${points(pt, high)} %, em ${positions} posições`,
    keepsWhat: 'das posições: a jogada escolhida mantém o valor',
    against: 'Comparada com',
    difference: ({ value, low, high }, rival) =>
      low > 0
        ? `Melhor do que ${rival} em ${points(pt, value)} pontos (${signed(pt, low)} a ${signed(pt, high)}).`
        : high < 0
          ? `Pior do que ${rival} em ${points(pt, -value)} pontos (${signed(pt, low)} a ${signed(pt, high)}).`
          : `Sem diferença clara de ${rival}: ${signed(pt, value)} pontos (${signed(pt, low)} a ${signed(pt, high)}).`,
    ordering: ({ depth, unordered, byEvaluation, byGame }) =>
      `Se o alfa-beta vir primeiro as jogadas de que ela gosta, visita ${points(pt, byEvaluation / unordered)} % das posições na profundidade ${depth}${byGame === undefined ? '' : ` (com a ordenação do próprio jogo, ${points(pt, byGame / unordered)} %)`}.`,
    byDistance: 'Conforme a distância ao fim',
    plies: 'Jogadas até ao fim',
    stage: 'Por jogar',
    drawn: 'empate',
    positions: 'Posições',
    kept: 'Mantém',
    worst: 'Onde erra',
    noError: 'Nenhum erro até agora.',
    errors: (count) => (count === 1 ? 'Uma posição, ' : `${count} posições, `).concat('as mais claras primeiro.'),
    error: (value, distance, isInPlies) => {
      if (value === 'draw') return 'Empate.';
      const name = value === 'win' ? 'Vitória' : 'Derrota';
      return distance === null || !isInPlies
        ? `${name}.`
        : `${name} em ${distance} ${distance === 1 ? 'jogada' : 'jogadas'}.`;
    },
    plays: (move, kept, keeping) =>
      `${kept > 0 ? 'Às vezes joga' : 'Joga'} ${move}; com ${some(keeping, ' ou ')} o valor mantém-se.`,
    board: (position) => `A posição ${position}`,
    openTable: 'Abrir na mesa',
    lookInside: 'Ver por dentro',
    moreErrors: 'Mostrar mais',
    list: 'As avaliações a bater',
    listHelp: 'Todas no mesmo exame, jogadas da mesma maneira. As tuas ficam guardadas neste dispositivo.',
    this: 'esta',
    own: 'tua',
    report: 'do jogo',
    keep: 'Guardar',
    isKept: 'Guardada',
    keptNow: 'Guardada entre as tuas.',
    play: 'Jogar contra ela',
    copy: 'Copiar o nome do jogador',
    load: (name) => `Carregar ${name}`,
    name: (name) => `Dar nome a ${name}`,
    remove: (name) => `Apagar ${name}`,
    removed: (name) => `Apagada: ${name}`,
    undo: 'Anular',
    namePrompt: 'Nome',
    save: 'Guardar',
    notYet: 'ainda por examinar',
  },
};
