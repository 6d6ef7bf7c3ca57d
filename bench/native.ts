import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface NativeSolve {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly longest: number;
  readonly medianMs: number;
  readonly bestMs: number;
}

/** Builds and runs the C++ solver of Neutreeko; undefined where there is no compiler. */
export function solveNatively(): NativeSolve | undefined {
  if (spawnSync('g++', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  try {
    const program = join(folder, 'neutreeko');
    const source = fileURLToPath(new URL('native/neutreeko.cpp', import.meta.url));
    execFileSync('g++', ['-O3', '-march=native', '-std=c++17', '-o', program, source]);
    return JSON.parse(execFileSync(program, { encoding: 'utf8' })) as NativeSolve;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
