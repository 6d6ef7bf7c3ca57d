/** What the kernel of Fuse offers. */
export { boundMargin, forget } from './endgame';
export { weightsAddress } from './network';
export {
  applyMove,
  hasEnded,
  listMoves,
  movesAddress,
  positionAddress,
  scoreOfOwn,
  scoreOfTheir,
} from './rules';
export { arrange, countOf, endOfTree, pageAddress, pagesOfTree, rootFamily, treeSize, triedOf } from './tree';
export {
  beginTree,
  grownFamily,
  lengthOfPath,
  pathAddress,
  plyOfGrown,
  restore,
  resultOfWalk,
  save,
  savedAddress,
  setSearch,
  walk,
} from './walk';
