import { fold, type School } from '@/entities/school';

const known = new WeakMap<School, string>();

/** The folded words that a search looks through; made once for each school, so that typing stays quick. */
export function searchText(school: School): string {
  const made = known.get(school);
  if (made !== undefined) return made;
  const { name, city, conference, mascot, aliases } = school;
  const text = [name, city, conference, mascot, ...aliases].map((part) => fold(part ?? '')).join('\n');
  known.set(school, text);
  return text;
}
