import type { Catalogue } from './catalogue.ts';
import { continued, list, quote } from './phrase.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const portuguese: Catalogue = {
  problems: {
    'row-count': ({ count: found, expected }) =>
      `A posição tem ${count(found, 'linha', 'linhas')}; esperavam-se ${expected}, separadas por barras.`,
    'row-length': ({ row, length, expected }) =>
      `A linha ${row} da posição tem ${count(length, 'casa', 'casas')}; esperavam-se ${expected}.`,
    'unknown-letter': ({ row, letter, expected }) =>
      `A linha ${row} da posição tem ${quote(letter)} onde se esperava ${expected.length > 1 ? 'um de ' : ''}${quote(expected)}.`,
    'too-many-pieces': ({ row, letter, most }) =>
      `A linha ${row} da posição tem um ${quote(letter)} a mais; são ${most} no máximo.`,
    'too-few-pieces': ({ letter, count: found, expected }) =>
      `A posição tem ${found} de ${quote(letter)}; ${expected === 1 ? 'esperava-se 1' : `esperavam-se ${expected}`}.`,
    'side-missing': ({ expected }) => `A posição termina com um espaço e quem joga, ${expected}; isso falta.`,
    'side-unknown': ({ side, expected }) =>
      `Depois das linhas esperava-se quem joga, ${expected}, e não ${quote(side)}.`,
    'side-impossible': ({ side, expected }) => `Nesta posição não pode ser a vez de ${side}; esperava-se ${expected}.`,
    'both-won': () => 'Nesta posição ambos os lados ganharam, o que não pode acontecer.',
    'unreadable-move': ({ text, example }) => `${quote(text)} não é uma jogada; uma jogada escreve-se como ${example}.`,
    'no-such-cell': ({ cell }) => `Não há casa ${quote(cell)} neste tabuleiro.`,
    'not-your-piece': ({ cell }) => `Não tem nenhuma peça em ${cell}.`,
    'cannot-move': ({ cell }) => `A peça em ${cell} não se pode mover.`,
    blocked: ({ cell }) => `A peça em ${cell} está bloqueada nessa direção.`,
    'cell-taken': ({ cell }) => `A casa ${cell} está ocupada.`,
    'no-such-move': ({ text }) => `${quote(text)} não é uma jogada válida aqui.`,
    'unfinished-move': () => 'A jogada está incompleta: diga para onde vai a peça.',
    'game-over': () => 'O jogo já acabou.',
    'record-header': () => 'Isto não é o registo de um jogo: a primeira linha devia ser “tabuleiro record 1”.',
    'record-version': ({ version, expected }) =>
      `O registo é da versão ${quote(version)}; este programa lê a versão ${expected}.`,
    'record-line': ({ line, text }) => `A linha ${line} do registo é ${quote(text)}; esperava-se “nome: valor”.`,
    'record-missing': ({ field }) => `Falta no registo a linha que começa por “${field}:”.`,
    'record-result': ({ text }) =>
      `O resultado no registo é ${quote(text)}; esperava-se algo como “first wins (line)”, “draw (full)” ou “unfinished”.`,
    'record-start': (_values, cause) => `O início do registo não é uma posição deste jogo${continued(cause)}`,
    'record-move': ({ number, text }, cause) =>
      `A jogada ${number} do registo, ${quote(text)}, falhou${continued(cause)}`,
    'record-disagrees': ({ said, found }) => `O registo diz ${quote(said)}, mas as jogadas dão ${quote(found)}.`,
  },
  endings: {
    line: ({ winner, cells }) => `Vitória: ${winner}. Linha em ${list(cells, 'e')}.`,
    groups: ({ winner, scores }) =>
      (winner ? `Vitória: ${winner}` : 'Empate') + (scores ? `, ${points(scores)}.` : '.'),
    blocked: ({ winner, loser }) =>
      winner ? `Vitória: ${winner}. Sem jogada: ${loser}.` : 'Empate: já não há jogadas.',
    full: ({ winner }) => (winner ? `Vitória: ${winner}. O tabuleiro está cheio.` : 'Empate: o tabuleiro está cheio.'),
    repetition: () => 'Empate: a mesma disposição pela terceira vez.',
    resignation: ({ winner, loser }) => `Vitória: ${winner}. Desistência: ${loser}.`,
  },
  plainEnding: ({ winner }) => (winner ? `Vitória: ${winner}.` : 'Empate.'),
  toMove: (player) => `Vez: ${player}.`,
  unfinished: 'Por acabar.',
};

function points([first, second]: readonly [number, number]): string {
  return `${Math.max(first, second)} a ${Math.min(first, second)}`;
}
