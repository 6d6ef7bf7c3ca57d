import type { EndingFacts, GameText, Language, Sentences } from '../../core/game.ts';
import { type Area, type Blocked, type Shape, shapes } from './rules.ts';
import type { QuantikProblems } from './view.ts';

const startDiagram = '..../..../..../.... w';
const putDiagram = '..../..../..C./.... b';
const ruleDiagram = '..../.B../..../.... b';
const lineDiagram = 'D..A/bCdA/.Bad/...b w';
const blockedDiagram = 'BCAB/ACdd/DDbc/.abc b';

/** What is asked of the reader: where, and what does it. */
const ruleTask = { goal: ['b13', 'b14', 'b31', 'b33', 'b34', 'b41', 'b43', 'b44'] } as const;
const lineTask = { position: 'D..A/bC.A/.Bad/...b b', goal: 'win' } as const;
const blockedTask = { position: 'A.bD/...c/D.A./.cb. w', goal: ['B22'] } as const;

/** The cells of the area that is complete, or of each where there are several. */
const eachArea = ({ cells, lines = [cells] }: Pick<EndingFacts, 'cells' | 'lines'>, and: string) =>
  lines.map((area) => area.join(', ')).join(`, ${and} `);

const english: Sentences<QuantikProblems> = {
  'opposing-shapes': ({ row, shape, area, first, second }) =>
    `Row ${row} of the position: both players have a ${shape} in the same ${area}, on ${first} and ${second}.`,
  'piece-balance': ({ white, brown }) =>
    `White pieces: ${white}; brown pieces: ${brown}. There are as many white ones as brown ones, or one more.`,
  'no-last-move': ({ side, cells }) =>
    `${side === 'w' ? 'White' : 'Brown'} moved last, but no single move of theirs could have completed ${cells}.`,
  'not-your-piece': () => 'Choose a piece of your own stock first.',
  'off-board': () => 'A piece goes from your stock to a cell of the board.',
  'opponent-has-shape': ({ shape, area, cell }) => `Your opponent has a ${shape} in that ${area}, on ${cell}.`,
  'none-left': ({ shape }) => `You have no ${shape}s left.`,
  'nowhere-to-go': ({ shape }) => `There is no cell where you may put a ${shape}.`,
};

const oneInPortuguese: Readonly<Record<Shape, string>> = {
  cone: 'um cone',
  cube: 'um cubo',
  cylinder: 'um cilindro',
  sphere: 'uma esfera',
};
const manyInPortuguese: Readonly<Record<Shape, string>> = {
  cone: 'cones',
  cube: 'cubos',
  cylinder: 'cilindros',
  sphere: 'esferas',
};
const areaInPortuguese: Readonly<Record<Area, string>> = { row: 'linha', column: 'coluna', zone: 'zona' };

const portuguese: Sentences<QuantikProblems> = {
  'opposing-shapes': ({ row, shape, area, first, second }) =>
    `Linha ${row} da posição: ambos os jogadores têm ${oneInPortuguese[shape]} na mesma ${areaInPortuguese[area]}, ` +
    `em ${first} e ${second}.`,
  'piece-balance': ({ white, brown }) =>
    `Peças brancas: ${white}; castanhas: ${brown}. Há tantas brancas como castanhas, ou uma branca a mais.`,
  'no-last-move': ({ side, cells }) =>
    `As ${side === 'w' ? 'brancas' : 'castanhas'} jogaram por último, mas nenhuma jogada delas podia, só por si, ter ` +
    `completado ${cells}.`,
  'not-your-piece': () => 'Escolhe primeiro uma peça da tua reserva.',
  'off-board': () => 'As peças passam da reserva para uma casa do tabuleiro.',
  'opponent-has-shape': ({ shape, area, cell }) =>
    `O adversário tem ${oneInPortuguese[shape]} nessa ${areaInPortuguese[area]}, em ${cell}.`,
  'none-left': ({ shape }) => `Já não tens ${manyInPortuguese[shape]}.`,
  'nowhere-to-go': ({ shape }) => `Não há casa onde possas pôr ${oneInPortuguese[shape]}.`,
};

function isShape(kind: string): kind is Shape {
  return shapes.some((shape) => shape === kind);
}

/** What the players are told depends on what becomes of one who cannot move. */
export function makeText(blocked: Blocked): Readonly<Record<Language, GameText>> {
  return { en: englishText(blocked), pt: portugueseText(blocked) };
}

function englishText(blocked: Blocked): GameText {
  const isLoss = blocked === 'loses';
  return {
    name: isLoss ? 'Quantik' : 'Quantik: blocked is a draw',
    summary: isLoss
      ? 'Bring four different shapes together before your opponent does, or leave them no move.'
      : 'Bring four different shapes together before your opponent does; without a move left, the game is drawn.',
    players: [{ name: 'White' }, { name: 'Brown' }],
    credit: 'Designed by Nouri Khalifa; published by Gigamic, 2019.',
    rules: [
      {
        text:
          'The board has 4 × 4 cells in four zones of 2 × 2. Each player has eight pieces: two cones (A), two cubes ' +
          '(B), two cylinders (C) and two spheres (D). White moves first.',
        diagram: startDiagram,
        task: {
          text: 'White begins. Take any white piece from beside the board and put it wherever you like.',
          goal: 'any',
          praise: 'That is a move. Turn the board and rename the shapes, and all 64 first moves are one and the same.',
        },
      },
      {
        text:
          'In your turn, put one of your pieces on an empty cell. It stays there for the rest of the game. Here white ' +
          'has put a cylinder on 33.',
        diagram: putDiagram,
        task: {
          text: 'Brown’s turn. Put any brown piece on the board.',
          goal: 'any',
          praise: 'There it stays. Now white would have seven pieces left, and brown too.',
        },
      },
      {
        text:
          'Never put a shape in a row, column or zone where your opponent already has that shape; your own is no ' +
          'obstacle. Here white has a cube on 22: brown may put none in row 2, in column 2 or in that zone.',
        diagram: ruleDiagram,
        task: {
          ...ruleTask,
          text: 'Brown’s turn. Put a brown cube where it is allowed.',
          praise: 'No white cube in its row, its column or its zone: that is allowed.',
          hint: 'That piece may go there, but it is no cube. Take a brown cube.',
        },
      },
      {
        text:
          'Complete a row, a column or a zone with four different shapes and you win. The colours do not matter: all ' +
          'that counts is who puts the fourth. Here brown has won with the sphere on 23.',
        diagram: lineDiagram,
        task: {
          ...lineTask,
          text: 'Brown’s turn. Win at once.',
          praise: 'Four different shapes together, and brown put the fourth: brown wins.',
          hint: 'That completes nothing. Look for three different shapes together and the cell that is missing.',
        },
      },
      {
        text: isLoss
          ? 'If you cannot move in your turn, you lose. Here brown has one cone left and nowhere to put it: white wins.'
          : 'If you cannot move in your turn, the game is drawn. Here brown has one cone left and nowhere to put it.',
        diagram: blockedDiagram,
        task: {
          ...blockedTask,
          text: 'White’s turn. Leave brown without a move.',
          praise: `No brown piece may go anywhere now: ${isLoss ? 'white wins' : 'a draw'}.`,
          hint: 'Brown still has a cell to go to. White can only put cubes here: which of the three stops brown?',
        },
      },
    ],
    howToMove: 'Place a piece: press one of yours, then an empty cell.',
    problems: english,
    moveInWords: ({ player, kind, cells }) => `${player.name} puts a ${kind} on ${cells.at(-1)}.`,
    endings: {
      line: ({ winner, ...where }) => `${winner?.name} wins: four different shapes on ${eachArea(where, 'and on')}.`,
    },
  };
}

function portugueseText(blocked: Blocked): GameText {
  const isLoss = blocked === 'loses';
  return {
    name: isLoss ? 'Quantik' : 'Quantik: bloqueio empata',
    summary: isLoss
      ? 'Junta quatro formas diferentes antes do adversário, ou deixa-o sem jogada.'
      : 'Junta quatro formas diferentes antes do adversário; quando já não há jogada, há empate.',
    players: [
      { name: 'Brancas', inSentence: 'as brancas', isPlural: true },
      { name: 'Castanhas', inSentence: 'as castanhas', isPlural: true },
    ],
    credit: 'Criado por Nouri Khalifa; editado pela Gigamic, 2019.',
    rules: [
      {
        text:
          'O tabuleiro tem 4 × 4 casas, em quatro zonas de 2 × 2. Cada jogador tem oito peças: dois cones (A), dois ' +
          'cubos (B), dois cilindros (C) e duas esferas (D). As brancas começam.',
        diagram: startDiagram,
        task: {
          text: 'As brancas começam. Tira uma peça branca do lado do tabuleiro e põe-na onde quiseres.',
          goal: 'any',
          praise: 'É uma jogada. Rodando o tabuleiro e trocando as formas, as 64 primeiras jogadas são uma só.',
        },
      },
      {
        text:
          'À vez, cada jogador põe uma peça numa casa vazia. A peça fica aí até ao fim da partida. Aqui as brancas ' +
          'puseram um cilindro em 33.',
        diagram: putDiagram,
        task: {
          text: 'É a vez das castanhas. Põe uma peça castanha qualquer no tabuleiro.',
          goal: 'any',
          praise: 'E aí fica. Agora restariam sete peças às brancas e sete às castanhas.',
        },
      },
      {
        text:
          'Não se pode pôr uma forma numa linha, coluna ou zona onde o adversário já tenha essa forma; as próprias peças ' +
          'não o impedem. Aqui as brancas têm um cubo em 22: as castanhas não podem pôr cubos na linha 2, na ' +
          'coluna 2 nem nessa zona.',
        diagram: ruleDiagram,
        task: {
          ...ruleTask,
          text: 'É a vez das castanhas. Põe um cubo castanho onde seja permitido.',
          praise: 'Nenhum cubo branco na mesma linha, coluna ou zona: é permitido.',
          hint: 'Essa peça pode ir para aí, mas não é um cubo. Escolhe um cubo castanho.',
        },
      },
      {
        text:
          'Quem completar uma linha, uma coluna ou uma zona com quatro formas diferentes ganha. As cores não contam: ' +
          'só importa quem põe a quarta. Aqui as castanhas ganharam com a esfera em 23.',
        diagram: lineDiagram,
        task: {
          ...lineTask,
          text: 'É a vez das castanhas. Ganha já.',
          praise: 'Quatro formas diferentes juntas, e as castanhas puseram a quarta: ganham as castanhas.',
          hint: 'Assim não se completa nada. Procura três formas diferentes juntas e a casa que falta.',
        },
      },
      {
        text: isLoss
          ? 'Quem tem a vez e não pode jogar perde. Aqui às castanhas resta um cone, que não cabe em casa nenhuma: ' +
            'ganham as brancas.'
          : 'Se quem tem a vez não puder jogar, há empate. Aqui às castanhas resta um cone, que não cabe em casa nenhuma.',
        diagram: blockedDiagram,
        task: {
          ...blockedTask,
          text: 'É a vez das brancas. Deixa as castanhas sem jogada.',
          praise: `Nenhuma peça castanha pode ir para lado nenhum: ${isLoss ? 'ganham as brancas' : 'há empate'}.`,
          hint: 'As castanhas ainda têm para onde ir. Aqui só se podem pôr cubos brancos: qual dos três as trava?',
        },
      },
    ],
    howToMove: 'Coloca uma peça: carrega numa e depois numa casa livre.',
    problems: portuguese,
    moveInWords: ({ player, kind, cells }) =>
      `As ${player.name.toLowerCase()} põem ${isShape(kind) ? oneInPortuguese[kind] : kind} em ${cells.at(-1)}.`,
    endings: {
      line: ({ winner, ...where }) =>
        `Ganham ${winner?.inSentence}: quatro formas diferentes em ${eachArea(where, 'e em')}.`,
    },
  };
}
