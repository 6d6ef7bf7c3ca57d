import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (env: Readonly<Record<string, string>>) => {
  const settings = readSettings(env, '/home/ana');
  return settings.ok ? settings.value : settings.bad;
};

test('nothing has to be said', () => {
  expect(read({})).toEqual({
    database: undefined,
    folder: '/home/ana/.local/share/tabuleiro/server',
    hasLimits: true,
    trustProxy: false,
    log: 'failures',
  });
});

test.each([
  [{ DATA: '/srv/games' }, { folder: '/srv/games' }],
  [{ XDG_DATA_HOME: '/data' }, { folder: '/data/tabuleiro/server' }],
  [{ XDG_DATA_HOME: 'data' }, { folder: '/home/ana/.local/share/tabuleiro/server' }],
  [{ DATABASE_URL: 'postgres://localhost/games' }, { database: 'postgres://localhost/games' }],
  [
    { DATABASE_URL: 'postgresql://a:b%40c@[::1]:5432,two:5433/games' },
    { folder: '/home/ana/.local/share/tabuleiro/server' },
  ],
  [{ LIMITS: 'none' }, { hasLimits: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8' }, { trustProxy: 'loopback,10.0.0.0/8,fd00::/8' }],
  [{ LOG: 'all' }, { log: 'all' }],
])('%j', (env, settings) => {
  expect(read(env)).toMatchObject(settings);
});

test.each([
  [{ DATABASE_URL: 'mysql://a:b@localhost' }, { name: 'DATABASE_URL', value: '' }],
  [{ DATABASE_URL: 'postgres://a:hunter2@localhost:port/games' }, { name: 'DATABASE_URL', value: '' }],
  [{ DATABASE_URL: 'postgres://a:hunt%er2@localhost/games' }, { name: 'DATABASE_URL', value: '' }],
  [{ LIMITS: 'off' }, { name: 'LIMITS', value: 'off' }],
  [{ TRUST_PROXY: '10' }, { name: 'TRUST_PROXY', value: '10' }],
  [{ TRUST_PROXY: '999.1.1.1' }, { name: 'TRUST_PROXY', value: '999.1.1.1' }],
  [{ TRUST_PROXY: '10.0.0.0/33' }, { name: 'TRUST_PROXY', value: '10.0.0.0/33' }],
  [{ TRUST_PROXY: '10.0.0.0/8/8' }, { name: 'TRUST_PROXY', value: '10.0.0.0/8/8' }],
  [{ TRUST_PROXY: '10.0.0.0/0' }, { name: 'TRUST_PROXY', value: '10.0.0.0/0' }],
  [{ TRUST_PROXY: '10.0.0.0/' }, { name: 'TRUST_PROXY', value: '10.0.0.0/' }],
  [{ TRUST_PROXY: 'true' }, { name: 'TRUST_PROXY', value: 'true' }],
  [{ LOG: 'x'.repeat(100) }, { name: 'LOG', value: 'x'.repeat(40) }],
])('%j is none', (env, bad) => {
  expect(read(env)).toEqual(bad);
});
