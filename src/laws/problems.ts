import type { Language, Sentences } from '../core/game.ts';
import { oneLine } from '../core/match.ts';
import { problemOf } from '../core/problem.ts';
import { continued, quote } from '../text/phrase.ts';
import type { LawName } from './law.ts';
import { englishLaws, named, portugueseLaws } from './names.ts';

/** How a law can be broken. */
export type LawProblems = {
  /**
   * The game broke a law: in a random match, or, where no position matters, as it is. No law is named where that has been
   * done.
   */
  'law-broken': { game: string; law: LawName | ''; seed: number; start: string; moves: string };
  'law-broken-anywhere': { game: string; law: LawName | '' };
  'law-throws': { reason: string };
  'law-sentence': { language: string; sentence: string };
  // Texts of positions and moves.
  'law-position-refused': { position: string };
  'law-position-differs': { position: string };
  'law-move-refused': { written: string; move: string };
  'law-move-differs': { written: string; move: string; found: string };
  'law-record': Record<never, never>;
  'law-record-differs': Record<never, never>;
  'law-refusal-changes': { text: string };
  'law-text-differs': { text: string; found: string };
  // The rules.
  'law-moves-outcome': { moves: number; outcome: string };
  'law-ending': { outcome: string; expected: string };
  'law-turn': { move: string };
  'law-mutated': Record<never, never>;
  'law-max-moves': { moves: number; most: number };
  'law-identity': Record<never, never>;
  'law-symmetry-outcome': { number: number };
  'law-symmetry-moves': { number: number };
  'law-symmetry-play': { number: number; move: string };
  'law-endless': { plies: number };
  'law-moves-after': Record<never, never>;
  // The view.
  'law-path': { move: string; path: string; found: string };
  'law-target': { cell: string };
  'law-motion-start': { move: string; cell: string };
  'law-motion-end': { move: string; cell: string };
  'law-drawn': { letter: string; cell: string; position: string };
  'law-drawn-count': { drawn: number; written: number; position: string };
  'law-piece-kind': { letter: string; kind: string };
  'law-cell-name': { cell: string };
  'law-no-pieces': { player: number };
  // The words.
  'law-name': { language: string; name: string };
  'law-languages': { part: string; language: string };
  'law-diagram': { diagram: string };
  'law-task-position': { task: string };
  'law-task-moves': { task: string; done: number; wanted: number };
  'law-task-hint': { task: string };
};

export const makeLawProblem = problemOf<LawProblems>();

const english: Sentences<LawProblems> = {
  'law-broken': ({ game, law, seed, start, moves }, cause) =>
    `${game} breaks ${law ? `the law ${named(englishLaws[law])}` : 'it'} with seed ${seed}, ${moves === '' ? `at the start ${quote(start)}` : `after the moves ${moves}`}${continued(cause)}`,
  'law-broken-anywhere': ({ game, law }, cause) =>
    `${game} breaks ${law ? `the law ${named(englishLaws[law])}` : 'it'}${continued(cause)}`,
  'law-throws': ({ reason }) => `The game throws an error, “${oneLine(reason)}”.`,
  'law-sentence': ({ language, sentence }) =>
    `A sentence (${language}) does not end with a full stop or lacks a value: ${quote(sentence)}.`,
  'law-position-refused': ({ position }, cause) => `Its own text ${quote(position)} is refused${continued(cause)}`,
  'law-position-differs': ({ position }) => `Its text ${quote(position)} reads back as another state.`,
  'law-move-refused': ({ written, move }, cause) =>
    `The move ${quote(move)} is refused when it is written ${quote(written)}${continued(cause)}`,
  'law-move-differs': ({ written, move, found }) =>
    `The move ${quote(move)}, written ${quote(written)}, reads back as ${quote(found)}.`,
  'law-record': (_values, cause) => `The record of the game does not replay${continued(cause)}`,
  'law-record-differs': () => 'The record of the game replays to something else.',
  'law-refusal-changes': ({ text }) => `The refusal of ${quote(text)} changes the position.`,
  'law-text-differs': ({ text, found }) =>
    `The pieces are written ${quote(text)}, and the position itself says ${quote(found)}.`,
  'law-moves-outcome': ({ moves, outcome }) => `There are ${moves} moves, and the outcome is ${quote(outcome)}.`,
  'law-ending': ({ outcome, expected }) =>
    `The outcome is ${quote(outcome)}, and by the ending it would be ${quote(expected)}.`,
  'law-turn': ({ move }) => `After ${quote(move)} the same player is to move.`,
  'law-mutated': () => 'Listing or playing moves changes the state.',
  'law-max-moves': ({ moves, most }) => `There are ${moves} moves, and rules.maxMoves says ${most}.`,
  'law-identity': () => 'The first symmetry is not the identity.',
  'law-symmetry-outcome': ({ number }) => `Symmetry ${number} changes the outcome.`,
  'law-symmetry-moves': ({ number }) =>
    `Symmetry ${number} does not take the legal moves to those of the turned board.`,
  'law-symmetry-play': ({ number, move }) =>
    `Playing ${quote(move)} and then turning by symmetry ${number} is not the same as turning first.`,
  'law-endless': ({ plies }) => `The game goes on after ${plies} moves at random.`,
  'law-moves-after': () => 'The game is over, and a match still has moves.',
  'law-path': ({ move, path, found }) =>
    `The path ${quote(path)} of the move ${quote(move)} leads to ${found === '' ? 'no move' : quote(found)}.`,
  'law-target': ({ cell }) => `A click on ${cell} means a cell that there is not.`,
  'law-motion-start': ({ move, cell }) => `The move ${quote(move)} takes a piece from ${cell}, where none is.`,
  'law-motion-end': ({ move, cell }) => `The piece that ${quote(move)} takes to ${cell} is not there afterwards.`,
  'law-drawn': ({ letter, cell, position }) =>
    `A piece ${quote(letter)} is drawn on ${cell}, and the position ${quote(position)} has none there.`,
  'law-drawn-count': ({ drawn, written, position }) =>
    `${drawn} pieces are drawn, and the position ${quote(position)} has ${written}.`,
  'law-piece-kind': ({ letter, kind }) =>
    `A piece ${quote(letter)} of kind ${quote(kind)} is drawn that view.pieceKinds does not have.`,
  'law-cell-name': ({ cell }) => `Two cells have the name ${quote(cell)}.`,
  'law-no-pieces': ({ player }) => `No piece of view.pieceKinds belongs to player ${player}.`,
  'law-name': ({ language, name }) => `A name (${language}) is empty or has a control character in it: ${quote(name)}.`,
  'law-languages': ({ part, language }) => `The ${part} differ between the languages (en, ${language}).`,
  'law-diagram': ({ diagram }, cause) => `The diagram ${quote(diagram)} is not a position${continued(cause)}`,
  'law-task-position': ({ task }, cause) => `The task ${quote(task)} has no position${continued(cause)}`,
  'law-task-moves': ({ task, done, wanted }) =>
    `The task ${quote(task)} is done by ${done} legal moves where ${wanted} were expected.`,
  'law-task-hint': ({ task }) =>
    `The task ${quote(task)} needs a hint exactly where some legal moves do something else.`,
};

const portuguese: Sentences<LawProblems> = {
  'law-broken': ({ game, law, seed, start, moves }, cause) =>
    `${game} ${law ? `viola a lei ${named(portugueseLaws[law])}` : 'viola-a'} com a semente ${seed}, ${moves === '' ? `no início ${quote(start)}` : `depois das jogadas ${moves}`}${continued(cause)}`,
  'law-broken-anywhere': ({ game, law }, cause) =>
    `${game} ${law ? `viola a lei ${named(portugueseLaws[law])}` : 'viola-a'}${continued(cause)}`,
  'law-throws': ({ reason }) => `O jogo lança um erro, “${oneLine(reason)}”.`,
  'law-sentence': ({ language, sentence }) =>
    `Uma frase (${language}) não acaba com ponto final ou tem um valor em falta: ${quote(sentence)}.`,
  'law-position-refused': ({ position }, cause) => `O próprio texto ${quote(position)} é recusado${continued(cause)}`,
  'law-position-differs': ({ position }) => `O texto ${quote(position)} é lido como outro estado.`,
  'law-move-refused': ({ written, move }, cause) =>
    `A jogada ${quote(move)} é recusada quando se escreve ${quote(written)}${continued(cause)}`,
  'law-move-differs': ({ written, move, found }) =>
    `A jogada ${quote(move)}, escrita ${quote(written)}, é lida como ${quote(found)}.`,
  'law-record': (_values, cause) => `Não é possível repetir o registo da partida${continued(cause)}`,
  'law-record-differs': () => 'O registo da partida leva a outra partida.',
  'law-refusal-changes': ({ text }) => `A recusa de ${quote(text)} altera a posição.`,
  'law-text-differs': ({ text, found }) =>
    `As peças escrevem-se ${quote(text)}, e a própria posição diz ${quote(found)}.`,
  'law-moves-outcome': ({ moves, outcome }) => `Há ${moves} jogadas, e o resultado é ${quote(outcome)}.`,
  'law-ending': ({ outcome, expected }) => `O resultado é ${quote(outcome)}, e pelo final seria ${quote(expected)}.`,
  'law-turn': ({ move }) => `Depois de ${quote(move)} joga o mesmo lado.`,
  'law-mutated': () => 'Listar ou fazer jogadas altera o estado.',
  'law-max-moves': ({ moves, most }) => `Há ${moves} jogadas, e rules.maxMoves diz ${most}.`,
  'law-identity': () => 'A primeira simetria não é a identidade.',
  'law-symmetry-outcome': ({ number }) => `A simetria ${number} altera o resultado.`,
  'law-symmetry-moves': ({ number }) =>
    `A simetria ${number} não leva as jogadas válidas às do tabuleiro transformado.`,
  'law-symmetry-play': ({ number, move }) =>
    `Jogar ${quote(move)} e aplicar depois a simetria ${number} não é o mesmo que aplicá-la primeiro.`,
  'law-endless': ({ plies }) => `A partida continua depois de ${plies} jogadas ao acaso.`,
  'law-moves-after': () => 'A partida acabou e ainda tem jogadas.',
  'law-path': ({ move, path, found }) =>
    `O caminho ${quote(path)} da jogada ${quote(move)} leva a ${found === '' ? 'nenhuma jogada' : quote(found)}.`,
  'law-target': ({ cell }) => `Um clique em ${cell} indica uma casa que não existe.`,
  'law-motion-start': ({ move, cell }) => `A jogada ${quote(move)} tira uma peça de ${cell}, onde não há nenhuma.`,
  'law-motion-end': ({ move, cell }) => `A peça que ${quote(move)} leva para ${cell} não fica lá.`,
  'law-drawn': ({ letter, cell, position }) =>
    `Desenha-se uma peça ${quote(letter)} em ${cell}, e a posição ${quote(position)} não tem lá nenhuma.`,
  'law-drawn-count': ({ drawn, written, position }) =>
    `Desenham-se ${drawn} peças, e a posição ${quote(position)} tem ${written}.`,
  'law-piece-kind': ({ letter, kind }) =>
    `Desenha-se uma peça ${quote(letter)} do tipo ${quote(kind)}, que view.pieceKinds não tem.`,
  'law-cell-name': ({ cell }) => `Há duas casas com o nome ${quote(cell)}.`,
  'law-no-pieces': ({ player }) => `Nenhuma peça de view.pieceKinds é do jogador ${player}.`,
  'law-name': ({ language, name }) =>
    `Um nome (${language}) está vazio ou tem um carácter de controlo: ${quote(name)}.`,
  'law-languages': ({ part, language }) => `A parte ${part} é diferente nas duas línguas (en, ${language}).`,
  'law-diagram': ({ diagram }, cause) => `O diagrama ${quote(diagram)} não é uma posição${continued(cause)}`,
  'law-task-position': ({ task }, cause) => `A tarefa ${quote(task)} não tem posição${continued(cause)}`,
  'law-task-moves': ({ task, done, wanted }) =>
    `A tarefa ${quote(task)} é cumprida por ${done} jogadas válidas, e esperavam-se ${wanted}.`,
  'law-task-hint': ({ task }) =>
    `A tarefa ${quote(task)} precisa de uma dica exatamente quando há jogadas válidas que fazem outra coisa.`,
};

/** Who says these problems, and what each law is called. */
export const lawSpeaker: {
  readonly text: Readonly<
    Record<Language, { readonly problems: Sentences<LawProblems>; readonly laws: Readonly<Record<LawName, string>> }>
  >;
} = {
  text: {
    en: {
      problems: english,
      laws: englishLaws,
    },
    pt: {
      problems: portuguese,
      laws: portugueseLaws,
    },
  },
};
