import type { Language, PlayerText } from '../../core/game.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import type { SeriesLength } from '../../core/series.ts';
import { signed } from '../../text/phrase.ts';
import type { Pace } from './opening.ts';

/** A move that threw something away. */
export interface Mistake {
  readonly ply: number;
  readonly move: string;
  readonly thrown: 'win' | 'draw';
  /** In how many plies there was a win. */
  readonly plies: number | null;
  readonly after: ReportedVerdict;
}

/** What the table says beyond the sentences that all shells share. */
export interface TableText {
  readonly actions: Readonly<Record<ActionName, string>>;
  /** What a move comes to, in a few words: “wins in 5”. */
  readonly verdict: (verdict: ReportedVerdict) => string;
  /** The same of a position, naming who wins; the verdict is that of this player. */
  readonly standing: (verdict: ReportedVerdict, player: PlayerText, opponent: PlayerText) => string;
  readonly you: string;
  readonly level: (number: number) => string;
  readonly thinking: (name: string) => string;
  readonly yourTurn: string;
  readonly mustPass: string;
  readonly paused: string;
  readonly reviewing: string;
  readonly panel: {
    readonly label: string;
    readonly moves: string;
    readonly noMoves: string;
    readonly values: string;
    readonly workingOut: string;
    readonly estimating: string;
    readonly over: string;
    readonly graph: string;
    readonly graphAt: (ply: number, move: string, standing: string) => string;
    readonly start: string;
    readonly variation: string;
    readonly promote: string;
    readonly remove: string;
    readonly removed: string;
    readonly putBack: string;
    readonly reviewed: (done: number, all: number) => string;
    readonly moveNumber: (ply: number) => string;
    readonly playable: (move: string, verdict: string) => string;
  };
  readonly strip: string;
  /** How a game came out that nobody won. */
  readonly drawn: string;
  readonly points: (points: number) => string;
  readonly groups: (sizes: string) => string;
  readonly seen: (times: number, limit: number) => string;
  readonly toMove: string;
  readonly wins: (player: PlayerText) => string;
  readonly series: {
    readonly game: (number: number, length: SeriesLength) => string;
    readonly score: string;
    readonly youWon: string;
    readonly won: (name: string) => string;
    readonly drawn: string;
    readonly next: string;
  };
  readonly attempt: {
    readonly open: (move: string) => string;
    readonly failed: (move: string, verdict: string) => string;
    readonly solved: (move: string, verdict: string) => string;
    readonly judging: string;
    readonly again: string;
    readonly done: string;
    readonly playOn: string;
  };
  readonly over: {
    readonly title: string;
    readonly youWin: string;
    readonly computerWins: (name: string) => string;
    readonly again: string;
    readonly swapped: string;
    readonly mistakes: (count: number) => string;
    /** What a move threw away: a win in so many plies where that is known, or a draw. */
    readonly mistake: (mistake: Mistake) => string;
    readonly retryOne: string;
    readonly decidedThere: string;
  };
  readonly tryAgain: string;
  readonly seekingHint: string;
  /** The move that is best, and what it comes to. */
  readonly hint: (move: string, verdict: ReportedVerdict) => string;
  readonly pace: {
    readonly label: string;
    readonly pause: string;
    readonly goOn: string;
    readonly step: string;
    readonly speed: string;
    readonly paces: Readonly<Record<Pace, string>>;
  };
  readonly menu: {
    readonly title: string;
    readonly newGame: string;
    readonly swap: string;
    readonly resign: string;
    readonly resignSure: string;
    readonly turnBoard: string;
    readonly sound: string;
    readonly edit: string;
    readonly paste: string;
    readonly share: string;
    readonly saved: string;
    readonly keys: string;
    readonly rules: string;
    readonly typeMove: string;
    readonly typeMoveExample: (example: string) => string;
    readonly play: string;
    readonly mainLine: string;
  };
  readonly keys: { readonly title: string; readonly list: readonly (readonly [string, string])[] };
  readonly board: (game: string) => string;
  readonly opening: string;
  readonly lost: string;
  readonly notOpened: string;
  readonly home: string;
  readonly pasteInstead: string;
  readonly elsewhere: string;
  readonly takeOver: string;
}

export type ActionName = 'undo' | 'redo' | 'hint' | 'values' | 'flip' | 'menu' | 'pass';

const english: TableText = {
  actions: {
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    values: 'Values of all moves',
    flip: 'Flip the board',
    menu: 'Menu',
    pass: 'Pass',
  },
  verdict: verdictInEnglish,
  standing: ({ exact, value, plies, margin, score = 0 }, player, opponent) => {
    if (!exact || value === null) {
      const leader = score >= 0 ? player : opponent;
      return Math.abs(score) < 0.1 ? 'About even, an estimate' : `${leader.name} better, an estimate`;
    }
    if (value === 'draw') return 'A draw with best play';
    const winner = value === 'win' ? player : opponent;
    const how = plies ? ` in ${plies}` : margin ? ` by ${Math.abs(margin)}` : '';
    return `${winner.name} ${winner.isPlural ? 'win' : 'wins'}${how}`;
  },
  you: 'You',
  level: (number) => `Level ${number}`,
  thinking: (name) => `${name} is thinking…`,
  yourTurn: 'Your turn.',
  mustPass: 'All you can do is pass.',
  paused: 'Paused.',
  reviewing: 'Looking back: any move may be tried.',
  panel: {
    label: 'About this game',
    moves: 'Moves',
    noMoves: 'No moves yet.',
    values: 'Value of every move',
    workingOut: 'Working it out…',
    estimating: 'Still thinking: estimates sharpen.',
    over: 'The game is over: there is nothing left to value.',
    graph: 'Value of the game, move by move',
    graphAt: (ply, move, standing) => (ply === 0 ? `Start: ${standing}` : `Move ${ply}, ${move}: ${standing}`),
    start: 'Start',
    variation: 'Variation',
    promote: 'Make this the game',
    remove: 'Delete this variation',
    removed: 'The variation is deleted.',
    putBack: 'Put it back',
    reviewed: (done, all) => `Looking at move ${done} of ${all}…`,
    moveNumber: (ply) => `Move ${ply}`,
    playable: (move, verdict) => `${move}, ${verdict}`,
  },
  strip: 'Evaluation',
  drawn: 'A draw',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  groups: (sizes) => `groups ${sizes}`,
  seen: (times, limit) => `This arrangement: ${times} of ${limit} times`,
  toMove: 'to move',
  wins: ({ isPlural }) => (isPlural ? 'win' : 'wins'),
  series: {
    game: (number, length) => (length === 'endless' ? `Game ${number}` : `Game ${number}, best of ${length}`),
    score: 'Score',
    youWon: 'You win the series.',
    won: (name) => `${name} wins the series.`,
    drawn: 'The series is drawn.',
    next: 'Next game',
  },
  attempt: {
    open: (move) => `Here you played ${move}. Find a better move.`,
    failed: (move, verdict) => `${move} ${verdict}. Another try?`,
    solved: (move, verdict) => `Well found: ${move} ${verdict}.`,
    judging: 'Let us see…',
    again: 'Try again',
    done: 'Leave it',
    playOn: 'Play on from here',
  },
  over: {
    title: 'The game is over',
    youWin: 'You win.',
    computerWins: (name) => `${name} wins this time.`,
    again: 'Play again',
    swapped: 'Swap sides',
    mistakes: (count) =>
      count === 0 ? 'You made no mistake.' : count === 1 ? 'You made one mistake.' : `You made ${count} mistakes.`,
    mistake: ({ ply, move, thrown, plies, after }) => {
      const had = thrown === 'draw' ? 'a draw' : `a win${plies ? ` in ${plies}` : ''}`;
      return `Move ${ply}, ${move}: there was ${had}; this ${verdictInEnglish(after)}.`;
    },
    retryOne: 'Retry',
    decidedThere: 'Show where',
  },
  tryAgain: 'Try again',
  seekingHint: 'Looking for a good move…',
  hint: (move, verdict) => `Try ${move}: ${verdict.exact ? 'it ' : ''}${verdictInEnglish(verdict)}.`,
  pace: {
    label: 'Computers',
    pause: 'Pause',
    goOn: 'Go on',
    step: 'One move',
    speed: 'Pace',
    paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  },
  menu: {
    title: 'Menu',
    newGame: 'New game',
    swap: 'Swap sides',
    resign: 'Resign',
    resignSure: 'Resign: are you sure?',
    turnBoard: 'Turn the board to whoever moves',
    sound: 'Sound',
    edit: 'Set up a position',
    paste: 'Paste a position or record',
    share: 'Share and download',
    saved: 'Saved games',
    keys: 'Keyboard',
    rules: 'Rules',
    typeMove: 'Type a move',
    typeMoveExample: (example) => `for example ${example}`,
    play: 'Play',
    mainLine: 'Back to the game',
  },
  keys: {
    title: 'Keyboard',
    list: [
      ['left, right', 'back and forward through the moves'],
      ['u', 'undo'],
      ['r', 'redo'],
      ['h', 'hint'],
      ['v', 'values on or off'],
      ['f', 'flip the board'],
      ['n', 'new game'],
      ['m', 'menu'],
      ['space', 'pause or go on, when computers play'],
      ['?', 'this list'],
      ['Tab, arrows', 'walk to and on the board'],
      ['Enter', 'pick up and put down'],
      ['Escape', 'let go'],
    ],
  },
  board: (game) => `${game} board`,
  opening: 'Setting up the board…',
  lost: 'There is no game here yet.',
  notOpened: 'This could not be opened.',
  home: 'Choose a game',
  pasteInstead: 'Paste a position or record',
  elsewhere: 'This game is open in another tab, which is the one that saves it.',
  takeOver: 'Play here instead',
};

const portuguese: TableText = {
  actions: {
    undo: 'Anular',
    redo: 'Repetir',
    hint: 'Sugestão',
    values: 'Valor de cada jogada',
    flip: 'Virar o tabuleiro',
    menu: 'Menu',
    pass: 'Passar',
  },
  verdict: verdictInPortuguese,
  standing: ({ exact, value, plies, margin, score = 0 }, player, opponent) => {
    if (!exact || value === null) {
      const leader = score >= 0 ? player : opponent;
      return Math.abs(score) < 0.1
        ? 'Equilibrado, por estimativa'
        : `Melhor para ${leader.inSentence ?? leader.name}, por estimativa`;
    }
    if (value === 'draw') return 'Empate com o melhor jogo';
    const winner = value === 'win' ? player : opponent;
    const how = plies ? ` em ${plies}` : margin ? ` por ${Math.abs(margin)}` : '';
    return `${winner.isPlural ? 'Ganham' : 'Ganha'} ${winner.inSentence ?? winner.name}${how}`;
  },
  you: 'Eu',
  level: (number) => `Nível ${number}`,
  thinking: (name) => `${name} está a pensar…`,
  yourTurn: 'É a sua vez.',
  mustPass: 'Só pode passar a vez.',
  paused: 'Em pausa.',
  reviewing: 'A rever: pode experimentar qualquer jogada.',
  panel: {
    label: 'Sobre este jogo',
    moves: 'Jogadas',
    noMoves: 'Ainda não há jogadas.',
    values: 'Valor de cada jogada',
    workingOut: 'A calcular…',
    estimating: 'Ainda a pensar: as estimativas vão afinando.',
    over: 'O jogo acabou: já não há jogadas para avaliar.',
    graph: 'Valor do jogo, jogada a jogada',
    graphAt: (ply, move, standing) => (ply === 0 ? `Início: ${standing}` : `Jogada ${ply}, ${move}: ${standing}`),
    start: 'Início',
    variation: 'Variante',
    promote: 'Fazer disto o jogo',
    remove: 'Apagar esta variante',
    removed: 'A variante foi apagada.',
    putBack: 'Repor',
    reviewed: (done, all) => `A ver a jogada ${done} de ${all}…`,
    moveNumber: (ply) => `Jogada ${ply}`,
    playable: (move, verdict) => `${move}, ${verdict}`,
  },
  strip: 'Avaliação',
  drawn: 'Empate',
  points: (points) => (points === 1 ? '1 ponto' : `${points} pontos`),
  groups: (sizes) => `grupos ${sizes}`,
  seen: (times, limit) => `Esta disposição: ${times} de ${limit} vezes`,
  toMove: 'a jogar',
  wins: ({ isPlural }) => (isPlural ? 'ganham' : 'ganha'),
  series: {
    game: (number, length) => (length === 'endless' ? `Jogo ${number}` : `Jogo ${number}, à melhor de ${length}`),
    score: 'Resultado',
    youWon: 'O encontro é seu.',
    won: (name) => `Vencedor do encontro: ${name}.`,
    drawn: 'O encontro acabou empatado.',
    next: 'Próximo jogo',
  },
  attempt: {
    open: (move) => `Aqui jogou ${move}. Procure uma jogada melhor.`,
    failed: (move, verdict) => `${move} ${verdict}. Outra tentativa?`,
    solved: (move, verdict) => `Bem visto: ${move} ${verdict}.`,
    judging: 'Vejamos…',
    again: 'Tentar outra vez',
    done: 'Deixar assim',
    playOn: 'Continuar daqui',
  },
  over: {
    title: 'O jogo acabou',
    youWin: 'Ganhou.',
    computerWins: (name) => `Desta vez ganha o ${name.toLowerCase()}.`,
    again: 'Jogar outra vez',
    swapped: 'Trocar de lado',
    mistakes: (count) =>
      count === 0 ? 'Não cometeu nenhum erro.' : count === 1 ? 'Cometeu um erro.' : `Cometeu ${count} erros.`,
    mistake: ({ ply, move, thrown, plies, after }) => {
      const had = thrown === 'draw' ? 'um empate' : `uma vitória${plies ? ` em ${plies}` : ''}`;
      return `Jogada ${ply}, ${move}: havia ${had}; esta ${verdictInPortuguese(after)}.`;
    },
    retryOne: 'Tentar de novo',
    decidedThere: 'Mostrar onde',
  },
  tryAgain: 'Tentar de novo',
  seekingHint: 'À procura de uma boa jogada…',
  hint: (move, verdict) => `Experimente ${move}: ${verdictInPortuguese(verdict)}.`,
  pace: {
    label: 'Computadores',
    pause: 'Pausa',
    goOn: 'Continuar',
    step: 'Uma jogada',
    speed: 'Ritmo',
    paces: { slow: 'devagar', normal: 'normal', fast: 'depressa' },
  },
  menu: {
    title: 'Menu',
    newGame: 'Novo jogo',
    swap: 'Trocar de lado',
    resign: 'Desistir',
    resignSure: 'Desistir: tem a certeza?',
    turnBoard: 'Virar o tabuleiro para quem joga',
    sound: 'Som',
    edit: 'Montar uma posição',
    paste: 'Colar uma posição ou um registo',
    share: 'Partilhar e descarregar',
    saved: 'Jogos guardados',
    keys: 'Teclado',
    rules: 'Regras',
    typeMove: 'Escrever uma jogada',
    typeMoveExample: (example) => `por exemplo ${example}`,
    play: 'Jogar',
    mainLine: 'Voltar ao jogo',
  },
  keys: {
    title: 'Teclado',
    list: [
      ['esquerda, direita', 'para trás e para a frente nas jogadas'],
      ['u', 'anular'],
      ['r', 'repetir'],
      ['h', 'sugestão'],
      ['v', 'mostrar ou esconder os valores'],
      ['f', 'virar o tabuleiro'],
      ['n', 'novo jogo'],
      ['m', 'menu'],
      ['espaço', 'pausa ou continuar, quando jogam computadores'],
      ['?', 'esta lista'],
      ['Tab, setas', 'chegar ao tabuleiro e andar nele'],
      ['Enter', 'pegar e pousar'],
      ['Escape', 'largar'],
    ],
  },
  board: (game) => `Tabuleiro de ${game}`,
  opening: 'A preparar o tabuleiro…',
  lost: 'Ainda não há aqui nenhum jogo.',
  notOpened: 'Não foi possível abrir isto.',
  home: 'Escolher um jogo',
  pasteInstead: 'Colar uma posição ou um registo',
  elsewhere: 'Este jogo está aberto noutro separador, que é o que o guarda.',
  takeOver: 'Jogar antes aqui',
};

export const tableText: Readonly<Record<Language, TableText>> = { en: english, pt: portuguese };

function verdictInEnglish({ exact, value, plies, margin, score = 0 }: ReportedVerdict): string {
  if (!exact || value === null) return `about ${signed(score)}, an estimate`;
  if (value === 'draw') return 'draws';
  const verb = value === 'win' ? 'wins' : 'loses';
  return plies ? `${verb} in ${plies}` : margin ? `${verb} by ${Math.abs(margin)}` : verb;
}

function verdictInPortuguese({ exact, value, plies, margin, score = 0 }: ReportedVerdict): string {
  if (!exact || value === null) return `cerca de ${signed(score, 2, 'pt')}, uma estimativa`;
  if (value === 'draw') return 'empata';
  const verb = value === 'win' ? 'ganha' : 'perde';
  return plies ? `${verb} em ${plies}` : margin ? `${verb} por ${Math.abs(margin)}` : verb;
}
