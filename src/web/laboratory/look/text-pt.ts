import { begun, ofWhom } from '../../../text/wording.ts';
import type { LookText } from './look-text.ts';

const left = (count: number) => (count === 1 ? 'fica de fora uma jogada' : `ficam de fora ${count} jogadas`);
const of = (player: string) => ofWhom({ name: player });
const to = (player: string) =>
  player.replace(
    /^(o|os|a|as) /u,
    (_, article: string) => `${article.startsWith('a') ? `à${article.slice(1)}` : `ao${article.slice(1)}`} `,
  );
const dative = (player: string) => (to(player) === player ? `a ${player}` : to(player));

export const portuguese: LookText = {
  choices: {
    label: 'O que se vê por dentro',
    game: 'Jogo',
    player: 'Jogador',
    beside: 'Ao lado',
    alone: 'Ninguém',
    levels: 'Níveis que pesquisam',
    searches: 'Pesquisas',
    level: (number, name) => `Nível ${number} (${name})`,
    typed: 'Ou um jogador pelo nome',
    typedExample: 'alphabeta:3:ordered',
    show: 'Ver',
    setUp: 'Outra posição',
  },
  working: (player) => `${player} está a pensar…`,
  stop: 'Parar',
  stopped: 'Parou antes de haver alguma coisa para ver.',
  again: 'Ver outra vez',
  notWhole: (steps, player) =>
    `Esta pesquisa é mais longa do que se pode guardar: estes são os primeiros ${steps} passos de ${player}, e o que então teria jogado.`,
  notSearching: (player, list) =>
    `${player} não pesquisa, por isso não há nada para ver por dentro. Pesquisam: ${list}.`,
  unknownGame: (game) => `Não há nenhum jogo ${game} no laboratório; escolhe um destes.`,
  transport: {
    label: 'Passos',
    toStart: 'Para o início',
    back: 'Um passo atrás',
    run: 'Correr',
    pause: 'Pausa',
    on: 'Um passo em frente',
    nextCut: 'Próximo corte',
    nextWalk: 'Próximo percurso',
    toEnd: 'Para o fim',
    step: 'Passo',
    stepOf: (step, count) => `Passo ${step} de ${count}`,
    positions: 'Posições vistas',
    positionsOf: (count, most) => `${count} de ${most} posições`,
    pace: 'Ritmo',
    paceOf: (perSecond) => `${perSecond} por segundo`,
    keys: 'Teclas: , e . dão um passo, c vai para o próximo corte, p corre.',
    keysOfWalks: 'Teclas: , e . dão um passo, c vai para o próximo percurso, p corre.',
  },
  tree: {
    label: (player) => `Árvore de pesquisa de ${player}`,
    keys: 'As setas vão para o nó de cima, uma jogada ou as vizinhas; Enter recolhe, + e − aproximam e afastam, 0 mostra tudo ou só o caminho.',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    fit: 'Mostrar tudo',
    collapse: 'Recolher',
    expand: 'Expandir',
    expandAll: 'Expandir tudo',
    pathOnly: 'Só o caminho',
    icicle: 'São nós a mais para uma árvore; por isso são barras: quanto mais larga, mais há abaixo dela.',
    icicleOfWalks: 'São nós a mais para uma árvore; por isso são barras: quanto mais larga, mais visitas.',
    depth: (depth) => `Aprofundamento: ${depth === 1 ? '1 jogada' : `${depth} jogadas`} em frente`,
  },
  steps: {
    start: 'Ainda não se viu nada.',
    depth: ({ depth }) => `Recomeça, com profundidade ${depth}.`,
    enter: ({ move, player }) => `Vê ${move}, ${of(player)}.`,
    hit: ({ move }) => `A tabela conhece a posição depois ${of(move)}.`,
    value: ({ move, player, score }) => `${begun(move)} vale ${score} para ${player}.`,
    cut: ({ player, left: count }) => `Corte: ${left(count)} ${of(player)}.`,
    grow: ({ move }) => `${begun(move)} junta-se à árvore.`,
    visit: ({ move, player, score }) => `Um percurso até ${to(move)} acaba com ${score} para ${player}.`,
    solve: () => 'Um final resolve-se à parte, sem passos.',
  },
  node: {
    fromHere: 'Ver a partir daqui',
    toTable: 'Abrir na mesa',
    board: 'A posição do nó escolhido',
    root: 'Início',
    path: 'A continuação até ao nó escolhido',
    toMove: (player) => `É a vez ${of(player)}`,
    window: (player) => `Janela para ${player}`,
    best: (player) => `O melhor até agora para ${player}`,
    value: (player) => `Valor para ${player}`,
    truth: (player) => `Verdade para ${player}`,
    none: '–',
    asking: 'a perguntar…',
    unknown: 'não se sabe',
    horizonError: ({ player, score, truth }) =>
      `Para lá do horizonte: a pesquisa dá ${dative(player)} ${score}, mas na verdade a jogada ${truth}.`,
    leaf: 'O fim da continuação: avalia-se aqui.',
    finished: 'Aqui a partida acabou.',
    hit: 'Conhecida da tabela de transposições.',
    open: 'Ainda se está a ver.',
    cut: ({ player, has, elsewhere, opponent, by, heldTo, left: count }) =>
      `${begun(player)} já ${isPlural(player) ? 'têm' : 'tem'} ${has}${elsewhere ? ` com ${elsewhere}` : ' noutro lado'}; aqui ${by}, ${of(opponent)}, não deixa passar de ${heldTo}, por isso ${left(count)}.`,
    spared: (positions, isMore) => `Posições poupadas: ${isMore ? `mais de ${positions}` : positions}.`,
    sooner: {
      mark: 'antes',
      win: 'vitória noutro lado, antes de qualquer uma aqui',
      loss: 'derrota noutro lado, antes de qualquer uma aqui',
    },
    counting: 'A contar o que se poupou…',
    win: (plies) => `uma vitória em ${plies}`,
    loss: (plies) => `uma derrota em ${plies}`,
    noBound: 'sem limite',
    bounds: { 'at-most': (score) => `no máximo ${score}`, 'at-least': (score) => `no mínimo ${score}` },
  },
  moves: {
    caption: 'As jogadas',
    move: 'Jogada',
    value: 'Valor',
    truth: 'Verdade',
    size: 'Nós',
    visits: 'Visitas',
    mean: 'Média',
    prior: 'Prévia',
    cutOut: (list) => `Cortadas: ${list}`,
    notYet: (list) => `Por ver: ${list}`,
    open: 'aberta',
    wrong: 'engana-se em quem ganha',
    none: 'Aqui não há jogadas.',
  },
  totals: {
    caption: 'Quanto custou',
    headings: ['jogador', 'jogada', 'valor', 'nós', 'folhas', 'cortes', 'na tabela', 'prof.'],
    soFar: 'até agora',
    whole: 'ao todo',
    saved: (less, more, share) => `${less} vê menos ${share} posições do que ${more}.`,
    same: 'Os dois veem o mesmo número de posições.',
    agree: 'Os dois escolhem a mesma jogada.',
    differ: 'Escolhem jogadas diferentes.',
  },
  legend: [
    'Um valor é de quem faz a jogada: ▲5 ganha em 5, ▼4 perde em 4; de resto são os pontos da avaliação.',
    '≤ e ≥ são limites: o alfa-beta não precisou de saber mais.',
    'A marca pequena à direita é a verdade. Um nó que brilha dá vantagem a quem perde; um com a borda vermelha não vê quem ganha.',
  ],
  legendOfWalks: [
    'Um número diz quantas vezes se visitou um nó. A média é o resultado desses percursos, de −1 a 1, para quem faz a jogada; a prévia, quão provável parecia ser a melhor.',
    'A marca pequena à direita é a verdade.',
  ],
};

function isPlural(player: string): boolean {
  return /^(?:os|as) /u.test(player);
}
