import type { PlayerText } from '../../core/game.ts';
import type { Language } from '../../core/language.ts';
import type { Value } from '../../core/oracle.ts';
import { begun } from '../../text/wording.ts';

interface MapText {
  readonly title: (game: string) => string;
  readonly choose: string;
  readonly summary: {
    readonly web: (positions: string) => string;
    readonly tree: (positions: string, winner: PlayerText) => string;
  };
  readonly making: string;
  readonly none: (game: string) => string;
  readonly nowhere: string;
  readonly badMove: (move: string) => string;
  readonly label: (game: string) => string;
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly legend: {
    readonly position: string;
    readonly winner: string;
    readonly loser: string;
    readonly only: Readonly<Record<'web' | 'tree', string>>;
    readonly game: string;
    readonly left: string;
  };
  readonly panel: string;
  readonly start: string;
  readonly away: (moves: number) => string;
  readonly holding: (kept: number, all: number, value: Value) => string;
  readonly atHand: string;
  readonly moves: string;
  readonly others: (count: number) => string;
  readonly back: string;
  readonly toTable: string;
  readonly stays: (moves: number) => string;
  readonly left: (ply: number, move: string, worth: string) => string;
  readonly leftUnknown: (ply: number, move: string) => string;
  readonly toLeaving: string;
}

const inSentence = ({ name, inSentence: said }: PlayerText) => said ?? name;

export const text: Readonly<Record<Language, MapText>> = {
  en: {
    title: (game) => `${game}: the map of perfect play`,
    choose: 'Game',
    summary: {
      web: (positions) =>
        `Every position that two perfect players can come to: ${positions}, those that are alike drawn once. Both sides make every move that keeps the draw.`,
      tree: (positions, winner) =>
        `A whole winning strategy: ${positions} positions, those that are alike drawn once. ${begun(inSentence(winner))} always makes one move, the quickest win; the other side may try everything.`,
    },
    making: 'Finding every perfect move…',
    none: (game) =>
      `There is no map of ${game}: perfect play from its start is not known, or has too many positions to draw.`,
    nowhere: 'There is no such map.',
    badMove: (move) => `The game is shown up to the move “${move}”, which is not legal there.`,
    label: (game) => `Map of ${game}`,
    keys: 'Right follows a move, left goes back, up and down go to positions as far from the start. Home is the start, End the last of your game. Plus, minus and 0 zoom. The moves are listed after the map.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show all',
    legend: {
      position: 'a position',
      winner: 'the winner moves',
      loser: 'the loser moves',
      only: { web: 'only one move holds the draw', tree: 'only one move wins' },
      game: 'your game',
      left: 'where it left the map',
    },
    panel: 'The chosen position',
    start: 'The start',
    away: (moves) => (moves === 1 ? 'One move from the start' : `${moves} moves from the start`),
    holding: (kept, all, value) => {
      if (value === 'loss') return 'Every move loses.';
      const what = value === 'draw' ? 'the draw' : 'the win';
      if (kept === all) return `Every move holds ${what}.`;
      return `${kept} of ${all} moves ${kept === 1 ? 'holds' : 'hold'} ${what}.`;
    },
    atHand: 'A win is at hand: the branch ends here.',
    moves: 'Moves on the map',
    others: (count) => (count === 1 ? 'One other move' : `${count} other moves`),
    back: 'One move back',
    toTable: 'Open at the table',
    stays: (moves) => (moves === 1 ? 'Your game is on the map.' : `Your game is on the map, all ${moves} moves of it.`),
    left: (ply, move, worth) => `Your game left the map at move ${ply}: ${move} ${worth}.`,
    leftUnknown: (ply, move) => `Your game left the map at move ${ply}: ${move}.`,
    toLeaving: 'Show where',
  },
  pt: {
    title: (game) => `${game}: o mapa do jogo perfeito`,
    choose: 'Jogo',
    summary: {
      web: (positions) =>
        `Todas as posições a que dois jogadores perfeitos podem chegar: ${positions}, contando as simétricas como uma só. Os dois lados fazem todas as jogadas que seguram o empate.`,
      tree: (positions, winner) =>
        `Uma estratégia completa para ganhar: ${positions} posições, contando as simétricas como uma só. ${begun(inSentence(winner))} ${winner.isPlural ? 'fazem' : 'faz'} sempre uma só jogada, a vitória mais rápida; o outro lado pode tentar tudo.`,
    },
    making: 'A procurar todas as jogadas perfeitas…',
    none: (game) =>
      `Não há mapa de ${game}: o jogo perfeito desde o início não é conhecido, ou tem demasiadas posições para desenhar.`,
    nowhere: 'Esse mapa não existe.',
    badMove: (move) => `A partida é mostrada até à jogada “${move}”, que ali é inválida.`,
    label: (game) => `Mapa de ${game}`,
    keys: 'A seta direita segue uma jogada, a esquerda volta atrás, para cima e para baixo vão às posições à mesma distância do início. Home é o início, End a última da tua partida. Mais, menos e 0 mudam a escala. As jogadas estão em lista depois do mapa.',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    whole: 'Ver tudo',
    legend: {
      position: 'uma posição',
      winner: 'joga quem ganha',
      loser: 'joga quem perde',
      only: { web: 'só uma jogada segura o empate', tree: 'só uma jogada ganha' },
      game: 'a tua partida',
      left: 'onde saiu do mapa',
    },
    panel: 'A posição escolhida',
    start: 'O início',
    away: (moves) => (moves === 1 ? 'A uma jogada do início' : `A ${moves} jogadas do início`),
    holding: (kept, all, value) => {
      if (value === 'loss') return 'Todas as jogadas perdem.';
      const what = value === 'draw' ? 'o empate' : 'a vitória';
      if (kept === all) return `Todas as jogadas seguram ${what}.`;
      return `${kept} em ${all} jogadas ${kept === 1 ? 'segura' : 'seguram'} ${what}.`;
    },
    atHand: 'A vitória está à mão: o ramo acaba aqui.',
    moves: 'Jogadas no mapa',
    others: (count) => (count === 1 ? 'Outra jogada' : `Outras ${count} jogadas`),
    back: 'Uma jogada atrás',
    toTable: 'Abrir na mesa',
    stays: (moves) =>
      moves === 1 ? 'A tua partida está no mapa.' : `A tua partida está no mapa, nas ${moves} jogadas que teve.`,
    left: (ply, move, worth) => `A tua partida saiu do mapa na jogada ${ply}: ${move} ${worth}.`,
    leftUnknown: (ply, move) => `A tua partida saiu do mapa na jogada ${ply}: ${move}.`,
    toLeaving: 'Mostrar onde',
  },
};
