import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import { makeMove } from '../src/games/quantik/rules.ts';
import { root } from '../test/project.ts';
import { anneal } from './quantik-card/anneal.ts';
import { empty, formatEntry, keyOf, movesOf, type Position, piecesOn, play } from './quantik-card/position.ts';
import { type Question, Questions } from './quantik-card/questions.ts';

/**
 * Makes the positions of Quantik's strategy card, src/games/quantik/card-entries.ts, in half a minute:
 *
 *     npm run card
 *
 * With `plain` it only counts how many a card would need whose one rule is to complete an area, in some two minutes.
 */
const isPlain = process.argv.includes('plain');
const [seed, tries, steps] = [1, 3, isPlain ? 400_000 : 1_000_000];

/** All first moves are images of a cone at the top left. */
const first = play(empty, makeMove(0, 0));
const questions = new Questions(!isPlain);
const opening = questions.ask(first);

let best = new Map<Question, number>();
for (let stream = 0; stream < tries; stream++) {
  const found = anneal(questions, opening, steps, seededRandom(seed, stream));
  console.log(`try ${stream + 1}: ${found.size} positions`);
  if (best.size === 0 || found.size < best.size) best = found;
}

/** The entries as they come up in play from the first move on, so that one position is seen to follow from another. */
function entriesFrom(position: Position): readonly string[] {
  const seen = new Set<Question>();
  const entries: string[] = [];
  const queue = [position];
  for (const asked of queue) {
    const question = questions.ask(asked);
    const answer = best.get(question);
    // What the rules decide is no question.
    if (answer === undefined || seen.has(question)) continue;
    seen.add(question);
    const { key } = present(questions.answersTo(question)[answer], 'answer');
    const move = present(
      movesOf(asked).find((each) => keyOf(play(asked, each)) === key),
      'move to the answer',
    );
    entries.push(formatEntry(asked, move));
    const after = play(asked, move);
    for (const reply of movesOf(after)) queue.push(play(after, reply));
  }
  return entries;
}

const counts = new Map<number, number>();
for (const { position } of best.keys()) counts.set(piecesOn(position), (counts.get(piecesOn(position)) ?? 0) + 1);
for (const [pieces, count] of [...counts].sort(([one], [other]) => one - other)) {
  console.log(`${count} with ${pieces} on the board`);
}
if (!isPlain) {
  const entries = entriesFrom(first);
  if (entries.length !== best.size)
    throw new Error(`${best.size} positions were found, and ${entries.length} are met.`);
  const lines = [
    '/** The positions of the card and the move in each, as `npm run card` made them; each follows from one before it. */',
    'export const cardEntries: readonly string[] = [',
    ...entries.map((entry) => `  '${entry}',`),
    '];',
    '',
  ];
  writeFileSync(join(root, 'src', 'games', 'quantik', 'card-entries.ts'), lines.join('\n'));
}
