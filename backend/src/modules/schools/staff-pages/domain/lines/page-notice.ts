import type { PageClues } from './page-clues.js';
import type { StaffPerson } from '../people/staff-person.js';

export const NOTICE_CODES = [
  'nobody',
  'pictures',
  'roster',
  'email',
  'other_sport',
  'no_football',
  'other_school',
  'directory',
  'no_addresses',
  'one_address',
] as const;

export type NoticeCode = (typeof NOTICE_CODES)[number];

/** A notice about a page for the athlete before anything of it is saved. */
export interface PageNotice {
  code: NoticeCode;
  message: string;
}

/** Marks of players that no staff page has. */
const ROSTER_MARKS = 6;
const LARGE_PAGE = 100;
const MANY = 3;

/** In the order of their weight. `otherSchool`: the school that the page seems to be of, when it is another one. */
export function pageNotices(people: readonly StaffPerson[], clues: PageClues, otherSchool: string | null): PageNotice[] {
  if (people.length === 0) return [whyNobody(clues)];
  return [otherSchool === null ? null : anotherSchool(otherSchool), aboutPage(people, clues), aboutAddresses(people)].filter(
    (notice) => notice !== null,
  );
}

function whyNobody({ isPictures, isEmail, playerMarks }: PageClues): PageNotice {
  if (isPictures) {
    return {
      code: 'pictures',
      message:
        'This page shows its coaches as pictures, and pictures cannot be read. Look for its staff directory, or add a coach by hand.',
    };
  }
  if (playerMarks >= ROSTER_MARKS) return ROSTER;
  if (isEmail) {
    return {
      code: 'email',
      message: 'This looks like an email. Copy the page on which the school names its coaches, or add this coach by hand.',
    };
  }
  return {
    code: 'nobody',
    message: 'No coach was found in what you pasted. Select the names and titles on the page, copy them, and paste again.',
  };
}

const ROSTER: PageNotice = {
  code: 'roster',
  message: 'This looks like the roster with the players. Open the page with the coaches, copy it, and paste again.',
};

const anotherSchool = (name: string): PageNotice => ({
  code: 'other_school',
  message: `This looks like the page of ${name}. Is it the right page?`,
});

function aboutPage(people: readonly StaffPerson[], { playerMarks, isEmail }: PageClues): PageNotice | null {
  const football = people.filter(({ sport, isCoach }) => sport === 'Football' && isCoach).length;
  if (football === 0) return playerMarks >= ROSTER_MARKS ? ROSTER : noFootball(people);
  if (isEmail) return { code: 'email', message: 'This looks like an email, not like a staff page. Check each name before you save.' };
  if (people.length < LARGE_PAGE) return null;
  return {
    code: 'directory',
    message: `This is a whole directory: ${people.length} people. Only the ${football} who coach football are ticked.`,
  };
}

function noFootball(people: readonly StaffPerson[]): PageNotice {
  const sports = people.flatMap(({ sport }) => (sport === null || sport === 'Football' ? [] : [sport]));
  const sport = mostFrequent(sports);
  if (sport !== null && people.every((one) => one.sport !== 'Football')) {
    return { code: 'other_sport', message: `This is a page about ${sport}, so nobody is ticked. Open the school’s football page instead.` };
  }
  return { code: 'no_football', message: 'The page does not say who coaches football, so nobody is ticked. Tick those whom you want.' };
}

function aboutAddresses(people: readonly StaffPerson[]): PageNotice | null {
  const addresses = people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  if (addresses.length === 0) {
    return {
      code: 'no_addresses',
      message: 'There is no coach’s email address on this page. Some schools show it on each coach’s own page. You can save the names now.',
    };
  }
  if (addresses.length < MANY || new Set(addresses).size > 1) return null;
  return {
    code: 'one_address',
    message: 'The page gives one address for everybody. It is saved only for those for whom you say so.',
  };
}

/** The first of those that occur most often; null of nothing. */
export function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: string | null = null;
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = value;
  return best;
}
