import { isRecord } from '../../core/json.ts';
import { apiPath } from '../../online/limits.ts';
import { snapshotSchema } from '../../online/schemas.ts';
import { type Operation, operations, problemsOf, schemaNamed } from './openapi.ts';

/** The description of the API as a page: plain HTML, without scripts, under the same policy as the app. */
export function pageOf(description: Readonly<Record<string, unknown>>): string {
  const list = operations.map((each) => `<li><a href="#${each.name}">${titleOf(each)}</a></li>`);
  const sections = operations.map((operation) => sectionOf(operation, description));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tabuleiro online: the wire</title>
<link rel="stylesheet" href="${apiPath}/style.css">
</head>
<body>
<main>
<h1>Tabuleiro online: the wire</h1>
<p>Everything is under <code>${apiPath}</code>. For programs the same is in <a href="${apiPath}/openapi.json">openapi.json</a>.</p>
<nav><ul>${list.join('')}</ul></nav>
${sections.join('\n')}
<section id="events"><h2>Events of a stream</h2>${schemaList(schemaNamed(description, 'Events'))}</section>
<section id="snapshot"><h2>The snapshot</h2>${schemaList(schemaNamed(description, 'Snapshot'), true)}</section>
</main>
</body>
</html>
`;
}

function titleOf({ method, path }: Operation): string {
  return `<code>${method.toUpperCase()} ${escapeHtml(path)}</code>`;
}

function sectionOf(operation: Operation, description: Readonly<Record<string, unknown>>): string {
  const { name, summary, isSeated, key, body, status, answer } = operation;
  const needs = [
    ...(isSeated ? ['<code>Authorization: Bearer</code> with the seat’s secret'] : []),
    ...(key ? ['<code>Idempotency-Key</code>, 16 to 64 letters of base64url'] : []),
  ];
  const problems = Object.entries(problemsOf(operation)).map(
    ([code, problem]) => `<li>${code}: ${codesOf(isRecord(problem) ? String(problem.description) : '')}</li>`,
  );
  const answered =
    answer === 'events'
      ? '<a href="#events">events</a>'
      : answer === 'Snapshot'
        ? '<a href="#snapshot">the snapshot</a>'
        : answer === 'text'
          ? 'a text'
          : '';
  return `<section id="${name}">
<h2>${titleOf(operation)}</h2>
<p>${escapeHtml(summary)}</p>
${needs.length > 0 ? `<p>Needs ${needs.join(' and ')}.</p>` : ''}
${body ? `<h3>Body</h3>${schemaList(body)}` : ''}
<h3>Answer ${status}</h3>${answered === '' ? schemaList(schemaNamed(description, answer)) : `<p>${answered}</p>`}
${problems.length > 0 ? `<h3>Problems</h3><ul>${problems.join('')}</ul>` : ''}
</section>`;
}

/** A schema as lists within lists; the snapshot is shown once, and elsewhere referred to. */
function schemaList(schema: unknown, isShown = false): string {
  if (!isRecord(schema)) return '';
  const { description, properties, required, items, anyOf, $ref } = schema;
  const said = typeof description === 'string' ? ` ${escapeHtml(description)}` : '';
  if (typeof $ref === 'string' || (schema === snapshotSchema && !isShown))
    return '<a href="#snapshot">the snapshot</a>';
  if (isRecord(properties)) {
    const names = Array.isArray(required) ? required : [];
    const fields = Object.entries(properties).map(([name, inner]) => {
      const isNeeded = names.includes(name) || names.length === 0;
      return `<li><code>${escapeHtml(name)}</code>${isNeeded ? '' : ' (may be left out)'}: ${schemaList(inner)}</li>`;
    });
    return `${said}<ul>${fields.join('')}</ul>`;
  }
  if (Array.isArray(anyOf))
    return `one of${said}<ul>${anyOf.map((each) => `<li>${schemaList(each)}</li>`).join('')}</ul>`;
  if (items !== undefined) return `a list, each: ${schemaList(items)}`;
  return `${plain(schema)}${said === '' ? '' : `.${said}`}`;
}

function plain({
  type,
  const: only,
  enum: choices,
  minLength,
  maxLength,
  minimum,
  maximum,
}: Readonly<Record<string, unknown>>): string {
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`;
  if (Array.isArray(choices))
    return choices.map((each) => `<code>${escapeHtml(JSON.stringify(each))}</code>`).join(', ');
  // Answers bound their texts only so that nobody's memory is filled, which says nothing of them.
  if (type === 'string' && minLength === undefined) return 'text';
  if (type === 'string') return `text of ${minLength === maxLength ? '' : `${minLength} to `}${maxLength} characters`;
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  return type === 'boolean' ? '<code>true</code> or <code>false</code>' : `<code>${escapeHtml(String(type))}</code>`;
}

function codesOf(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/gu, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}

export const pageStyle = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.15rem; margin-top: 2.5rem; }
h3 { font-size: 1rem; margin-bottom: 0.25rem; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; overflow-wrap: anywhere; }
ul { padding-inline-start: 1.25rem; margin-block: 0.25rem; }
nav ul { list-style: none; padding: 0; }
`;
