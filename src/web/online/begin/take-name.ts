import { cleanName } from '../../../online/invitation.ts';
import { rememberName } from './own-name.ts';

/** A name as it is sent, which is remembered; undefined where none was given. */
export function takeName(typed: string): string | undefined {
  const name = cleanName(typed);
  rememberName(name ?? '');
  return name;
}
