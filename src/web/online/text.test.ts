import { expect, test } from 'vitest';
import { onlineText } from './text.ts';

test('in Portuguese the hour of one is singular', () => {
  const { notes, panel } = onlineText.pt;
  expect(notes.lost('01:05')).toBe('sem ligação desde a 01:05');
  expect(notes.lost('13:05')).toBe('sem ligação desde as 13:05');
  expect(panel.linkExpires('01:05')).toMatch(/^Serve uma só vez, até à 01:05\./u);
  expect(panel.linkExpires('10:05')).toMatch(/^Serve uma só vez, até às 10:05\./u);
});

test('the last minute of a move is one, not none', () => {
  expect(onlineText.en.notes.timeLeft(0, 0, 0)).toBe('1 min left');
  expect(onlineText.pt.notes.timeLeft(0, 0, 0)).toBe('resta 1 min');
  expect(onlineText.pt.notes.timeLeft(0, 0, 2)).toBe('restam 2 min');
  expect(onlineText.pt.notes.timeLeft(1, 2, 3)).toBe('restam 1 d 2 h');
});
