import type { Language, PlayerText, Sentences } from '../../../core/game.ts';
import type { Value } from '../../../core/oracle.ts';
import type { ExerciseKind } from '../../../study/exercises/question.ts';
import type { PositionKind } from '../../../study/homework/homework.ts';
import type { HomeworkProblems } from '../../../study/homework/problems.ts';
import { continued, quote } from '../../../text/phrase.ts';

export interface HomeworkText {
  readonly problems: Sentences<HomeworkProblems>;
  readonly kinds: Readonly<Record<PositionKind | ExerciseKind, string>>;
  readonly ask: Readonly<Record<PositionKind, (mover: PlayerText) => string>>;
  readonly values: Readonly<Record<Value, string>>;
  readonly inMoves: (value: string, plies: number) => string;
  readonly noMove: string;
  readonly loading: string;
  readonly compose: {
    readonly title: string;
    readonly intro: string;
    readonly name: string;
    readonly add: string;
    readonly kind: string;
    readonly game: string;
    readonly position: string;
    readonly positionHelp: string;
    readonly start: string;
    readonly board: string;
    readonly seed: string;
    readonly seedHelp: (most: number) => string;
    readonly seedWrong: (most: number) => string;
    readonly addButton: string;
    readonly checking: string;
    readonly cancel: string;
    readonly questions: (count: number, most: number) => string;
    readonly empty: string;
    readonly up: (number: number) => string;
    readonly down: (number: number) => string;
    readonly remove: (number: number) => string;
    readonly added: (number: number) => string;
    readonly link: string;
    readonly linkHelp: string;
    readonly copyLink: string;
    readonly open: string;
    readonly marks: string;
    readonly clear: string;
  };
  readonly pupil: {
    readonly untitled: string;
    readonly intro: string;
    readonly name: string;
    readonly question: (number: number, count: number) => string;
    readonly board: (number: number) => string;
    readonly pass: string;
    readonly takeBack: string;
    readonly answer: (said: string) => string;
    readonly noAnswer: string;
    readonly value: string;
    readonly plies: string;
    readonly pliesWrong: (most: number) => string;
    readonly code: string;
    readonly codeHelp: string;
    readonly needsName: string;
    readonly left: (count: number) => string;
    readonly copyCode: string;
  };
  readonly marks: {
    readonly title: (homework: string) => string;
    readonly intro: string;
    readonly back: string;
    readonly proving: (number: number, count: number) => string;
    readonly stopped: string;
    readonly again: string;
    readonly key: string;
    readonly or: string;
    readonly codes: string;
    readonly codesHelp: string;
    readonly person: string;
    readonly sum: string;
    readonly table: string;
    readonly namesake: string;
    readonly mark: Readonly<Record<'right' | 'wrong' | 'none', string>>;
    readonly all: string;
    readonly bad: (line: number, sentence: string) => string;
    readonly histogram: string;
    readonly bar: (right: number, people: number) => string;
    readonly csv: string;
    readonly fileName: string;
  };
}

const small = ({ name }: PlayerText): string => (name.length > 1 ? name.toLowerCase() : name);

const english: HomeworkText = {
  problems: {
    'homework-damaged': () => 'This address of a homework is damaged: part of it is missing or was changed.',
    'homework-version': ({ version, expected }) =>
      `This homework is of version ${quote(version)}; this app opens version ${expected}.`,
    'homework-long': ({ most }) => `This homework is too long: at most ${most} characters are read.`,
    'homework-game': ({ game }) => `It asks about a game that is not here: ${quote(game)}.`,
    'homework-position': ({ number }, cause) =>
      `Question ${number} is not about a position of its game${continued(cause)}`,
    'question-over': () => 'The game is over in this position: there is nothing to ask.',
    'question-idle': () => 'Every move is as good as another here: ask what the position is worth instead.',
    'question-far': () => 'The truth about this position is out of reach; take one that is nearer to the end.',
    'question-plies': () => 'In this game moves to the end are not counted: ask who wins instead.',
    'question-none': () => 'This game has no exercises: it needs an evaluation of its own.',
    'question-twice': ({ number }) => `That is asked already, as question ${number}.`,
    'questions-full': ({ most }) => `A homework has at most ${most} questions.`,
    'code-unreadable': () => 'this is no name with a code after it',
    'code-nameless': () => 'the name before the code is missing',
    'code-slip': () => 'a letter of the code or of the name is wrong or missing',
    'code-version': ({ version, expected }) => `the code is of version ${quote(version)}, and ${expected} is read`,
    'code-other': () => 'the code is of another homework',
    'code-answers': () => 'the code has answers that this homework can’t have',
    'codes-long': ({ most }) => `That is too long: at most ${most} characters are read.`,
  },
  kinds: {
    best: 'Best move?',
    value: 'Win, draw or loss?',
    plies: 'Win, draw or loss, and in how many moves?',
    cuts: 'Exercise: what is cut?',
    bounds: 'Exercise: alpha or beta?',
    return: 'Exercise: what does it return?',
  },
  ask: {
    best: (mover) => `Find a best move for ${small(mover)}. Any move that keeps the value is right.`,
    value: (mover) => `With best play, what does ${small(mover)} get, who is to move?`,
    plies: (mover) =>
      `With best play, what does ${small(mover)} get, who is to move, and in how many moves, counting both sides’?`,
  },
  values: { win: 'win', draw: 'draw', loss: 'loss' },
  inMoves: (value, plies) => `${value} in ${plies}`,
  noMove: 'none',
  loading: 'Loading…',
  compose: {
    title: 'Compose a homework',
    intro:
      'Put questions together and pass the address on. Answers come back as short codes. There is no server: everything is in the address and in the codes.',
    name: 'Title',
    add: 'Add a question',
    kind: 'Question',
    game: 'Game',
    position: 'Position',
    positionHelp: 'Paste a position, or play moves on the board.',
    start: 'From the start',
    board: 'Position to ask about',
    seed: 'Number of the exercise',
    seedHelp: (most) => `From 1 to ${most}; under “Predict” each exercise shows its number.`,
    seedWrong: (most) => `A whole number from 1 to ${most} is expected.`,
    addButton: 'Add this question',
    checking: 'Proving the answer…',
    cancel: 'Cancel',
    questions: (count, most) => `Questions (${count} of at most ${most})`,
    empty: 'None yet.',
    up: (number) => `Move question ${number} up`,
    down: (number) => `Move question ${number} down`,
    remove: (number) => `Remove question ${number}`,
    added: (number) => `Question ${number} was added.`,
    link: 'Address to pass on',
    linkHelp:
      'Whoever opens it sees the questions. The page where codes are marked shows the answers: keep its address for yourself.',
    copyLink: 'Copy address',
    open: 'Open it as pupils see it',
    marks: 'Mark the codes',
    clear: 'Begin a new one',
  },
  pupil: {
    untitled: 'Homework',
    intro: 'Give your name, answer, and hand the code at the end back. What you enter stays on this device.',
    name: 'Your name',
    question: (number, count) => `Question ${number} of ${count}`,
    board: (number) => `Board of question ${number}`,
    pass: 'Pass',
    takeBack: 'Take it back',
    answer: (said) => `Your answer: ${said}.`,
    noAnswer: 'No answer yet.',
    value: 'What it is worth',
    plies: 'In how many moves',
    pliesWrong: (most) => `A whole number from 1 to ${most} is expected.`,
    code: 'Your code',
    codeHelp:
      'Hand this line back, name and all. A slip in it will be noticed. It is no secret: your answers can be read from it.',
    needsName: 'Give your name first; the code carries it.',
    left: (count) => (count === 1 ? 'One question has no answer yet.' : `${count} questions have no answer yet.`),
    copyCode: 'Copy code',
  },
  marks: {
    title: (homework) => `Marks · ${homework}`,
    intro: 'Paste the codes, one a line. The right answers are proven here and now.',
    back: 'The homework as pupils see it',
    proving: (number, count) => `Proving the answer to question ${number} of ${count}…`,
    stopped: 'The answers are not proven, so nothing can be marked yet.',
    again: 'Prove the answers',
    key: 'Right answers',
    or: ' or ',
    codes: 'Codes',
    codesHelp: 'They are kept on this device.',
    person: 'Name',
    sum: 'Right',
    table: 'Marks of each code',
    namesake: 'name given twice',
    mark: { right: 'right', wrong: 'wrong', none: 'no answer' },
    all: 'Right in all',
    bad: (line, sentence) => `Line ${line}: ${sentence}.`,
    histogram: 'How many had so many right',
    bar: (right, people) => `${right} right: ${people}`,
    csv: 'Download as CSV',
    fileName: 'marks',
  },
};

const portuguese: HomeworkText = {
  problems: {
    'homework-damaged': () => 'A ligação deste trabalho está danificada: falta uma parte ou foi alterada.',
    'homework-version': ({ version, expected }) =>
      `Este trabalho é da versão ${quote(version)}; esta aplicação abre a versão ${expected}.`,
    'homework-long': ({ most }) => `Este trabalho é demasiado longo: leem-se no máximo ${most} caracteres.`,
    'homework-game': ({ game }) => `Pergunta sobre um jogo que não existe aqui: ${quote(game)}.`,
    'homework-position': ({ number }, cause) =>
      `A pergunta ${number} não é sobre uma posição do jogo${continued(cause)}`,
    'question-over': () => 'Nesta posição a partida já acabou: não há nada para perguntar.',
    'question-idle': () => 'Aqui todas as jogadas são igualmente boas: pergunta antes quanto vale a posição.',
    'question-far': () => 'A verdade sobre esta posição está fora de alcance; escolhe uma mais perto do fim.',
    'question-plies': () => 'Neste jogo não se contam as jogadas até ao fim: pergunta antes quem ganha.',
    'question-none': () => 'Este jogo não tem exercícios: precisa de uma avaliação própria.',
    'question-twice': ({ number }) => `Isso já está perguntado, na pergunta ${number}.`,
    'questions-full': ({ most }) => `Um trabalho tem no máximo ${most} perguntas.`,
    'code-unreadable': () => 'não é um nome seguido de um código',
    'code-nameless': () => 'falta o nome antes do código',
    'code-slip': () => 'há uma letra errada ou em falta no código ou no nome',
    'code-version': ({ version, expected }) => `o código é da versão ${quote(version)}, e lê-se a ${expected}`,
    'code-other': () => 'o código é de outro trabalho',
    'code-answers': () => 'o código tem respostas impossíveis neste trabalho',
    'codes-long': ({ most }) => `É demasiado longo: leem-se no máximo ${most} caracteres.`,
  },
  kinds: {
    best: 'Melhor jogada?',
    value: 'Vitória, empate ou derrota?',
    plies: 'Vitória, empate ou derrota, e em quantas jogadas?',
    cuts: 'Exercício: o que se corta?',
    bounds: 'Exercício: alfa ou beta?',
    return: 'Exercício: o que devolve?',
  },
  ask: {
    best: ({ name, inSentence = name, isPlural }) =>
      `${isPlural ? 'Jogam' : 'Joga'} ${inSentence}: encontra uma jogada ótima. Serve qualquer uma que mantenha o valor.`,
    value: ({ name, inSentence = name, isPlural }) =>
      `${isPlural ? 'Jogam' : 'Joga'} ${inSentence}. Com jogo perfeito, o que ${isPlural ? 'conseguem' : 'consegue'}?`,
    plies: ({ name, inSentence = name, isPlural }) =>
      `${isPlural ? 'Jogam' : 'Joga'} ${inSentence}. Com jogo perfeito, o que ${isPlural ? 'conseguem' : 'consegue'}, e em quantas jogadas dos dois lados?`,
  },
  values: { win: 'vitória', draw: 'empate', loss: 'derrota' },
  inMoves: (value, plies) => `${value} em ${plies}`,
  noMove: 'nenhuma',
  loading: 'A carregar…',
  compose: {
    title: 'Preparar um trabalho de casa',
    intro:
      'Junta perguntas e passa a ligação. As respostas voltam como códigos curtos. Não há servidor: está tudo na ligação e nos códigos.',
    name: 'Título',
    add: 'Juntar uma pergunta',
    kind: 'Pergunta',
    game: 'Jogo',
    position: 'Posição',
    positionHelp: 'Cola uma posição, ou joga no tabuleiro.',
    start: 'Do início',
    board: 'Posição da pergunta',
    seed: 'Número do exercício',
    seedHelp: (most) => `De 1 a ${most}; em “Prever” vê-se o número de cada exercício.`,
    seedWrong: (most) => `Espera-se um número inteiro de 1 a ${most}.`,
    addButton: 'Juntar esta pergunta',
    checking: 'A provar a resposta…',
    cancel: 'Cancelar',
    questions: (count, most) => `Perguntas (${count}, no máximo ${most})`,
    empty: 'Ainda nenhuma.',
    up: (number) => `Passar a pergunta ${number} para cima`,
    down: (number) => `Passar a pergunta ${number} para baixo`,
    remove: (number) => `Retirar a pergunta ${number}`,
    added: (number) => `Juntou-se a pergunta ${number}.`,
    link: 'Ligação a passar',
    linkHelp: 'Quem a abrir vê as perguntas. A página da correção mostra as respostas: guarda a ligação dela para ti.',
    copyLink: 'Copiar ligação',
    open: 'Abrir como a turma a vê',
    marks: 'Corrigir os códigos',
    clear: 'Começar outro',
  },
  pupil: {
    untitled: 'Trabalho de casa',
    intro: 'Diz o teu nome, responde e entrega o código que está no fim. O que escreves fica neste dispositivo.',
    name: 'O teu nome',
    question: (number, count) => `Pergunta ${number} de ${count}`,
    board: (number) => `Tabuleiro da pergunta ${number}`,
    pass: 'Passar',
    takeBack: 'Voltar atrás',
    answer: (said) => `A tua resposta: ${said}.`,
    noAnswer: 'Ainda sem resposta.',
    value: 'Quanto vale',
    plies: 'Em quantas jogadas',
    pliesWrong: (most) => `Espera-se um número inteiro de 1 a ${most}.`,
    code: 'O teu código',
    codeHelp: 'Entrega esta linha, com o nome. Um engano nela é notado. Não é segredo: as respostas podem ler-se nele.',
    needsName: 'Diz primeiro o teu nome; o código leva-o.',
    left: (count) =>
      count === 1 ? 'Uma pergunta ainda não tem resposta.' : `${count} perguntas ainda não têm resposta.`,
    copyCode: 'Copiar código',
  },
  marks: {
    title: (homework) => `Correção · ${homework}`,
    intro: 'Cola os códigos, um por linha. As respostas certas são provadas aqui, na hora.',
    back: 'O trabalho como a turma o vê',
    proving: (number, count) => `A provar a resposta à pergunta ${number} de ${count}…`,
    stopped: 'As respostas não estão provadas, por isso ainda não se pode corrigir.',
    again: 'Provar as respostas',
    key: 'Respostas certas',
    or: ' ou ',
    codes: 'Códigos',
    codesHelp: 'Ficam guardados neste dispositivo.',
    person: 'Nome',
    sum: 'Certas',
    table: 'Correção de cada código',
    namesake: 'nome repetido',
    mark: { right: 'certa', wrong: 'errada', none: 'sem resposta' },
    all: 'Certas ao todo',
    bad: (line, sentence) => `Linha ${line}: ${sentence}.`,
    histogram: 'Quantos acertaram em quantas',
    bar: (right, people) => `${right} certas: ${people}`,
    csv: 'Descarregar CSV',
    fileName: 'correcao',
  },
};

export const text: Readonly<Record<Language, HomeworkText>> = { en: english, pt: portuguese };

/** Who says the problems of homework. */
export const homeworkSpeaker = { text };
