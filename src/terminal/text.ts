import type { Language, Sentences } from '../core/game.ts';
import { type CommonProblems, failWith } from '../core/problem.ts';
import { sideNames } from '../games/index.ts';
import { type PlayProblems, playSpeaker } from '../play/problems.ts';
import { quote, quotePath } from '../text/phrase.ts';
import { type UgiProblems, ugiSpeaker } from './ugi/text.ts';

/** What can go wrong on a command line. */
type CommandProblems = {
  'unknown-command': { command: string; nearest: string; list: string };
  'unknown-game': { game: string; nearest: string; list: string };
  'unknown-size': { game: string; family: string; pattern: string; least: number; most: number };
  'unknown-option': { option: string };
  'unknown-language': { text: string; list: string };
  'value-missing': { option: string };
  'value-unwanted': { option: string };
  'options-exclude': { one: string; other: string };
  'argument-missing': { name: string; usage: string };
  'argument-unwanted': { text: string; usage: string };
  'bad-number': { name: string; text: string; least: number; most: number };
  'file-fails': { file: string; reason: string };
  'input-empty': Record<never, never>;
  'module-fails': { module: string; reason: string };
  'module-no-game': { module: string; missing: string };
  'module-outdated': { module: string; old: string; current: string };
  'game-twice': { game: string };
  'no-such-number': { text: string; last: number };
  'no-such-side': { option: string; list: string };
  'bad-choice': { name: string; text: string; list: string };
  'save-fails': { file: string; reason: string };
  'file-exists': { file: string };
  'not-a-file': { file: string };
  'players-missing': { usage: string };
  'too-few-players': { least: number };
  'too-many-players': { most: number };
  'player-twice': { player: string };
  'odd-games': { games: number };
  'folder-fails': { folder: string; reason: string };
  'other-tournament': { folder: string };
  'tournament-failed': { reason: string };
};

/** The same, and what bots and tables add. */
export type TerminalProblems = CommandProblems & UgiProblems & PlayProblems;

export const refuse = failWith<TerminalProblems & CommonProblems>();

export type CommandName =
  | 'play'
  | 'games'
  | 'rules'
  | 'show'
  | 'perft'
  | 'replay'
  | 'analyse'
  | 'review'
  | 'solve'
  | 'compare'
  | 'tournament'
  | 'engine';

/** The sentences of the command line alone. */
export interface TerminalText {
  readonly problems: Sentences<TerminalProblems>;
  readonly tagline: string;
  readonly usage: string;
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly options: readonly (readonly [option: string, meaning: string])[];
  readonly anySize: (least: number, most: number) => string;
  readonly lookFurther: (program: string) => string;
  readonly inputDash: string;
  readonly legalMoves: (count: number) => string;
  readonly score: string;
  readonly depth: string;
  readonly leaves: string;
  readonly perSecond: (leaves: string) => string;
  readonly start: string;
  readonly solved: SolvedWords;
  readonly compared: ComparedWords;
  readonly timeLeft: (time: string) => string;
  readonly tournament: TournamentWords;
}

/** How players are compared. */
export interface ComparedWords {
  /** The headings: player, move, value, nodes, leaves, cut-offs, table hits, depth, time. */
  readonly headings: readonly string[];
  readonly stopped: (time: string) => string;
  readonly lines: string;
  readonly pointsLegend: string;
  readonly unknownLegend: string;
  readonly uncountedLegend: (isAscii: boolean) => string;
}

/** How the table of a tournament is said. */
export interface TournamentWords {
  readonly title: (players: number, games: number, seed: number) => string;
  /** The headings of the columns. */
  readonly player: string;
  readonly games: string;
  readonly points: string;
  readonly asFirst: string;
  readonly asSecond: string;
  readonly kept: string;
  /** What the numbers of the cross table are. */
  readonly cross: string;
  readonly keptLegend: string;
  readonly timed: (players: string) => string;
  readonly forfeits: (player: string, count: number, reason: string) => string;
  readonly interrupted: (played: number, all: number) => string;
  readonly goOn: (folder: string) => string;
  readonly startOver: string;
  readonly meeting: (one: string, other: string, share: string, low: string, high: string, results: string) => string;
}

/** How the totals of a whole game are said. */
export interface SolvedWords {
  readonly start: string;
  readonly positions: string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly finished: string;
  readonly total: string;
  readonly longest: (plies: number, count: number) => string;
  readonly took: (milliseconds: number) => string;
  readonly uncounted: string;
}

export const usages: Readonly<Record<CommandName, string>> = {
  play: 'play [game]',
  games: 'games',
  rules: 'rules <game>',
  show: 'show <game> [position]',
  perft: 'perft <game> <depth> [position]',
  replay: 'replay <file>',
  analyse: 'analyse <game> [position]',
  review: 'review <file>',
  solve: 'solve <game>',
  compare: 'compare <game> [position] --players a,b,…',
  tournament: 'tournament <game> --players a,b,…',
  engine: 'engine <game> [--player p]',
};

const sides = sideNames.map((side) => `--${side}`).join(', ');

const english: TerminalText = {
  problems: {
    ...ugiSpeaker.text.en.problems,
    ...playSpeaker.text.en.problems,
    'unknown-command': ({ command, nearest, list }) =>
      `There is no command ${quote(command)}; did you mean ${nearest}? (${list})`,
    'unknown-game': ({ game, nearest, list }) => `There is no game ${quote(game)}; did you mean ${nearest}? (${list})`,
    'unknown-size': ({ game, family, pattern, least, most }) =>
      `${quote(game)} is no size of the ${family} game: write ${pattern} with columns, rows and line from ${least} to ${most}, the line no longer than the longer side.`,
    'unknown-option': ({ option }) => `There is no option ${quote(option)}; --help lists them.`,
    'unknown-language': ({ text, list }) => `There is no language ${quote(text)}; --lang takes one of ${list}.`,
    'value-missing': ({ option }) => `The option ${option} needs a value after it.`,
    'value-unwanted': ({ option }) => `The option ${option} takes no value.`,
    'options-exclude': ({ one, other }) => `${one} and ${other} can’t both be given; choose one of them.`,
    'argument-missing': ({ name, usage }) => `The ${name} is missing: tabuleiro ${usage}.`,
    'argument-unwanted': ({ text, usage }) => `${quote(text)} is one word too many: tabuleiro ${usage}.`,
    'bad-number': ({ name, text, least, most }) =>
      `${englishNames[name] ?? name} is ${quote(text)}; a whole number from ${least} to ${most} was expected.`,
    'file-fails': ({ file, reason }) => `The file ${quotePath(file)} can’t be read (${reason}).`,
    'input-empty': () => 'A position was expected on standard input, and there was none.',
    'module-fails': ({ module, reason }) => `The module ${quotePath(module)} can’t be loaded (${quote(reason)}).`,
    'module-no-game': ({ module, missing }) => `What ${quotePath(module)} brings is not a game: it has no ${missing}.`,
    'module-outdated': ({ module, old, current }) =>
      `The game from ${quotePath(module)} uses ${old}, which is now called ${current}.`,
    'players-missing': ({ usage }) => `The players are missing: tabuleiro ${usage}.`,
    'too-few-players': ({ least }) => `Name at least ${least} players after --players, with commas between them.`,
    'too-many-players': ({ most }) => `There are too many players after --players; ${most} is the most.`,
    'player-twice': ({ player }) => `The player ${quote(player)} is named twice.`,
    'odd-games': ({ games }) =>
      `--games is ${games}; an even number was expected, because each start is played twice with the seats swapped.`,
    'folder-fails': ({ folder, reason }) => `The folder ${quotePath(folder)} can’t be used (${reason}).`,
    'other-tournament': ({ folder }) =>
      `The folder ${quotePath(folder)} holds another tournament; give the same game, players (as they were then), games, opening and seed, or another folder.`,
    'tournament-failed': ({ reason }) => `The tournament can’t go on (${quote(reason)}).`,
    'game-twice': ({ game }) => `There is a game ${quote(game)} already; give the loaded one another id.`,
    'no-such-number': ({ text, last }) => `There is no move number ${quote(text)}; the legal moves are 1 to ${last}.`,
    'no-such-side': ({ option, list }) => `Nobody is ${quote(option)} in this game; say who plays with ${list}.`,
    'bad-choice': ({ name, text, list }) => `${name} is ${quote(text)}; one of ${list} was expected.`,
    'save-fails': ({ file, reason }) => `The game can’t be saved in ${quotePath(file)} (${reason}).`,
    'file-exists': ({ file }) => `There is a file ${quotePath(file)} already; give another name.`,
    'not-a-file': ({ file }) => `${quotePath(file)} is not a file with text in it.`,
  },
  tagline: 'Small abstract board games.',
  usage: 'Usage: tabuleiro <command> [options]',
  commands: {
    play: 'play, against a friend or the computer; without a game, the menu',
    games: 'list the games and their variants',
    rules: 'how a game is played',
    show: 'draw a position, or the start, and list its legal moves',
    perft: 'count the sequences of moves up to a depth',
    replay: 'show a recorded game',
    analyse: 'the value of every move of a position',
    review: 'a recorded game against the truth, move by move',
    solve: 'what a whole game comes to: totals, the longest win',
    compare: 'what computer players choose in a position, and at what cost',
    tournament: 'let players meet, and rate them',
    engine: 'play for a program that speaks UGI, on standard input and output',
  },
  options: [
    ['--lang en|pt', 'English or Portuguese; otherwise that of the system'],
    ['--json', 'for programs'],
    ['--seed n', 'where chance decides (1)'],
    ['--load module', 'add a game from a module of yours'],
    ['--ascii', 'plain characters only'],
    ['--divide', 'perft: the leaves below each move'],
    ['--all', 'replay: the board after every move'],
    ['--time ms', 'analyse, review: how long to think about a position (2000);'],
    ['', 'compare: when to stop a player that takes longer (10000)'],
    ['--player p', 'engine: who plays, such as random, uct:500ms or level:4 (level:8)'],
    ['--stdin', 'analyse: one position a line in, one JSON object a line out'],
    ['--first p, --second p', 'play: who plays, me or a player such as level:5;'],
    ['', `or by the side: ${sides}`],
    ['--series n', 'play: one game, the best of 3 or 5, or endless'],
    ['--input steps', 'play: asks for a move part by part: row, column, direction'],
    ['--lines', 'play: line by line, in a terminal too'],
    ['--players a,b,…', 'who plays, such as level:4, minimax:3, uct:500ms, perfect'],
    ['--games n', 'tournament: games per pairing (20)'],
    ['--opening n', 'tournament: random moves that begin each game'],
    ['--workers n', 'tournament: threads (all, or one where time matters)'],
    ['--save folder', 'tournament: keep the games, and go on where it stopped'],
    ['--csv', 'compare, tournament: for spreadsheets'],
    ['--help, --version', ''],
  ],
  anySize: (least, most) =>
    `Any size: columns, rows and line from ${least} to ${most}, the line no longer than the longer side.`,
  lookFurther: (program) =>
    `Look at one with ${program} rules <game>, ${program} show <game> or ${program} analyse <game>; ${program} --help lists everything.`,
  inputDash: 'A position or file “-” is standard input.',
  legalMoves: (count) => (count === 1 ? '1 legal move:' : `${count} legal moves:`),
  score: 'Score:',
  depth: 'depth',
  leaves: 'leaves',
  perSecond: (leaves) => `${leaves} leaves a second`,
  start: 'Start',
  solved: {
    start: 'The start, for the player to move.',
    positions: 'Positions, by what they are worth to the player to move:',
    won: 'won',
    lost: 'lost',
    drawn: 'drawn',
    finished: 'finished',
    total: 'in all',
    longest: (plies, count) =>
      `The longest win takes ${plies} plies, in ${count === 1 ? 'one position' : `${count} positions, one of them`}:`,
    took: (milliseconds) => `It took ${milliseconds} ms.`,
    uncounted: 'Its positions are too many to count here.',
  },
  compared: {
    headings: ['player', 'move', 'value', 'nodes', 'leaves', 'cut-offs', 'table hits', 'depth', 'time'],
    stopped: (time) => `stopped after ${time}`,
    lines: 'The play that each expects:',
    pointsLegend: 'A number with a sign is what the player’s evaluation says, in points.',
    unknownLegend: '? is a move of which the player says nothing: it did not look ahead, or knew nothing yet.',
    uncountedLegend: (isAscii) => `${isAscii ? '-' : '–'} is a cost that the player does not count.`,
  },
  timeLeft: (time) => `${time} left`,
  tournament: {
    title: (players, games, seed) => `${players} players, ${games} games per pairing, seed ${seed}`,
    player: 'player',
    games: 'games',
    points: 'points',
    asFirst: 'first',
    asSecond: 'second',
    kept: 'keeps',
    cross: 'Points of each against each, in percent:',
    keptLegend:
      '“keeps” is the share of moves that kept the value of the game, in positions whose value is known and not lost yet.',
    timed: (players) => `Limited by time or from outside, so not repeatable: ${players}.`,
    forfeits: (player, count, reason) => `${player} forfeited ${count === 1 ? 'a game' : `${count} games`}: ${reason}`,
    interrupted: (played, all) => `Interrupted after ${played} of ${all} games.`,
    goOn: (folder) => `The same command goes on from here: the games are in ${folder}.`,
    startOver: 'With --save folder, the same command would go on from here.',
    meeting: (one, other, share, low, high, results) =>
      `${one} against ${other}: ${share} (${low} to ${high}), ${results}`,
  },
};

const portuguese: TerminalText = {
  problems: {
    ...ugiSpeaker.text.pt.problems,
    ...playSpeaker.text.pt.problems,
    'unknown-command': ({ command, nearest, list }) =>
      `Não existe o comando ${quote(command)}; queria dizer ${nearest}? (${list})`,
    'unknown-game': ({ game, nearest, list }) => `Não existe o jogo ${quote(game)}; queria dizer ${nearest}? (${list})`,
    'unknown-size': ({ game, pattern, least, most }) =>
      `${quote(game)} não é um tamanho deste jogo: escreva ${pattern} com colunas, linhas e comprimento de ${least} a ${most}, o comprimento não maior do que o lado mais longo.`,
    'unknown-option': ({ option }) => `Não existe a opção ${quote(option)}; --help mostra as que há.`,
    'unknown-language': ({ text, list }) => `Não existe a língua ${quote(text)}; --lang aceita uma destas: ${list}.`,
    'value-missing': ({ option }) => `A opção ${option} precisa de um valor a seguir.`,
    'value-unwanted': ({ option }) => `A opção ${option} não leva valor.`,
    'options-exclude': ({ one, other }) => `${one} e ${other} não se podem dar ao mesmo tempo; escolha uma delas.`,
    'argument-missing': ({ name, usage }) => `Falta ${articles[name] ?? name}: tabuleiro ${usage}.`,
    'argument-unwanted': ({ text, usage }) => `${quote(text)} está a mais: tabuleiro ${usage}.`,
    'bad-number': ({ name, text, least, most }) =>
      `${portugueseNames[name] ?? name} é ${quote(text)}; esperava-se um número inteiro de ${least} a ${most}.`,
    'file-fails': ({ file, reason }) => `Não se consegue ler o ficheiro ${quotePath(file)} (${reason}).`,
    'input-empty': () => 'Esperava-se uma posição na entrada padrão, e não havia nenhuma.',
    'module-fails': ({ module, reason }) =>
      `Não se consegue carregar o módulo ${quotePath(module)} (${quote(reason)}).`,
    'module-no-game': ({ module, missing }) => `O que ${quotePath(module)} traz não é um jogo: falta ${missing}.`,
    'module-outdated': ({ module, old, current }) =>
      `O jogo de ${quotePath(module)} usa ${old}, que agora se chama ${current}.`,
    'players-missing': ({ usage }) => `Faltam os jogadores: tabuleiro ${usage}.`,
    'too-few-players': ({ least }) =>
      `Indique pelo menos ${least} jogadores a seguir a --players, separados por vírgulas.`,
    'too-many-players': ({ most }) => `Há demasiados jogadores a seguir a --players; o máximo é ${most}.`,
    'player-twice': ({ player }) => `O jogador ${quote(player)} aparece duas vezes.`,
    'odd-games': ({ games }) =>
      `--games é ${games}; esperava-se um número par, porque cada início se joga duas vezes, com os lugares trocados.`,
    'folder-fails': ({ folder, reason }) => `Não se consegue usar a pasta ${quotePath(folder)} (${reason}).`,
    'other-tournament': ({ folder }) =>
      `A pasta ${quotePath(folder)} tem outro torneio; dê o mesmo jogo, jogadores (tal como eram), jogos, abertura e semente, ou outra pasta.`,
    'tournament-failed': ({ reason }) => `O torneio não pode continuar (${quote(reason)}).`,
    'game-twice': ({ game }) => `Já há um jogo ${quote(game)}; dê outro id ao que carregou.`,
    'no-such-number': ({ text, last }) =>
      `Não existe a jogada número ${quote(text)}; as jogadas válidas vão de 1 a ${last}.`,
    'no-such-side': ({ option, list }) => `Ninguém é ${quote(option)} neste jogo; diga quem joga com ${list}.`,
    'bad-choice': ({ name, text, list }) => `${name} é ${quote(text)}; esperava-se um destes: ${list}.`,
    'save-fails': ({ file, reason }) => `Não se consegue guardar o jogo em ${quotePath(file)} (${reason}).`,
    'file-exists': ({ file }) => `Já há um ficheiro ${quotePath(file)}; dê outro nome.`,
    'not-a-file': ({ file }) => `${quotePath(file)} não é um ficheiro com texto.`,
  },
  tagline: 'Pequenos jogos de tabuleiro abstratos.',
  usage: 'Utilização: tabuleiro <comando> [opções]',
  commands: {
    play: 'jogar, contra um amigo ou o computador; sem um jogo, o menu',
    games: 'mostra os jogos e as suas variantes',
    rules: 'como se joga um jogo',
    show: 'desenha uma posição, ou o início, e mostra as jogadas válidas',
    perft: 'conta as sequências de jogadas até uma profundidade',
    replay: 'mostra um jogo registado',
    analyse: 'o valor de cada jogada de uma posição',
    review: 'compara um jogo registado com a verdade, jogada a jogada',
    solve: 'o balanço de um jogo inteiro: totais, a vitória mais longa',
    compare: 'o que escolhem jogadores automáticos numa posição, e a que custo',
    tournament: 'põe jogadores frente a frente e classifica-os',
    engine: 'joga para um programa que fala UGI, pela entrada e saída padrão',
  },
  options: [
    ['--lang en|pt', 'inglês ou português; por omissão, a língua do sistema'],
    ['--json', 'para programas'],
    ['--seed n', 'onde o acaso decide (1)'],
    ['--load módulo', 'junta um jogo de um módulo seu'],
    ['--ascii', 'só carateres simples'],
    ['--divide', 'perft: as folhas abaixo de cada jogada'],
    ['--all', 'replay: o tabuleiro depois de cada jogada'],
    ['--time ms', 'analyse, review: quanto pensar em cada posição (2000);'],
    ['', 'compare: quando parar um jogador que demore mais (10000)'],
    ['--player p', 'engine: quem joga, como random, uct:500ms ou level:4 (level:8)'],
    ['--stdin', 'analyse: uma posição por linha à entrada, um objeto JSON por linha à saída'],
    ['--first p, --second p', 'play: quem joga, eu ou um jogador como level:5;'],
    ['', `ou pelo lado: ${sides}`],
    ['--series n', 'play: um jogo, à melhor de 3 ou 5, ou endless (sem fim)'],
    ['--input steps', 'play: pede a jogada por partes: linha, coluna, direção'],
    ['--lines', 'play: linha a linha, mesmo num terminal'],
    ['--players a,b,…', 'quem joga, como level:4, minimax:3, uct:500ms, perfect'],
    ['--games n', 'tournament: jogos por par (20)'],
    ['--opening n', 'tournament: jogadas ao acaso que abrem cada jogo'],
    ['--workers n', 'tournament: threads (todas, ou uma quando o tempo conta)'],
    ['--save pasta', 'tournament: guarda os jogos, e continua onde parou'],
    ['--csv', 'compare, tournament: para folhas de cálculo'],
    ['--help, --version', ''],
  ],
  anySize: (least, most) =>
    `Qualquer tamanho: colunas, linhas e comprimento de ${least} a ${most}, o comprimento não maior do que o lado mais longo.`,
  lookFurther: (program) =>
    `Para ver um: ${program} rules <jogo>, ${program} show <jogo> ou ${program} analyse <jogo>; ${program} --help mostra tudo.`,
  inputDash: 'Posição ou ficheiro “-” é a entrada padrão.',
  legalMoves: (count) => (count === 1 ? '1 jogada válida:' : `${count} jogadas válidas:`),
  score: 'Pontos:',
  depth: 'profundidade',
  leaves: 'folhas',
  perSecond: (leaves) => `${leaves} folhas por segundo`,
  start: 'Início',
  solved: {
    start: 'O início, para quem joga.',
    positions: 'Posições, pelo que valem para quem joga:',
    won: 'ganhas',
    lost: 'perdidas',
    drawn: 'empatadas',
    finished: 'acabadas',
    total: 'ao todo',
    longest: (plies, count) =>
      `A vitória mais longa leva ${plies} jogadas, ${count === 1 ? 'numa posição' : `em ${count} posições, uma delas`}:`,
    took: (milliseconds) => `Levou ${milliseconds} ms.`,
    uncounted: 'As suas posições são demasiadas para contar aqui.',
  },
  compared: {
    headings: ['jogador', 'jogada', 'valor', 'nós', 'folhas', 'cortes', 'na tabela', 'prof.', 'tempo'],
    stopped: (time) => `parado ao fim de ${time}`,
    lines: 'O jogo que cada um espera:',
    pointsLegend: 'Um número com sinal é o que diz a avaliação do jogador, em pontos.',
    unknownLegend: '? é uma jogada de que o jogador nada diz: não olhou em frente, ou ainda nada sabia.',
    uncountedLegend: (isAscii) => `${isAscii ? '-' : '–'} é um custo que o jogador não conta.`,
  },
  timeLeft: (time) => `faltam ${time}`,
  tournament: {
    title: (players, games, seed) => `${players} jogadores, ${games} jogos por par, semente ${seed}`,
    player: 'jogador',
    games: 'jogos',
    points: 'pontos',
    asFirst: '1.º',
    asSecond: '2.º',
    kept: 'mantém',
    cross: 'Pontos de cada um contra cada um, em percentagem:',
    keptLegend:
      '“mantém” é a parte das jogadas que mantiveram o valor do jogo, em posições de valor conhecido e ainda não perdidas.',
    timed: (players) => `Com limite de tempo ou de fora, e por isso sem repetição exata: ${players}.`,
    forfeits: (player, count, reason) =>
      `${player} perdeu ${count === 1 ? 'um jogo' : `${count} jogos`} por falta: ${reason}`,
    interrupted: (played, all) => `Interrompido após ${played} de ${all} jogos.`,
    goOn: (folder) => `O mesmo comando continua daqui: os jogos estão em ${folder}.`,
    startOver: 'Com --save pasta, o mesmo comando continuaria daqui.',
    meeting: (one, other, share, low, high, results) =>
      `${one} contra ${other}: ${share} (${low} a ${high}), ${results}`,
  },
};

const articles: Readonly<Record<string, string>> = { game: 'o jogo', depth: 'a profundidade', file: 'o ficheiro' };
const englishNames: Readonly<Record<string, string>> = { depth: 'The depth' };
const portugueseNames: Readonly<Record<string, string>> = { depth: 'A profundidade' };

/** How numbers are written. */
export const locales: Readonly<Record<Language, string>> = { en: 'en', pt: 'pt-PT' };

/** Speaks like a game does, so that problems of both are said by one function. */
export const terminal: { readonly text: Readonly<Record<Language, TerminalText>> } = {
  text: { en: english, pt: portuguese },
};
