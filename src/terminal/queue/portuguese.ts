import { quote, quoteReason } from '../../text/phrase.ts';
import type { QueueText } from './queue-text.ts';

const games = (count: number) => `${count} ${count === 1 ? 'partida' : 'partidas'}`;
const playedGames = (count: number) => `${games(count)} ${count === 1 ? 'jogada' : 'jogadas'}`;

export const portuguese: QueueText = {
  problems: {
    'queue-address': () =>
      'Não foi possível ler o endereço da fila; esperava-se postgres://nome:palavra-passe@máquina/base-de-dados, com %40 por um @ na palavra-passe, e assim por diante.',
    'queue-unreachable': ({ place, reason }) =>
      `Não foi possível usar a fila em ${quote(place)} (${quoteReason(reason)}).`,
    'queue-missing': () =>
      'Falta a fila: indica --queue postgres://nome:palavra-passe@máquina/base-de-dados, ou define QUEUE_URL.',
    'queue-not-installed': ({ server }) =>
      `A fila está no pacote ${server}, que não está instalado aqui nesta versão; npm install ${server} trá-lo.`,
    'queue-patience': ({ text, least, most }) =>
      `QUEUE_PATIENCE é ${quote(text)}; esperava-se um número inteiro de segundos de ${least} a ${most}.`,
    'queue-version': ({ own, waiting }) =>
      `As partidas que esperam são para trabalhadores da versão ${waiting}; este é da ${own}, e podia jogá-las de outra forma. Inicia um trabalhador dessa versão.`,
  },
  workers: (count) =>
    count === 0 ? 'nenhum trabalhador presente' : count === 1 ? '1 trabalhador' : `${count} trabalhadores`,
  unreachable: 'sem ligação à fila; nova tentativa em curso',
  noWorkers: (place, version) =>
    `Ainda não há nenhum trabalhador que jogue as partidas em ${place}; inicia um em qualquer máquina com a versão ${version}: tabuleiro worker --queue …`,
  otherWorkers: (count, version) =>
    count === 1
      ? `Um trabalhador de outra versão não pode jogar estas partidas; precisam da ${version}.`
      : `${count} trabalhadores de outra versão não podem jogar estas partidas; precisam da ${version}.`,
  goOn: 'As partidas estão na fila, onde os trabalhadores continuam; o mesmo comando retoma o torneio, e com --withdraw retira-as.',
  withdrawn: 'As partidas que faltavam foram retiradas da fila.',
  started: (place, version, places) => `Joga as partidas em ${place}, ${places} de cada vez (versão ${version}).`,
  howToEnd: 'Ctrl-C termina; as partidas por acabar voltam à fila.',
  allowed: 'Aqui podem correr bots e módulos que a fila indique (--allow-bots).',
  waiting: 'À espera de partidas.',
  playing: (game, first, second, number, played) =>
    `${game}: ${first} – ${second}, partida ${number} (${playedGames(played)} até agora).`,
  idle: (played) => `${playedGames(played)}; à espera de mais.`,
  failed: (game, number, reason) => `${game}, partida ${number}: não foi possível jogá-la (${quoteReason(reason)}).`,
  unable: (game, number, reason) => `${game}, partida ${number}, fica para outros trabalhadores: ${reason}`,
  differentFile: (modules) => `${modules} não está aqui, ou não é igual.`,
  unfit: 'As partidas com bots ou módulos ficam para trabalhadores iniciados com --allow-bots.',
  otherVersions: (own, waiting) =>
    `Há partidas à espera de trabalhadores da versão ${waiting}; este é da ${own} e deixa-as ficar.`,
  lost: (reason) => `Sem ligação à fila (${quoteReason(reason)}); nova tentativa em curso.`,
  found: 'A fila voltou.',
  ended: (played, back) =>
    `${playedGames(played)} aqui${back === 0 ? '' : `; ${games(back)} por acabar ${back === 1 ? 'voltou' : 'voltaram'} à fila`}.`,
};
