import { botSpeaker } from '../bots/text.ts';
import { lawSpeaker } from '../laws/problems.ts';
import { outsideSpeaker } from '../outside/problems.ts';
import { playSpeaker } from '../play/problem-text.ts';
import { continued, quote, quotePath } from '../text/phrase.ts';
import { signed } from '../text/wording.ts';
import { ugiSpeaker } from '../ugi/text.ts';
import { laboratoryText } from './laboratory/text.ts';
import { onlineText } from './online/text.ts';
import { puzzlesText } from './puzzles/text.ts';
import { queueText } from './queue/text.ts';
import type { TerminalText } from './terminal-text.ts';
import { trainerText } from './training/text.ts';

const articles: Readonly<Record<string, string>> = {
  game: 'o jogo',
  depth: 'a profundidade',
  file: 'o ficheiro',
  link: 'a ligação',
};
const names: Readonly<Record<string, string>> = { depth: 'A profundidade' };

/** What stands for an argument, in Portuguese: `show <jogo> [posição]`. */
const placeholders: Readonly<Record<string, string>> = {
  game: 'jogo',
  position: 'posição',
  depth: 'profundidade',
  file: 'ficheiro',
  link: 'ligação',
  module: 'módulo',
};

function sayUsage(usage: string): string {
  return usage.replace(/(?<=[<[|]|--load )[a-z]+(?=[>\]|])/gu, (name) => placeholders[name] ?? name);
}

export const portuguese: TerminalText = {
  problems: {
    ...ugiSpeaker.text.pt.problems,
    ...botSpeaker.text.pt.problems,
    ...playSpeaker.text.pt.problems,
    ...lawSpeaker.text.pt.problems,
    ...outsideSpeaker.text.pt.problems,
    ...onlineText.pt.problems,
    ...laboratoryText.pt.problems,
    ...puzzlesText.pt.problems,
    ...queueText.pt.problems,
    ...trainerText.pt.problems,
    'unknown-command': ({ command, nearest, list }) =>
      nearest === ''
        ? `Não existe o comando ${quote(command)}; existem ${list}.`
        : `Não existe o comando ${quote(command)}; querias dizer ${nearest}? (${list})`,
    'unknown-option': ({ option, command, nearest }) => {
      const help = `tabuleiro help ${command || '<comando>'} mostra as ${command ? 'que há' : 'de um comando'}`;
      return nearest === ''
        ? `Não existe a opção ${quote(option)}; ${help}.`
        : `Não existe a opção ${quote(option)}; querias dizer --${nearest}? (${help})`;
    },
    'option-unwanted': ({ command, option, list, common }) =>
      `O comando ${command} não tem a opção ${option}; tem ${list} e, como todos os comandos, ${common}.`,
    'unknown-language': ({ text, list }) => `Não existe a língua ${quote(text)}; --lang aceita uma destas: ${list}.`,
    'value-missing': ({ option }) => `A opção ${option} precisa de um valor a seguir.`,
    'value-unwanted': ({ option }) => `A opção ${option} não leva valor.`,
    'options-exclude': ({ one, other }) => `${one} e ${other} não se podem dar ao mesmo tempo; escolhe uma delas.`,
    'argument-missing': ({ name, usage }) => `Falta ${articles[name] ?? name}: tabuleiro ${sayUsage(usage)}.`,
    'nothing-to-check': ({ usage }) => `Indica um jogo, ou um módulo com --load: tabuleiro ${sayUsage(usage)}.`,
    'argument-unwanted': ({ text, usage }) => `${quote(text)} está a mais: tabuleiro ${sayUsage(usage)}.`,
    'bad-number': ({ name, text, least, most }) =>
      `${names[name] ?? name} é ${quote(text)}; esperava-se um número inteiro de ${least} a ${most}.`,
    'file-fails': ({ file, reason }) => `Não foi possível ler o ficheiro ${quotePath(file)} (${reason}).`,
    'file-long': ({ file, megabytes }) =>
      `O ficheiro ${quotePath(file)} é demasiado longo: de um ficheiro leem-se no máximo ${megabytes} MB.`,
    'file-unwritable': ({ file, reason }) => `Não foi possível escrever no ficheiro ${quotePath(file)} (${reason}).`,
    'errors-on-screen': () => '--bot-stderr - escreveria por cima do tabuleiro; dá um ficheiro, ou junta --lines.',
    'input-taken': () =>
      'play lê as respostas da entrada padrão, por isso a posição ou o ficheiro não podem vir também de lá; escreve a posição, ou indica um ficheiro.',
    'input-empty': () => 'Esperava-se uma posição na entrada padrão, e não havia nenhuma.',
    'input-long': ({ megabytes }) => `A entrada padrão é demasiado longa: leem-se no máximo ${megabytes} MB.`,
    'player-missing': ({ usage }) => `Falta indicar quem pesquisa: tabuleiro ${sayUsage(usage)}.`,
    'players-missing': ({ usage }) => `Faltam os jogadores: tabuleiro ${sayUsage(usage)}.`,
    'too-few-players': ({ least }) =>
      `Indica pelo menos ${least} jogadores a seguir a --players, separados por vírgulas.`,
    'too-many-players': ({ most }) => `Há demasiados jogadores a seguir a --players; o máximo é ${most}.`,
    'odd-games': ({ games }) =>
      `--games é ${games}; esperava-se um número par, porque cada início se joga duas vezes, com os lugares trocados.`,
    'folder-fails': ({ folder, reason }) => `Não foi possível usar a pasta ${quotePath(folder)} (${reason}).`,
    'other-tournament': ({ folder }) =>
      `A pasta ${quotePath(folder)} tem outro torneio; indica o mesmo jogo, abertura e semente, todos os jogadores dele (tal como eram) e pelo menos as mesmas partidas, ou outra pasta.`,
    'tournament-failed': ({ reason }) => `O torneio não pode continuar (${quote(reason)}).`,
    'no-card': ({ game, list }) => `Não há cartão de estratégia para ${game}; há para ${list}.`,
    'no-such-number': ({ text, last }) =>
      `Não existe a jogada número ${quote(text)}; as jogadas válidas vão de 1 a ${last}.`,
    'no-such-side': ({ option, list }) => `Ninguém é ${quote(option)} neste jogo; quem joga indica-se com ${list}.`,
    'bad-choice': ({ name, text, list }) => `${name} é ${quote(text)}; esperava-se um destes: ${list}.`,
    'table-file': ({ file }, cause) => `Não há partida para continuar em ${quotePath(file)}${continued(cause)}`,
    'task-position': ({ task }) => `--${task} precisa de uma posição: dá-a com --position.`,
    'task-seats': ({ task }) =>
      `--${task} é para uma pessoa contra um jogador do computador; indica um jogador, ou nenhum.`,
    'task-untrue': ({ task, truth }) => {
      if (truth === 'unknown')
        return `Não se sabe quanto vale essa posição, por isso ninguém pode dizer se --${task} é possível.`;
      if (truth === 'loss')
        return 'Com jogo perfeito essa posição está perdida para ti: não há nada para ganhar nem para aguentar.';
      return task === 'win'
        ? 'Com jogo perfeito essa posição é um empate: não dá para ganhar, mas --hold é possível.'
        : 'Essa posição está ganha para ti: há mais a fazer do que aguentar; escolhe --win.';
    },
    'position-over': () => 'Nessa posição a partida já acabou: não há nada para jogar.',
    'bot-in-file': ({ bot }) =>
      `O ficheiro fala do bot ${quote(bot)}, e nenhum bot é iniciado só porque um ficheiro o diz; quem joga indica-se com --first e --second.`,
    'save-fails': ({ file, reason }) => `Não foi possível guardar a partida em ${quotePath(file)} (${reason}).`,
    'file-exists': ({ file }) => `Já há um ficheiro ${quotePath(file)}; dá outro nome.`,
    'not-a-file': ({ file }) => `${quotePath(file)} não é um ficheiro com texto.`,
  },
  sayUsage,
  worth: ({ exact, value, plies, margin, score = 0 }) => {
    if (!exact) return `Não se sabe; o resultado esperado é ${signed(score, 2, 'pt')}, de −1 a 1.`;
    const by = margin ? ` por ${Math.abs(margin)}` : '';
    const within = plies ? ` em ${plies}` : '';
    const result = value === 'win' ? 'vitória' : value === 'loss' ? 'derrota' : 'empate';
    return `Com jogo perfeito: ${result}${value === 'draw' ? '' : by + within}.`;
  },
  parts: { row: 'Linha', column: 'Coluna', direction: 'Direção', steps: 'Passos', shape: 'Forma' },
  unfinished: 'Por acabar.',
  anySize: (least, most) =>
    `Qualquer tamanho: colunas, linhas e comprimento de ${least} a ${most}, o comprimento não maior do que o lado mais longo.`,
  lookFurther: (program) =>
    `Para ver um: ${program} rules <jogo>, ${program} show <jogo> ou ${program} analyse <jogo>; ${program} --help mostra todos os comandos.`,
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
      `A vitória mais longa leva ${plies} jogadas dos dois lados, ${count === 1 ? 'numa posição' : `em ${count} posições, uma delas`}:`,
    took: (milliseconds) => `Levou ${milliseconds} ms.`,
    uncounted: 'São demasiadas posições para contar aqui.',
    interrupted: 'Foi interrompido antes de contar todas as posições.',
    table: {
      byPlies: 'Por jogadas até ao fim, dos dois lados, quando quem ganha se apressa e quem perde resiste:',
      headings: ['jogadas', 'ganhas', 'perdidas', 'empatadas', 'total'],
      drawn: 'empate',
      total: 'ao todo',
      byLevel: 'As empatadas por nível, que é quantas jogadas seguram o empate; todas as outras perdem:',
      levelHeadings: ['nível', 'posições', 'parte'],
      mean: (holding, moves) => `Em média seguram ${holding} em ${moves} jogadas.`,
      none: 'Não há tabela: para isso é preciso resolver todas as posições, e estas são demasiadas. Uma só resolve-se com analyse.',
    },
  },
  compared: {
    headings: ['jogador', 'jogada', 'valor', 'nós', 'folhas', 'cortes', 'na tabela', 'prof.', 'tempo'],
    stopped: (time) => `parado ao fim de ${time}`,
    lines: 'A continuação que cada um prevê:',
    pointsLegend: 'Um número com sinal é o que diz a avaliação do jogador, em pontos.',
    unknownLegend: '? é uma jogada de que o jogador nada diz: não olhou em frente, ou ainda nada sabia.',
    uncountedLegend: (isAscii) => `${isAscii ? '-' : '–'} é um custo que o jogador não conta.`,
  },
  timeLeft: (time) => `faltam ${time}`,
  checked: {
    holds: (laws, matches, seed) =>
      `As ${laws} leis verificam-se, em ${matches} partidas ao acaso a partir da semente ${seed}.`,
    broken: (law) => `Lei violada: ${law}`,
    interrupted: (law, seed) =>
      `Interrompido${seed === undefined ? '' : ` na partida da semente ${seed}`}, na lei: ${law}`,
    interruptedLoading: 'Interrompido antes da primeira lei.',
    checking: 'Leis que se verificam:',
  },
  tournament: {
    title: (players, games, seed) => `${players} jogadores, ${games} partidas por par, semente ${seed}`,
    player: 'jogador',
    games: 'partidas',
    points: 'pontos',
    asFirst: '1.º',
    asSecond: '2.º',
    kept: 'mantém',
    cross: 'Pontos de cada um contra cada um, em percentagem:',
    keptLegend:
      '“mantém” é a parte das jogadas que mantiveram o valor da partida, em posições de valor conhecido e ainda não perdidas.',
    timed: (players) => `Com limite de tempo ou de fora, e por isso sem repetição exata: ${players}.`,
    forfeits: (player, count, reason) =>
      `${player} perdeu ${count === 1 ? 'uma partida' : `${count} partidas`} por falta: ${reason}`,
    interrupted: (played, all) => `Interrompido após ${played} de ${all} partidas.`,
    goOn: (folder) => `O mesmo comando continua daqui: as partidas estão em ${folder}.`,
    startOver: 'Com --save pasta, o mesmo comando continuaria daqui.',
    meeting: (one, other, share, low, high, results) =>
      `${one} contra ${other}: ${share} (${low} a ${high}), ${results}`,
  },
};
