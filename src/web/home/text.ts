import type { Language } from '../../core/language.ts';

interface HomeText {
  readonly welcome: string;
  readonly invitation: string;
  readonly games: string;
  readonly play: string;
  readonly playGame: (game: string) => string;
  readonly learn: string;
  readonly learnGame: (game: string) => string;
  readonly boardOf: (game: string) => string;
  readonly pause: string;
  readonly resume: string;
  readonly unfinished: string;
  readonly unfinishedFailed: string;
  readonly onlineFailed: string;
  readonly online: string;
  readonly onlineDetail: string;
  readonly openTables: string;
  readonly waiting: string;
  readonly puzzles: string;
  readonly puzzlesDetail: string;
  readonly dayPuzzle: string;
  readonly allPuzzles: string;
  readonly laboratory: string;
  readonly laboratoryDetail: string;
  readonly lookInside: string;
  readonly lessons: string;
  /** How many more there are than are shown. */
  readonly otherUnfinished: (count: number) => string;
  readonly played: (moves: number) => string;
  /** A game of a series is over, and another one waits. */
  readonly nextGame: string;
  /** Of a game by messages. */
  readonly yourTurn: string;
  readonly friendsTurn: string;
  readonly continueGame: (game: string) => string;
  readonly results: string;
  readonly resultsFailed: string;
  readonly allSaved: string;
  readonly outcomes: Readonly<Record<'won' | 'lost' | 'drawn', (opponent: string) => string>>;
  readonly day: Intl.DateTimeFormat;
  readonly analyse: string;
  readonly analyseDetail: string;
  readonly setUp: string;
  readonly setUpGame: (game: string) => string;
  readonly paste: string;
  readonly foot: string;
}

export const text: Readonly<Record<Language, HomeText>> = {
  en: {
    welcome: 'Pull up a chair.',
    invitation: 'Play a friend or the computer, and ask what any move is worth.',
    games: 'Games',
    play: 'Play',
    playGame: (game) => `Play ${game}`,
    learn: 'Rules',
    learnGame: (game) => `Rules of ${game}`,
    boardOf: (game) => `A board of ${game}`,
    pause: 'Pause the boards',
    resume: 'Let the boards play',
    unfinished: 'In progress',
    unfinishedFailed: 'Your unfinished games could not be shown; they are still among the saved ones.',
    onlineFailed: 'Your games online could not be shown; your seats in them are still yours.',
    online: 'Play online',
    onlineDetail: 'Choose a game and send a friend the link, or join a table that is open to anyone.',
    openTables: 'Open tables',
    waiting: 'For you today',
    puzzles: 'Puzzles',
    puzzlesDetail: 'Find the one move that wins, or the one that holds. Each is proven, and says why when you miss it.',
    dayPuzzle: 'Today’s puzzle',
    allPuzzles: 'All puzzles',
    laboratory: 'Laboratory',
    laboratoryDetail: 'See how a computer thinks: step through its search, weigh an evaluation, predict a cut.',
    lookInside: 'Look inside',
    lessons: 'Lessons',
    otherUnfinished: (count) => (count === 1 ? 'One more' : `${count} more`),
    played: (moves) => (moves === 1 ? 'one move played' : `${moves} moves played`),
    nextGame: 'the next game of the series',
    yourTurn: 'your turn',
    friendsTurn: 'waiting for your friend’s move',
    continueGame: (game) => `Continue ${game}`,
    results: 'Your last results',
    resultsFailed: 'Your last results could not be shown; the games are still among the saved ones.',
    allSaved: 'All games',
    outcomes: {
      won: (opponent) => `You beat ${opponent}`,
      lost: (opponent) => `You lost to ${opponent}`,
      drawn: (opponent) => `A draw with ${opponent}`,
    },
    day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
    analyse: 'Analyse a position',
    analyseDetail:
      'Set one up on the board of a game, or paste a position, a record, a link or moves in a row, and see what every ' +
      'move is worth.',
    setUp: 'Set up a position',
    setUpGame: (game) => `Set up a position of ${game}`,
    paste: 'Paste',
    foot:
      'Everything here but play with someone elsewhere works without a network. What you play is kept on this device; ' +
      'games online are kept by the server too.',
  },
  pt: {
    welcome: 'Puxa uma cadeira.',
    invitation: 'Joga com um amigo ou com o computador, e pergunta quanto vale cada jogada.',
    games: 'Jogos',
    play: 'Jogar',
    playGame: (game) => `Jogar ${game}`,
    learn: 'Regras',
    learnGame: (game) => `Regras de ${game}`,
    boardOf: (game) => `Um tabuleiro de ${game}`,
    pause: 'Pausar os tabuleiros',
    resume: 'Deixar os tabuleiros jogar',
    unfinished: 'Por acabar',
    unfinishedFailed: 'Não foi possível mostrar as tuas partidas por acabar; continuam entre as guardadas.',
    onlineFailed: 'Não foi possível mostrar as tuas partidas à distância; os lugares continuam a ser teus.',
    online: 'Jogar à distância',
    onlineDetail: 'Escolhe um jogo e envia a ligação a um amigo, ou entra numa mesa aberta a qualquer pessoa.',
    openTables: 'Mesas abertas',
    waiting: 'Para hoje',
    puzzles: 'Problemas',
    puzzlesDetail:
      'Encontra a única jogada que ganha, ou a que mantém o empate. Todos provados; se falhares, vês porquê.',
    dayPuzzle: 'O problema do dia',
    allPuzzles: 'Todos os problemas',
    laboratory: 'Laboratório',
    laboratoryDetail: 'Vê como pensa um computador: percorre a pesquisa dele, pesa uma avaliação, prevê um corte.',
    lookInside: 'Ver por dentro',
    lessons: 'Lições',
    otherUnfinished: (count) => (count === 1 ? 'Mais uma' : `Mais ${count}`),
    played: (moves) => (moves === 1 ? 'uma jogada feita' : `${moves} jogadas feitas`),
    nextGame: 'a próxima partida do encontro',
    yourTurn: 'é a tua vez',
    friendsTurn: 'à espera da jogada do teu amigo',
    continueGame: (game) => `Continuar ${game}`,
    results: 'Os teus últimos resultados',
    resultsFailed: 'Não foi possível mostrar os teus últimos resultados; as partidas continuam entre as guardadas.',
    allSaved: 'Todas as partidas',
    outcomes: {
      won: (opponent) => `Vitória contra ${opponent}`,
      lost: (opponent) => `Derrota contra ${opponent}`,
      drawn: (opponent) => `Empate com ${opponent}`,
    },
    day: new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'short' }),
    analyse: 'Analisar uma posição',
    analyseDetail:
      'Monta uma no tabuleiro de um jogo, ou cola uma posição, um registo, uma ligação ou uma sequência de jogadas, e vê ' +
      'quanto vale cada jogada.',
    setUp: 'Montar uma posição',
    setUpGame: (game) => `Montar uma posição de ${game}`,
    paste: 'Colar',
    foot:
      'Tudo aqui funciona sem rede, menos jogar à distância. O que jogas fica guardado neste dispositivo; as partidas à ' +
      'distância ficam também no servidor.',
  },
};
