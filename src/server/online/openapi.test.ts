import { expect, test } from 'vitest';
import { isRecord } from '../../core/json.ts';
import { createSchema } from '../../online/schemas.ts';
import { describeApi, operations } from './openapi.ts';
import { pageOf } from './openapi-page.ts';

const description = describeApi();

/** Every reference anywhere in a value. */
function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

test('the description has every request once, and nothing that it does not have is referred to', () => {
  const { paths, components } = description;
  if (!isRecord(paths) || !isRecord(components) || !isRecord(components.schemas)) throw new Error('It has no paths.');
  const described = Object.values(paths).flatMap((methods) => Object.values(isRecord(methods) ? methods : {}));
  expect(described).toHaveLength(operations.length);
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  for (const reference of referencesIn(description)) {
    expect(Object.keys(components.schemas)).toContain(reference.replace('#/components/schemas/', ''));
  }
});

test('what checks a request is what describes it', () => {
  expect(JSON.stringify(description)).toContain(JSON.stringify(createSchema));
});

test('the page shows every request, and has nothing that a policy without scripts forbids', () => {
  const page = pageOf(description);
  for (const { path, method } of operations) expect(page).toContain(`${method.toUpperCase()} ${path}`);
  expect(page).not.toMatch(/<script|<style| style=| on\w+=|javascript:/u);
});
