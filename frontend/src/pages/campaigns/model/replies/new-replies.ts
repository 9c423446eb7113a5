import { countOf } from '@/shared/lib/figures';

/** "1 new reply", "3 new replies". */
export function newReplies(count: number): string {
  return countOf(count, 'new reply', 'new replies');
}
