import { type Coach, fold, type School } from '@/entities/school';
import type { DatabaseFilters } from './database-filters';

/** A school with those of its shared coaches who pass the filters. */
export interface SchoolStaff {
  school: School;
  staff: readonly Coach[];
  /** How many shared coaches it has in all. */
  total: number;
}

interface SearchedSchool {
  school: School;
  text: string;
  coaches: readonly { coach: Coach; text: string }[];
}

const known = new WeakMap<School, SearchedSchool>();

/** The folded words that a search looks through; made once for each school, so that typing stays quick. */
function searched(school: School): SearchedSchool {
  const made = known.get(school);
  if (made !== undefined) return made;
  const shared = school.coaches.filter(({ addedByYou }) => !addedByYou);
  const entry = {
    school,
    text: [school.name, ...school.aliases].map(fold).join('\n'),
    coaches: shared.map((coach) => ({ coach, text: [coach.name, coach.title].map(fold).join('\n') })),
  };
  known.set(school, entry);
  return entry;
}

/**
 * The schools that pass the filters with the coaches who do, as the export of the server sees it: a search finds a
 * school by its names or a coach by name or title; a position keeps only who coaches it.
 */
export function staffOf(schools: readonly School[], { search, division, position }: DatabaseFilters): SchoolStaff[] {
  const phrase = fold(search);
  const coaching = ({ position: codes }: Coach) => position === 'all' || codes.split(',').includes(position);
  const found: SchoolStaff[] = [];
  for (const school of schools) {
    if (division !== 'all' && school.division !== division) continue;
    const { text, coaches } = searched(school);
    const byName = text.includes(phrase);
    const staff = coaches.filter((entry) => (byName || entry.text.includes(phrase)) && coaching(entry.coach));
    const wanted = staff.length > 0 || (byName && position === 'all');
    if (wanted) found.push({ school, staff: staff.map(({ coach }) => coach), total: coaches.length });
  }
  return found;
}
