import type { Page } from './page-of';

/** "1–20 of 672", "1 of 1" or "No schools". */
export function countWords({ first, last, total }: Page<unknown>): string {
  if (total === 0) return 'No schools';
  return first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`;
}
