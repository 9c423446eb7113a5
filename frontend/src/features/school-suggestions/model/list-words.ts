import type { ListCountsDto } from '@/shared/api';
import { countOf, countText } from '@/shared/lib/figures';

/** "2 reaches · 1 target · 0 likely", and what else is on the list, if anything. */
export function listWords(counts: ListCountsDto): string {
  const of = (count: number, words: string) => `${countText(count)} ${words}`;
  const others = [
    counts.still_open > 0 ? countOf(counts.still_open, 'junior college') : null,
    counts.below_minimum > 0 ? of(counts.below_minimum, 'below the minimum') : null,
    counts.unknown > 0 ? of(counts.unknown, 'not known') : null,
  ].filter((words) => words !== null);
  return [countOf(counts.reach, 'reach', 'reaches'), countOf(counts.target, 'target'), of(counts.likely, 'likely'), ...others].join(' · ');
}
