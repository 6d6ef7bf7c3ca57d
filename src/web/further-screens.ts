/**
 * The screens beside home and the table. The names of their many files would be in everybody's first load if they were
 * asked for from there (700 bytes, compressed); so they are asked for from here.
 */
export const furtherScreens = {
  learn: () => import('./learn/learn-screen.tsx'),
  edit: () => import('./editor/editor-screen.tsx'),
  settings: () => import('./settings-screen/settings-screen.tsx'),
  saved: () => import('./saved/saved-screen.tsx'),
  lab: () => import('./laboratory/laboratory-screen.tsx'),
  map: () => import('./map/map-screen.tsx'),
  puzzles: () => import('./puzzles/overview/puzzles-screen.tsx'),
  puzzle: () => import('./puzzles/solve/puzzle-screen.tsx'),
  online: () => import('./online/online-screen.tsx'),
  newGame: () => import('./new-game/new-game-sheet.tsx'),
};
