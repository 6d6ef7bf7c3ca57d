import type { Language } from '../../core/language.ts';

/** What the sheets for sharing and for opening what was shared say. */
export interface ShareText {
  readonly title: string;
  readonly link: string;
  readonly linkDetail: string;
  readonly copyLink: string;
  readonly send: string;
  readonly position: string;
  readonly copyPosition: string;
  readonly record: string;
  readonly copyRecord: string;
  readonly downloadRecord: string;
  readonly picture: string;
  readonly downloadSvg: string;
  readonly downloadPng: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly copyByHand: (text: string) => string;
  readonly line: string;
  readonly copyLine: string;
  readonly noPicture: string;
  readonly paste: {
    readonly title: string;
    readonly field: string;
    readonly detail: string;
    readonly open: string;
  };
}

const english: ShareText = {
  title: 'Share and download',
  link: 'Link',
  linkDetail: 'Opens this position with the moves that led to it.',
  copyLink: 'Copy link',
  send: 'Send…',
  position: 'Position',
  copyPosition: 'Copy position',
  record: 'Record',
  copyRecord: 'Copy record',
  downloadRecord: 'Download record',
  picture: 'Picture of the board',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  copied: 'Copied.',
  cannotCopy: 'The browser does not allow copying here; the text is selected for you to copy.',
  copyByHand: (text) => `The browser does not allow copying here. To copy by hand: ${text}`,
  line: 'Best line',
  copyLine: 'Copy line',
  noPicture: 'The browser could not make the picture.',
  paste: {
    title: 'Paste a position, record, link or moves',
    field: 'Position, record, link or moves',
    detail: 'Whatever it is, the game is found out by itself. Moves in a row are written like 4453.',
    open: 'Open',
  },
};

const portuguese: ShareText = {
  title: 'Partilhar e descarregar',
  link: 'Ligação',
  linkDetail: 'Abre esta posição, com as jogadas que levaram a ela.',
  copyLink: 'Copiar ligação',
  send: 'Enviar…',
  position: 'Posição',
  copyPosition: 'Copiar posição',
  record: 'Registo',
  copyRecord: 'Copiar registo',
  downloadRecord: 'Descarregar registo',
  picture: 'Imagem do tabuleiro',
  downloadSvg: 'Descarregar SVG',
  downloadPng: 'Descarregar PNG',
  copied: 'Copiado.',
  cannotCopy: 'O navegador não deixa copiar aqui; o texto ficou selecionado, para o copiares à mão.',
  copyByHand: (text) => `O navegador não deixa copiar aqui. Para copiares à mão: ${text}`,
  line: 'Melhor continuação',
  copyLine: 'Copiar continuação',
  noPicture: 'Não foi possível fazer a imagem.',
  paste: {
    title: 'Colar uma posição, um registo, uma ligação ou jogadas',
    field: 'Posição, registo, ligação ou jogadas',
    detail: 'Seja o que for, o jogo reconhece-se sozinho. Uma sequência de jogadas escreve-se como 4453.',
    open: 'Abrir',
  },
};

export const shareText: Readonly<Record<Language, ShareText>> = { en: english, pt: portuguese };
