import type { LessonId } from './lessons.ts';

export interface LessonsText {
  readonly choose: string;
  readonly step: (number: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly done: string;
  readonly again: string;
  readonly explore: string;
  readonly lessons: Readonly<Record<LessonId, LessonText>>;
}

/** A lesson in words: a paragraph or two for each of its scenes. */
export interface LessonText {
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly (readonly string[])[];
}
