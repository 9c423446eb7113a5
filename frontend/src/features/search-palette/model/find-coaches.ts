import type { Coach, School } from '@/entities/school';
import { paths } from '@/shared/routes';
import type { PaletteItem } from './palette-item';
import { begins, searchText, wordsOf } from './words-of';

interface Entry {
  coach: Coach;
  school: School;
  name: string;
  lastName: string;
  /** Title, school and its aliases: what else a word may mean. */
  more: string;
}

/** How a coach was found, the best first. */
const ranks = { fullName: 0, lastName: 1, name: 2, ofSchool: 3, nameAndMore: 4, more: 5 } as const;
/** Behind every other: who left, bounced or is not on the staff page any more. */
const aside = 10;

const known = new WeakMap<School, readonly Entry[]>();

/** The folded words of a school's coaches; made once for each school, so that typing stays quick. */
function entriesOf(school: School): readonly Entry[] {
  const made = known.get(school);
  if (made !== undefined) return made;
  const about = searchText(school.name, ...school.aliases);
  const entries = school.coaches.map((coach) => ({
    coach,
    school,
    name: searchText(coach.name),
    lastName: searchText(coach.lastName).trim(),
    more: `${searchText(coach.title)}${about}`,
  }));
  known.set(school, entries);
  return entries;
}

function rankByWords({ name, lastName, more }: Entry, words: readonly string[]): number | null {
  const inName = words.filter((word) => begins(name, word)).length;
  if (inName < words.length) {
    if (!words.every((word) => begins(name, word) || begins(more, word))) return null;
    return inName === 0 ? ranks.more : ranks.nameAndMore;
  }
  const phrase = words.join(' ');
  if (name.trim().startsWith(phrase)) return ranks.fullName;
  return lastName.startsWith(phrase) ? ranks.lastName : ranks.name;
}

function rankOf(entry: Entry, words: readonly string[], meant: School | undefined): number | null {
  const byWords = rankByWords(entry, words);
  const rank = entry.school === meant ? Math.min(byWords ?? ranks.ofSchool, ranks.ofSchool) : byWords;
  return rank === null || entry.coach.aside === null ? rank : rank + aside;
}

function byRank(a: { entry: Entry; rank: number }, b: { entry: Entry; rank: number }): number {
  const isHead = ({ entry }: { entry: Entry }) => Number(entry.coach.isHeadCoach);
  return a.rank - b.rank || isHead(b) - isHead(a) || a.entry.coach.name.localeCompare(b.entry.coach.name);
}

function itemOf({ coach, school }: Entry): PaletteItem {
  return {
    key: `coach-${coach.id}`,
    label: coach.name,
    note: [coach.title, school.name].filter(Boolean).join(' · '),
    to: paths.conversationWith(coach.id),
  };
}

/** Coaches by name, also with their school or title ("day ohio state"), and those of the school that is meant; at most `most`. */
export function findCoaches(schools: readonly School[], search: string, meant: School | undefined, most: number): PaletteItem[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const found: { entry: Entry; rank: number }[] = [];
  for (const school of schools) {
    for (const entry of entriesOf(school)) {
      const rank = rankOf(entry, words, meant);
      if (rank !== null) found.push({ entry, rank });
    }
  }
  return found
    .sort(byRank)
    .slice(0, most)
    .map(({ entry }) => itemOf(entry));
}
