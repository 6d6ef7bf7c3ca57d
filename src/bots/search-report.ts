import type { SearchReport } from '../engine/tournament/search-report.ts';

/**
 * What an `info` line adds to what a bot has said of its search: `info nodes 149 score mate 3`, and which search it is, in
 * a line of its own, `info string search alphabeta:4`. What comes later counts; what is not understood is left out.
 */
export function addReport(known: SearchReport, line: string): SearchReport {
  const search = /^info\s+string\s+search\s+(\S+)\s*$/u.exec(line)?.[1];
  if (search !== undefined) return { ...known, search };
  if (/^info\s+string\b/u.test(line)) return known;
  const nodes = /\snodes\s+(\d{1,15})(?=\s|$)/u.exec(line)?.[1];
  const [, kind, amount] = /\sscore\s+(mate|cp)\s+(-?\d{1,15})(?=\s|$)/u.exec(line) ?? [];
  return {
    ...known,
    ...(nodes !== undefined && { nodes: Number(nodes) }),
    ...(kind === 'mate' && { score: { mate: Number(amount) } }),
    // As 0 +, because a program may well say −0.
    ...(kind === 'cp' && { score: { points: 0 + Number(amount) } }),
  };
}
