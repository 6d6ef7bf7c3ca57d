import { lazy } from 'solid-js';

/** The sheets that lie over a table. */
export type SheetName = 'menu' | 'keys' | 'share' | 'paste';

/** The sheets of a table: their code is loaded when they are opened. Each belongs into a `LoadedSheet`. */
export const TableMenu = lazy(async () => ({ default: (await import('./table-menu.tsx')).TableMenu }));
export const ShareTable = lazy(async () => ({ default: (await import('./share-table.tsx')).ShareTable }));
export const PasteTable = lazy(async () => ({ default: (await import('./paste-table.tsx')).PasteTable }));
export const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet }));
