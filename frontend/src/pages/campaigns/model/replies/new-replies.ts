import { countOf } from '../count-of';

/** "1 new reply", "3 new replies". */
export function newReplies(count: number): string {
  return countOf(count, 'new reply', 'new replies');
}
