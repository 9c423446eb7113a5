import { gpaText } from '../../../../shared-kernel/gpa-text.js';
import { filmLink, type FilmLink } from '../../film/domain/film-link.js';
import type { ShareFieldKey } from './share-fields.js';
import type { ShareSource } from './share-source.js';
import { sharedStats, type SharedStats } from './shared-stats.js';

export interface SharedFact {
  label: string;
  value: string;
  /** Where the value leads; null = nowhere. */
  url: string | null;
}

/** A profile as a coach sees it: only what is ticked and said, as text. */
export interface SharedProfile {
  name: string | null;
  photoUrl: string | null;
  /** What stands under the name: QB · Class of 2027 · #12. */
  headline: string[];
  /** Size and scores. */
  tiles: SharedFact[];
  details: SharedFact[];
  stats: SharedStats | null;
  film: (FilmLink & { title: string })[];
}

type Text = string | number | null;

const TILES: readonly [ShareFieldKey, string, (athlete: ShareSource) => Text][] = [
  ['height', 'Height', ({ height }) => height],
  ['weight', 'Weight', ({ weight }) => (weight === null ? null : `${weight} lbs`)],
  ['gpa', 'GPA', ({ gpa }) => (gpa === null ? null : gpaText(gpa))],
  ['coreGpa', 'Core GPA', ({ coreGpa }) => (coreGpa === null ? null : gpaText(coreGpa))],
  ['satScore', 'SAT', ({ satScore }) => satScore],
  ['actScore', 'ACT', ({ actScore }) => actScore],
];

const DETAILS: readonly [ShareFieldKey, string, (athlete: ShareSource) => Text, ((athlete: ShareSource) => string)?][] = [
  ['highSchool', 'High school', ({ highSchool }) => highSchool],
  ['highSchoolHeadCoach', 'Head coach', ({ highSchoolHeadCoach }) => highSchoolHeadCoach],
  ['highSchoolPositionCoach', 'Position coach', ({ highSchoolPositionCoach }) => highSchoolPositionCoach],
  ['city', 'City', ({ city }) => city],
  ['state', 'State', ({ state }) => state],
  ['birthdate', 'Born', ({ birthdate }) => (birthdate === null ? null : dayText(birthdate))],
  ['email', 'Email', ({ email }) => email, ({ email }) => `mailto:${email}`],
  [
    'twitterHandle',
    'X (Twitter)',
    ({ twitterHandle }) => (twitterHandle === null ? null : `@${twitterHandle}`),
    ({ twitterHandle }) => `https://x.com/${twitterHandle}`,
  ],
  ['maxPrepsId', 'MaxPreps', ({ maxPrepsId }) => (maxPrepsId === null ? null : 'Statistics page'), ({ maxPrepsId }) => maxPrepsId ?? ''],
];

/** `today` is YYYY-MM-DD. */
export function sharedProfile(athlete: ShareSource, ticked: readonly ShareFieldKey[], today: string): SharedProfile {
  const shows = (key: ShareFieldKey): boolean => ticked.includes(key);
  return {
    name: shows('name') ? nameOf(athlete) : null,
    photoUrl: shows('photo') ? athlete.profileImageUrl : null,
    headline: [
      shows('position') ? athlete.position : null,
      shows('graduationYear') && athlete.graduationYear !== null ? `Class of ${athlete.graduationYear}` : null,
      shows('jerseyNumber') && athlete.jerseyNumber !== null ? `#${athlete.jerseyNumber}` : null,
    ].filter((part) => part !== null),
    tiles: TILES.flatMap(([key, label, read]) => factOf(shows(key) ? read(athlete) : null, label, null)),
    details: DETAILS.flatMap(([key, label, read, link]) => {
      return factOf(shows(key) ? read(athlete) : null, label, link ? link(athlete) : null);
    }),
    stats: shows('stats') ? sharedStats(athlete.games, today) : null,
    film: shows('film') ? filmOf(athlete) : [],
  };
}

/** Whether ticking the field would show anything. */
export function isFilled(athlete: ShareSource, key: ShareFieldKey, today: string): boolean {
  const { name, photoUrl, headline, tiles, details, stats, film } = sharedProfile(athlete, [key], today);
  return [name, photoUrl, stats, ...headline, ...tiles, ...details, ...film].some((part) => part !== null);
}

function nameOf({ firstName, lastName }: ShareSource): string | null {
  return [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || null;
}

function factOf(value: Text, label: string, url: string | null): SharedFact[] {
  return value === null || value === '' ? [] : [{ label, value: String(value), url }];
}

function filmOf({ hudlProfileUrl, clips }: ShareSource): SharedProfile['film'] {
  const main = hudlProfileUrl === null ? [] : [{ title: 'Film', ...filmLink(hudlProfileUrl) }];
  return [...main, ...clips.map(({ title, url }) => ({ title, ...filmLink(url) }))];
}

/** March 14, 2009 */
function dayText(date: string): string {
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', options);
}
