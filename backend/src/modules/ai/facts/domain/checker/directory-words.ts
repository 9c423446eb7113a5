import { plainText } from '../../../../../shared-kernel/reading/plain-text.js';
import type { DirectoryWords } from './word-findings.js';

interface SchoolWords {
  id: number;
  city: string;
  mascot: string | null;
  conference: string | null;
}

/** Looks up towns, mascots and conferences by their words; a mascot also as one of the team ("a Bobcat"). */
export function directoryWords(schools: readonly SchoolWords[]): DirectoryWords {
  const mascots = new Map<string, Set<number>>();
  const cities = new Map<string, Set<number>>();
  const conferences = new Map<string, Set<number>>();
  for (const { id, city, mascot, conference } of schools) {
    add(cities, city, id);
    add(mascots, mascot, id);
    add(mascots, mascot?.replace(/ies$/i, 'y').replace(/s$/i, '') ?? null, id);
    add(conferences, conference, id);
    add(conferences, conference?.replace(/ (?:athletic )?(?:conference|association)$/i, '') ?? null, id);
  }
  return { mascots, cities, conferences };
}

function add(words: Map<string, Set<number>>, name: string | null, id: number): void {
  const key = plainText(name ?? '')
    .text.toLowerCase()
    .trim();
  if (key === '') return;
  const schools = words.get(key);
  if (schools) schools.add(id);
  else words.set(key, new Set([id]));
}
