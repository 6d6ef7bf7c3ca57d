import { isOneOClock } from '../../text/hour.ts';
import { quote } from '../../text/phrase.ts';
import type { OnlineText } from './online-text.ts';

export const portuguese: OnlineText = {
  problems: {
    'online-link': ({ text }) =>
      `${quote(text)} não é uma ligação para uma partida à distância; uma é como http://example.org/#/online/…, e basta o identificador de uma partida em que já se entrou aqui.`,
    'online-no-seat': ({ id, watch }) =>
      `Este dispositivo não tem lugar na partida ${id}, e a ligação não traz convite; para assistir: ${watch}`,
    'online-server': ({ text }) =>
      `${quote(text)} não é o endereço de um servidor; esperava-se um como http://localhost:8080.`,
    'online-unreachable': ({ server }) =>
      `Não foi possível chegar ao servidor em ${server}; npm start inicia um neste computador, e --server indica outro.`,
    'online-no-games': ({ server, status }) => `Em ${server} não há partidas à distância (responde ${status}).`,
    'online-said': ({ said }) => said,
    'online-clock': ({ text, minutes, seconds, days }) =>
      `--clock é ${quote(text)}; esperavam-se minutos até ${minutes} e segundos por jogada até ${seconds}, como em 5+3, ou de 1 a ${days} dias por jogada, como em 3d.`,
    'online-seat': ({ text, list }) => `--seat é ${quote(text)}; esperava-se um destes: ${list}.`,
    'online-name': ({ text, most }) =>
      `--name é ${quote(text)}; esperava-se um nome de 1 a ${most} caracteres visíveis.`,
    'online-unknown-game': ({ game }) =>
      `O jogo é ${quote(game)}, que aqui não se conhece; indica o módulo dele com --load.`,
    'online-bad-line': ({ id }) => `As jogadas da partida ${id} não são possíveis pelas regras que aqui se conhecem.`,
  },
  sendLink: 'Envia esta ligação à outra pessoa:',
  onlyHere: (address, example) =>
    `Só funciona neste computador: ${address} é um endereço a que mais ninguém chega. Para deixar entrar outros, inicia o servidor com HOST=0.0.0.0 npm start, e indica este computador como a rede o conhece: --server ${example}, por exemplo.`,
  waiting: 'À espera da outra pessoa. Ctrl-C sai; a partida fica.',
  notYet: (server) =>
    `Não foi possível chegar a ${server}; tenta-se outra vez até se conseguir. Ctrl-C sai; a partida fica.`,
  comeBack: (command) => `A partida fica como está; volta a ela com:\n  ${command}`,
  comeBackToSend: (command) =>
    `O que fizeste por último está por enviar; fica guardado, e segue quando voltares:\n  ${command}`,
  watchAgain: (command) => `A partida continua; volta a vê-la com:\n  ${command}`,
  you: (name) => (name === null ? 'tu' : `${name} (tu)`),
  opponent: 'O adversário',
  opponentInList: 'o adversário',
  nobodyYet: 'ainda ninguém',
  here: 'presente',
  away: 'ausente',
  side: (name) => `O lugar ${quote(name)}`,
  days: (days, hours) => `${days} d ${hours} h`,
  hours: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')} min`,
  actions: {
    resign: 'a desistência',
    abort: 'o fim da partida',
    'offer-draw': 'a proposta de empate',
    'ask-takeback': 'o pedido para voltar atrás',
    accept: 'a resposta',
    decline: 'a resposta',
    rematch: 'o pedido de desforra',
    'claim-time': 'a reclamação',
  },
  connected: 'Há ligação.',
  lost: (time) => `Sem ligação desde ${isOneOClock(time) ? 'a' : 'as'} ${time}; tenta-se outra vez.`,
  lostAgo: (time) => `A ligação perdeu-se ${isOneOClock(time) ? 'à' : 'às'} ${time}; tenta-se outra vez.`,
  sending: (what) => `A enviar ${what}…`,
  kept: (what, time) => `Por enviar desde ${isOneOClock(time) ? 'a' : 'as'} ${time}, e à espera de ligação: ${what}.`,
  saved: (what) => `Recebido: ${what}.`,
  offered: {
    draw: (who) => `${who} propõe empate`,
    takeback: (who) => `${who} pede para voltar atrás`,
    rematch: (who) => `${who} pede a desforra`,
  },
  youOffered: {
    draw: 'Propuseste empate.',
    takeback: 'Pediste para voltar atrás.',
    rematch: 'Pediste a desforra; à espera da resposta.',
  },
  answerByKey: ': + aceita, - recusa.',
  answerByWord: ': escreve aceitar ou recusar.',
  back: 'A ligação voltou.',
  joined: (who) => `${who} entrou.`,
  came: (who) => `${who} está presente.`,
  went: (who) => `${who} está ausente.`,
  declined: {
    draw: (who) => `${who} recusa o empate.`,
    takeback: (who) => `${who} recusa voltar atrás.`,
    rematch: (who) => `${who} recusa a desforra.`,
  },
  youDeclined: 'Recusado.',
  withdrawn: 'A proposta foi retirada.',
  tookBack: 'Voltou-se atrás.',
  agreement: 'Empate, por acordo dos dois.',
  aborted: 'A partida foi cancelada.',
  newGame: (side) => `Começa a desforra; jogas com ${side}.`,
  newGameWatched: 'Começa a desforra.',
  helpOff: 'As dicas e os valores só voltam quando a partida acabar: jogam duas pessoas, cada uma por si.',
  busy: 'Uma coisa de cada vez: o que fizeste antes ainda está a ser enviado.',
  notHere: 'Isso não se pode fazer numa partida à distância.',
  rematch: 'Desforra',
  acceptRematch: 'Aceitar a desforra',
  leave: 'Sair',
  playsAs: (player, side) => `${player} joga com ${side}. Ctrl-C para-o; a partida fica.`,
};
