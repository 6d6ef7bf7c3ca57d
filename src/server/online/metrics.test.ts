import { expect, test } from 'vitest';
import { makeMetrics } from './metrics.ts';

const metrics = makeMetrics();
for (const milliseconds of [0.5, 3, 99_999]) {
  metrics.answered({ method: 'GET', route: '/api/v1/games/:id', status: 200, milliseconds });
}
metrics.answered({ method: 'GET', route: 'an "odd"\nroute', status: 404, milliseconds: 1 });
metrics.happened('events');
const text = metrics.text({ streams: { help: 'Streams that are open.', value: 2 } });

test('is in the text form of Prometheus: every sample after the help and the type of its name', () => {
  const described = new Set<string>();
  const lines = text.trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    const [, word, name = ''] = /^# (HELP|TYPE) (tabuleiro_[a-z_]+) \S/u.exec(line) ?? [];
    if (word === 'HELP')
      expect(lines[index + 1]).toMatch(new RegExp(`^# TYPE ${name} (?:counter|gauge|histogram)$`, 'u'));
    if (word === 'TYPE') expect(described.has(name)).toBe(false);
    if (word === 'TYPE') described.add(name);
    if (word !== undefined) continue;
    const [, sample = ''] = /^([a-z_]+)(?:\{(?:[a-z]+="[^"\n]*",?)+\})? [\d.]+$/u.exec(line) ?? [];
    expect([line, described.has(sample.replace(/_(?:bucket|sum|count)$/u, ''))]).toEqual([line, true]);
  }
  expect(text.endsWith('\n')).toBe(true);
});

test('counts how long answers took, each in every bucket that it fits in', () => {
  const of = (le: string) =>
    text.match(new RegExp(`_bucket\\{route="/api/v1/games/:id",le="${le}"\\} (\\d+)$`, 'mu'))?.[1];
  expect(['0.001', '0.005', '10', '\\+Inf'].map(of)).toEqual(['1', '2', '2', '3']);
  expect(text).toContain('tabuleiro_requests_total{method="GET",route="/api/v1/games/:id",status="200"} 3\n');
});
