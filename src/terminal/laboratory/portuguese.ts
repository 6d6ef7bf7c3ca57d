import { quote } from '../../text/phrase.ts';
import type { LaboratoryText } from './laboratory-text.ts';

export const portuguese: LaboratoryText = {
  problems: {
    'nothing-inside': ({ player, list }) =>
      `O jogador ${quote(player)} não pesquisa, e por isso não há nada para ver por dentro; os que pesquisam são ${list}.`,
    'bot-inside': ({ bot, list }) =>
      `Não se vê por dentro o bot ${quote(bot)}, que só diz as jogadas; os jogadores que se veem por dentro são ${list}.`,
    'no-truth': ({ game }) =>
      `Em ${game} não se pode avaliar ninguém: fica demasiado pouco do jogo ao alcance de uma prova para saber que jogadas estão certas.`,
  },
  trace: {
    depth: (depth) => `Profundidade ${depth}:`,
    cut: (left, because) => `corte: ${left} por ver, porque ${because}`,
    fromTable: 'da tabela',
    unknown: 'ainda por saber',
    visits: (count) => `${count} ${count === '1' ? 'visita' : 'visitas'}`,
    mean: (value) => `média ${value}`,
    prior: (percent) => `à partida ${percent}`,
    solved: (nodes) => `Um final foi resolvido à parte: mais ${nodes} nós.`,
    chooses: (move) => `Escolhe ${move}.`,
    cost: (nodes, leaves, cutoffs, tableHits) =>
      `${nodes} nós, ${leaves} folhas, ${cutoffs} cortes, ${tableHits} na tabela.`,
    part: (events) => `São os primeiros ${events} passos, e não todos; --events n mostra mais.`,
    interrupted: (events) => `Interrompido ao fim de ${events} passos.`,
    scoreLegend: 'Os valores são de quem fez a jogada; os de um corte, de quem teria as jogadas cortadas.',
    windowLegend: 'Entre parênteses: a janela, alfa e beta.',
    winLegend: (isAscii) =>
      isAscii
        ? 'W3 e L2 são vitória e derrota, à terceira e à segunda jogada a contar da raiz; os outros valores são pontos.'
        : '▲3 e ▼2 são vitória e derrota, à terceira e à segunda jogada a contar da raiz; os outros valores são pontos.',
    walkLegend:
      'As médias vão de −1, derrota, a +1, vitória, para quem fez a jogada. O que nunca foi visitado não se mostra.',
  },
  judge: {
    title: (positions, seed) => `${positions} posições de verdade conhecida, semente ${seed}`,
    player: 'jogador',
    kept: 'mantém',
    range: (low, high) => `${low} a ${high}`,
    byDistance: 'Por jogadas até ao fim, em percentagem:',
    byStage: 'Por distância ao fim na medida do próprio jogo, em percentagem:',
    distance: 'fim em',
    positions: 'posições',
    draw: 'empate',
    differences: 'Posição a posição, em pontos percentuais com o intervalo de 95 %:',
    difference: (one, other, points, range) => `${one} contra ${other}: ${points} (${range})`,
    failures: (player, count, first) =>
      `${player} não deu jogada que conte em ${count === 1 ? 'uma posição' : `${count} posições`}. Da primeira vez: ${first}`,
    legend:
      '“mantém” é a parte das posições em que o jogador mantém o valor; em cada uma há jogadas que o mantêm e jogadas que o perdem.',
  },
};
