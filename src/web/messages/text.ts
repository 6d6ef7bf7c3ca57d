import type { Language } from '../../core/language.ts';

/** What is said of a game by messages. */
export interface MessagesText {
  /** Beside the other player. */
  readonly note: string;
  /** Beside the board. */
  readonly turn: {
    readonly yours: string;
    readonly send: string;
    readonly sendFirst: string;
    readonly waiting: string;
    readonly lookingBack: string;
    readonly backToGame: string;
  };
  readonly known: Readonly<Record<'same' | 'older', string>>;
  readonly beside: string;
  readonly sent: string;
  /** The card in the panel. */
  readonly panel: {
    readonly label: string;
    readonly send: string;
    readonly sendEnd: string;
    readonly waiting: string;
    readonly waitingEnd: string;
    readonly yours: string;
    readonly first: string;
    readonly link: string;
    readonly paste: string;
    readonly open: string;
    readonly adviceOff: string;
    readonly again: string;
  };
  readonly actions: { readonly send: string; readonly copy: string };
  /** What a link is sent with. */
  readonly covering: (game: string) => string;
  readonly about: string;
}

const english: MessagesText = {
  note: 'by messages',
  turn: {
    yours: 'Your turn.',
    send: 'Send your friend the link with your move.',
    sendFirst: 'Your friend begins: send the link.',
    waiting: 'Waiting for your friend’s move: open the link they send.',
    lookingBack: 'Looking back.',
    backToGame: 'Back to the game',
  },
  known: {
    same: 'There is nothing new in that link: the game stands where it stood.',
    older: 'There is nothing new in that link: the game has gone on since.',
  },
  beside: 'That link has other moves than the game you have: it is opened beside it, and both are kept.',
  sent: 'Your friend may have this move already: once its link was sent, it can’t be taken back.',
  panel: {
    label: 'By messages',
    send: 'Your move is in this link. Send it to your friend:',
    sendEnd: 'The game is over. Let your friend see how it ended:',
    waiting: 'The link was handed over. When your friend answers, open the link they send.',
    waitingEnd: 'The game is over, and your friend has the link.',
    yours: 'Your friend has moved. Make your move: the link to answer with appears here.',
    first: 'Make your move: the link to send your friend appears here.',
    link: 'Link to send',
    paste: 'If their link opens somewhere else, paste it here:',
    open: 'Open',
    adviceOff: 'Values, hints and trying moves are off until the game is over.',
    again: 'Play again, sides changed',
  },
  actions: { send: 'Send…', copy: 'Copy link' },
  covering: (game) => `${game}: your move`,
  about:
    'Each move makes a link. Send it however you like; your friend opens it, moves, and sends you the next one. ' +
    'Nobody needs an account, and no server keeps the game.',
};

const portuguese: MessagesText = {
  note: 'por mensagens',
  turn: {
    yours: 'É a tua vez.',
    send: 'Envia a ligação com a tua jogada.',
    sendFirst: 'Começa o teu amigo: envia a ligação.',
    waiting: 'À espera da jogada do teu amigo: abre a ligação que receberes.',
    lookingBack: 'A ver jogadas anteriores.',
    backToGame: 'Voltar à partida',
  },
  known: {
    same: 'Essa ligação não traz novidades: a partida está onde estava.',
    older: 'Essa ligação não traz novidades: a partida já continuou.',
  },
  beside: 'Essa ligação tem outras jogadas: foi aberta à parte, e ficam guardadas as duas partidas.',
  sent: 'O teu amigo pode já ter esta jogada: depois de enviada a ligação, não se pode anular.',
  panel: {
    label: 'Por mensagens',
    send: 'A tua jogada está nesta ligação. Envia-a ao teu amigo:',
    sendEnd: 'A partida acabou. Mostra ao teu amigo como acabou:',
    waiting: 'A ligação foi entregue. Quando o teu amigo responder, abre a ligação que receberes.',
    waitingEnd: 'A partida acabou, e o teu amigo tem a ligação.',
    yours: 'O teu amigo jogou. Faz a tua jogada: a ligação para responder aparece aqui.',
    first: 'Faz a tua jogada: a ligação a enviar ao teu amigo aparece aqui.',
    link: 'Ligação a enviar',
    paste: 'Se a ligação que receberes abrir noutro sítio, cola-a aqui:',
    open: 'Abrir',
    adviceOff: 'Até a partida acabar não há valores, dicas nem jogadas de experiência.',
    again: 'Jogar outra vez, trocando de lado',
  },
  actions: { send: 'Enviar…', copy: 'Copiar ligação' },
  covering: (game) => `${game}: é a tua vez`,
  about:
    'Cada jogada faz uma ligação. Envia-a como quiseres; o teu amigo abre-a, joga, e envia-te a seguinte. ' +
    'Ninguém precisa de conta, e nenhum servidor guarda a partida.',
};

export const messagesText: Readonly<Record<Language, MessagesText>> = { en: english, pt: portuguese };
