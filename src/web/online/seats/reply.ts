import type { Reply } from '../../../online/client/api.ts';
import { sayOnlineProblem } from '../../../online/problem-text.ts';
import { settings } from '../../settings.ts';

/** Why a request came to nothing, in one sentence. */
export function sayReply(reply: Exclude<Reply<unknown>, { readonly kind: 'answered' }>): string {
  if (reply.kind === 'refused') return reply.refusal.title;
  return reply.title ?? sayOnlineProblem(reply.problem, settings.language);
}
