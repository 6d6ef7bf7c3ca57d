import type { Problem } from '../../../core/problem.ts';
import type { TaskRequest } from './task-request.ts';
import type { LabTaskName } from './tasks.ts';

/** What the page says to the worker. */
export type LabOrder =
  | {
      readonly kind: 'start';
      readonly id: number;
      readonly task: LabTaskName;
      readonly request: TaskRequest;
      readonly modules: readonly string[];
    }
  | { readonly kind: 'stop'; readonly id: number };

/** What the worker says to the page. */
export type LabMessage =
  | { readonly kind: 'progress'; readonly id: number; readonly done: number }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'problem'; readonly id: number; readonly problem: Problem };
