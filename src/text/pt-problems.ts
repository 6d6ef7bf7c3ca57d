import type { Sentences } from '../core/game.ts';
import type { CommonProblems } from '../core/problem.ts';
import { continued, quote, quoteReason } from './phrase.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const expectedNumber = (n: number) => (n === 1 ? 'esperava-se 1' : `esperavam-se ${n}`);
const parts = { row: 'linha', column: 'coluna', direction: 'direção', shape: 'forma' } as const;

export const portugueseProblems: Sentences<CommonProblems> = {
  'row-count': ({ count: found, expected }) =>
    `A posição tem ${count(found, 'linha', 'linhas')}; ${expectedNumber(expected)}, separadas por barras.`,
  'row-length': ({ row, length, expected }) =>
    `A linha ${row} da posição tem ${count(length, 'casa', 'casas')}; ${expectedNumber(expected)}.`,
  'unknown-letter': ({ row, letter, expected }) =>
    `A linha ${row} da posição tem ${quote(letter)} onde se esperava ${expected.length > 1 ? 'um de ' : ''}${quote(expected)}.`,
  'too-many-pieces': ({ row, letter, most }) =>
    `A linha ${row} da posição tem um ${quote(letter)} a mais; só pode haver ${most}.`,
  'too-few-pieces': ({ letter, count: found, expected }) =>
    `A posição tem ${found} de ${quote(letter)}; ${expectedNumber(expected)}.`,
  'side-missing': ({ expected }) => `Falta indicar quem joga: depois das linhas, um espaço e ${expected}.`,
  'side-unknown': ({ side, expected }) => `Depois das linhas esperava-se quem joga, ${expected}, e não ${quote(side)}.`,
  'side-impossible': ({ side, expected }) => `Pelo número de peças joga ${quote(expected)}, e não ${quote(side)}.`,
  'side-has-won': ({ side }) => `Não pode ser a vez de ${quote(side)}: ${quote(side)} já ganhou.`,
  'both-won': () => 'Nesta posição ambos os lados ganharam, o que não pode acontecer.',
  'unknown-game': ({ game, nearest, list }) =>
    nearest === ''
      ? `Não existe o jogo ${quote(game)}; existem ${list}.`
      : `Não existe o jogo ${quote(game)}; querias dizer ${nearest}? (${list})`,
  'unknown-size': ({ game, pattern, least, most }) =>
    `${quote(game)} não é um tamanho deste jogo: escreve-se ${pattern}, com colunas, linhas e comprimento de ${least} a ${most}, o comprimento não maior do que o lado mais longo.`,
  'unreadable-move': ({ text, example }) => `${quote(text)} não é uma jogada; uma jogada escreve-se como ${example}.`,
  'no-such-cell': ({ cell }) => `Não existe a casa ${quote(cell)} neste tabuleiro.`,
  'no-such-choice': ({ part, text, first, last, count: most }) =>
    part === 'direction' || part === 'shape'
      ? `Não existe a ${parts[part]} ${quote(text)}; indica o nome, como ${first}, ou um número de 1 a ${most}.`
      : `Não existe ${part === 'steps' ? 'esse número de passos,' : `a ${parts[part]}`} ${quote(text)}; escolhe de ${first} a ${last}.`,
  'not-your-piece': ({ cell }) => `Não tens nenhuma peça em ${cell}.`,
  'cannot-move': ({ cell }) => `A peça em ${cell} não se pode mover.`,
  blocked: ({ cell }) => `A peça em ${cell} está bloqueada nessa direção.`,
  'cell-taken': ({ cell }) => `A casa ${cell} está ocupada.`,
  'no-such-move': ({ text }) => `${quote(text)} não é uma jogada válida aqui.`,
  'unfinished-move': () => 'A jogada está incompleta: falta dizer para onde vai a peça.',
  'no-pass': () => 'Neste jogo não se passa a vez.',
  'game-over': () => 'A partida já acabou.',
  'record-header': () => 'Isto não é o registo de uma partida: a primeira linha devia ser “tabuleiro record 1”.',
  'record-version': ({ version, expected }) =>
    `O registo é da versão ${quote(version)}; este programa lê a versão ${expected}.`,
  'record-line': ({ line, text }) => `A linha ${line} do registo é ${quote(text)}; esperava-se “nome: valor”.`,
  'record-twice': ({ field }) => `O registo tem mais do que uma linha que começa por ${quote(`${field}:`)}.`,
  'record-missing': ({ field }) => `Falta no registo a linha que começa por “${field}:”.`,
  'record-result': ({ text }) =>
    `O resultado no registo é ${quote(text)}; esperava-se algo como “first wins (line)”, “draw (full)” ou “unfinished”.`,
  'record-start': (_values, cause) => `O início do registo não é uma posição deste jogo${continued(cause)}`,
  'record-move': ({ number, text }, cause) =>
    `A jogada ${number} do registo, ${quote(text)}, falhou${continued(cause)}`,
  'record-disagrees': ({ said, found }) => `O registo diz ${quote(said)}, mas as jogadas dão ${quote(found)}.`,
  'unknown-player': ({ player, list: names }) => `Não existe o jogador ${quote(player)}; existem ${names}.`,
  'player-part-unknown': ({ player, part, count: number, time, evaluation, others }) => {
    const forms = [
      ...(number ? [`um número como em ${number}`] : []),
      ...(time ? [`um tempo como em ${time}`] : []),
      ...(evaluation ? [`uma avaliação como em ${evaluation}`] : []),
      ...(others ? [others] : []),
    ];
    return forms.length === 0
      ? `O jogador ${player} não leva mais nada, e aqui segue-se ${quote(part)}.`
      : `O jogador ${player} não aceita ${quote(part)}; aceita ${forms.join(', ')}.`;
  },
  'player-part-empty': ({ player }) => `No jogador ${quote(player)} falta algo depois de dois pontos.`,
  'player-part-twice': ({ player, part }) => `No jogador ${quote(player)} a parte ${quote(part)} está a mais.`,
  'player-part-range': ({ player, part, least, most }) =>
    `No jogador ${quote(player)} a parte ${quote(part)} está fora dos limites: esperava-se um número de ${least} a ${most}.`,
  'player-needs-depth': ({ player }) =>
    `Este jogo pode não ter fim, por isso ${player} precisa de um limite: um número de jogadas, como em ${player}:3.`,
  'player-unbounded': ({ player }) =>
    `O jogador ${quote(player)} podia pensar demasiado tempo: escolhe um nível, ou um limite menor.`,
  'unknown-evaluation': ({ text, list: names }) =>
    names === ''
      ? 'Este jogo não tem avaliações; escolhe um jogador que não precise delas.'
      : `Este jogo não tem a avaliação ${quote(text)}; tem ${names}.`,
  'unknown-level': ({ text, most }) => `Não existe ${quote(text)}; os níveis vão de level:1 a level:${most}.`,
  'player-too-long': ({ most }) => `O nome do jogador é demasiado longo; esperavam-se no máximo ${most} caracteres.`,
  'weighting-feature': ({ text, at, here }) =>
    `Na ponderação ${quote(text)} esperava-se uma característica no carácter ${at}${standing(here)}.`,
  'weighting-weight': ({ text, at, here, most }) =>
    `Na ponderação ${quote(text)} esperava-se um número inteiro até ${most} no carácter ${at}${standing(here)}.`,
  'weighting-sign': ({ text, at, here }) =>
    `Na ponderação ${quote(text)} esperava-se “+” ou “-” no carácter ${at}${standing(here)}.`,
  'unknown-feature': ({ text, at, word, nearest, list: names }) =>
    names === ''
      ? 'Este jogo não tem características para ponderar; indica uma das avaliações dele.'
      : `Na ponderação ${quote(text)}, no carácter ${at}, ${quote(word)} não é uma característica${nearest ? `; querias dizer ${quote(nearest)}?` : '.'} Existem ${names}.`,
  'feature-twice': ({ text, word }) =>
    `Na ponderação ${quote(text)} a característica ${quote(word)} aparece duas vezes.`,
  'too-few-players': ({ least }) => `Um torneio precisa de pelo menos ${least} jogadores.`,
  'player-twice': ({ player }) => `O jogador ${quote(player)} aparece duas vezes.`,
  'no-fair-starts': () => 'Deste jogo não se conhecem inícios equilibrados; não peças um.',
  'odd-games': ({ games }) =>
    `Pediram-se ${games} partidas entre cada dois jogadores; esperava-se um número par, a partir de 2, porque cada início se joga duas vezes, com os lugares trocados.`,
  'engine-failed': ({ reason }) => `A análise falhou (${quoteReason(reason)}).`,
  'engine-cancelled': () => 'A análise foi interrompida.',
};

/** What stands where something else was expected. */
function standing(here: string): string {
  return here === '' ? ', onde acaba' : `, onde está ${quote(here)}`;
}
