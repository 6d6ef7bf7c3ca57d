import type { LawName } from './law.ts';

/** What each law says, in one sentence. */
export const englishLaws: Readonly<Record<LawName, string>> = {
  'positions-read-back': 'A position’s text reads back to the same position.',
  'moves-read-back': 'Every move’s text reads back to it, in any case and with spaces and arrows.',
  'paths-are-unique': 'No two moves share a path, and clicking along one finds its move.',
  'no-moves-at-the-end': 'There are no moves exactly when the game is over, and the ending agrees.',
  'turns-alternate': 'Turns alternate, and a state is never changed.',
  'moves-are-bounded': 'No position has more moves than it says.',
  'symmetries-commute': 'Symmetries commute with moves, play and outcome.',
  'moving-pieces-arrive': 'The pieces that move are there before, and somewhere else after.',
  'pieces-are-drawn': 'The pieces drawn are those of the position’s text.',
  'pieces-compose': 'Pieces compose the text of their position, and are of the kinds that there are.',
  'any-pieces': 'Any pieces anywhere are a position or are refused with one sentence.',
  'play-ends': 'Play ends.',
  'records-replay': 'A record replays to the same match.',
  'any-text': 'Any text that is no move gets one sentence and changes nothing.',
  'any-path': 'Every pair of cells is a legal path or is refused with one sentence.',
  'texts-are-complete': 'The texts are complete, and the diagrams are positions.',
  'tasks-can-be-done': 'What the rules ask of the reader can be done.',
  'cells-have-names': 'Cell names are unique among cells of a kind.',
  'players-own-pieces': 'Each player owns at least one kind of piece.',
};

export const portugueseLaws: Readonly<Record<LawName, string>> = {
  'positions-read-back': 'O texto de uma posição é lido como a mesma posição.',
  'moves-read-back': 'O texto de cada jogada é lido como ela, com maiúsculas, espaços e setas.',
  'paths-are-unique': 'Não há duas jogadas com o mesmo caminho, e os cliques encontram a certa.',
  'no-moves-at-the-end': 'Não há jogadas exatamente quando a partida acaba, e o final concorda.',
  'turns-alternate': 'Joga-se à vez, e um estado nunca é alterado.',
  'moves-are-bounded': 'Nenhuma posição tem mais jogadas do que se diz.',
  'symmetries-commute': 'As simetrias concordam com as jogadas e o resultado.',
  'moving-pieces-arrive': 'As peças que se movem estão lá antes, e noutro sítio depois.',
  'pieces-are-drawn': 'As peças desenhadas são as do texto da posição.',
  'pieces-compose': 'As peças compõem o texto da posição, e são dos tipos que há.',
  'any-pieces': 'Quaisquer peças são uma posição ou são recusadas com uma frase.',
  'play-ends': 'As partidas acabam.',
  'records-replay': 'Um registo leva à mesma partida.',
  'any-text': 'Um texto que não é jogada recebe uma frase e não altera nada.',
  'any-path': 'Cada par de casas é um caminho válido ou é recusado com uma frase.',
  'texts-are-complete': 'Os textos estão completos, e os diagramas são posições.',
  'tasks-can-be-done': 'O que as regras pedem ao leitor pode ser feito.',
  'cells-have-names': 'Os nomes das casas são únicos entre as do mesmo tipo.',
  'players-own-pieces': 'Cada jogador tem pelo menos um tipo de peça.',
};

/** A law within another sentence, where its full stop has no place. */
export function named(law: string): string {
  return `“${law.replace(/\.$/u, '')}”`;
}
