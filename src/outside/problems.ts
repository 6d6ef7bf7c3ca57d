import type { Language, Sentences } from '../core/game.ts';
import { failWith } from '../core/problem.ts';
import { quote, quotePath, quoteReason } from '../text/phrase.ts';

/** Why a game from outside can't be had. */
export type OutsideProblems = {
  'module-fails': { module: string; reason: string };
  /** The missing part is named as in the code, as rules.apply. */
  'module-no-game': { module: string; missing: string };
  'module-no-default': { module: string };
  'module-empty-list': { module: string };
  'module-bad-id': { module: string };
  'module-other-games': { module: string; game: string; list: string };
  'module-outdated': { module: string; old: string; current: string };
  'module-typescript': { module: string };
  /** It imports `tabuleiro`, which is not installed where it lies. */
  'module-library': { module: string };
  'module-folder': { module: string };
  'game-twice': { game: string };
  // In a browser.
  'module-kind': { module: string };
  'module-syntax': { file: string; reason: string };
  'import-package': { file: string; imported: string };
  'import-beyond': { file: string; imported: string };
  'import-missing': { file: string; imported: string };
};

export const refuseOutside = failWith<OutsideProblems>();

const english: Sentences<OutsideProblems> = {
  'module-fails': ({ module, reason }) => `The module ${quotePath(module)} can’t be loaded (${quoteReason(reason)}).`,
  'module-no-game': ({ module, missing }) => `What ${quotePath(module)} brings is not a game: it has no ${missing}.`,
  'module-no-default': ({ module }) =>
    `What ${quotePath(module)} brings is not a game: its default export must be a game, or a list of games.`,
  'module-empty-list': ({ module }) => `The list that ${quotePath(module)} brings has no game in it.`,
  'module-bad-id': ({ module }) =>
    `What ${quotePath(module)} brings is not a game: its id must be made of small letters, digits and hyphens.`,
  'module-other-games': ({ module, game, list }) =>
    `The module ${quotePath(module)} brings no game ${quote(game)}; it brings ${list}.`,
  'module-outdated': ({ module, old, current }) =>
    `The game from ${quotePath(module)} uses ${old}, which is now called ${current}.`,
  'module-typescript': ({ module }) =>
    `${quotePath(module)} is TypeScript, which is read where tsx is installed (npm install tsx); otherwise give compiled JavaScript.`,
  'module-library': ({ module }) =>
    `${quotePath(module)} imports “tabuleiro”, which is not installed beside it; npm install tabuleiro brings it.`,
  'module-folder': ({ module }) => `${quotePath(module)} is a folder; give the file in it that brings the game.`,
  'game-twice': ({ game }) => `There is a game ${quote(game)} already; give the loaded one another id.`,
  'module-kind': ({ module }) =>
    `A browser can’t load ${quotePath(module)}: a module that ends with .js, .mjs, .ts or .mts was expected.`,
  'module-syntax': ({ file, reason }) => `A browser can’t read ${quotePath(file)} (${quoteReason(reason)}).`,
  'import-package': ({ file, imported }) =>
    `${quotePath(file)} imports ${quote(imported)}, which a browser can’t have: only “tabuleiro” and files beside the module can be imported.`,
  'import-beyond': ({ file, imported }) =>
    `${quotePath(file)} imports ${quote(imported)}, which is not served: it lies outside the module’s folder, or is hidden.`,
  'import-missing': ({ file, imported }) => `${quotePath(file)} imports ${quote(imported)}, and there is no such file.`,
};

const portuguese: Sentences<OutsideProblems> = {
  'module-fails': ({ module, reason }) =>
    `Não foi possível carregar o módulo ${quotePath(module)} (${quoteReason(reason)}).`,
  'module-no-game': ({ module, missing }) => `O que ${quotePath(module)} traz não é um jogo: falta ${missing}.`,
  'module-no-default': ({ module }) =>
    `O que ${quotePath(module)} traz não é um jogo: o export default tem de ser um jogo, ou uma lista de jogos.`,
  'module-empty-list': ({ module }) => `A lista que ${quotePath(module)} traz não tem nenhum jogo.`,
  'module-bad-id': ({ module }) =>
    `O que ${quotePath(module)} traz não é um jogo: o id tem de ser feito de letras minúsculas, algarismos e hífenes.`,
  'module-other-games': ({ module, game, list }) =>
    `O módulo ${quotePath(module)} não traz o jogo ${quote(game)}; traz ${list}.`,
  'module-outdated': ({ module, old, current }) =>
    `O jogo de ${quotePath(module)} usa ${old}, que agora se chama ${current}.`,
  'module-typescript': ({ module }) =>
    `${quotePath(module)} é TypeScript, que se lê onde o tsx está instalado (npm install tsx); caso contrário, é preciso JavaScript compilado.`,
  'module-library': ({ module }) =>
    `${quotePath(module)} importa “tabuleiro”, que não está instalado ao lado; npm install tabuleiro trá-lo.`,
  'module-folder': ({ module }) => `${quotePath(module)} é uma pasta; indica o ficheiro dela que traz o jogo.`,
  'game-twice': ({ game }) => `Já há um jogo ${quote(game)}; dá outro id ao que carregaste.`,
  'module-kind': ({ module }) =>
    `Um navegador não pode carregar ${quotePath(module)}: esperava-se um módulo que acabasse em .js, .mjs, .ts ou .mts.`,
  'module-syntax': ({ file, reason }) => `Um navegador não consegue ler ${quotePath(file)} (${quoteReason(reason)}).`,
  'import-package': ({ file, imported }) =>
    `${quotePath(file)} importa ${quote(imported)}, que um navegador não pode ter: só se importam “tabuleiro” e ficheiros ao lado do módulo.`,
  'import-beyond': ({ file, imported }) =>
    `${quotePath(file)} importa ${quote(imported)}, que não é servido: está fora da pasta do módulo, ou escondido.`,
  'import-missing': ({ file, imported }) =>
    `${quotePath(file)} importa ${quote(imported)}, e esse ficheiro não existe.`,
};

/** Who says these problems. */
export const outsideSpeaker: {
  readonly text: Readonly<Record<Language, { readonly problems: Sentences<OutsideProblems> }>>;
} = {
  text: { en: { problems: english }, pt: { problems: portuguese } },
};
