import type { CoachWord } from '../../confirmations/domain/coach-word.js';
import { filmLink, type FilmLink } from '../../film/domain/film-link.js';
import type { OnScale } from '../../fields/domain/gpa-scales.js';
import type { ProfileField, SharedField, ShareGroup } from '../../fields/domain/profile-field.js';
import { PROFILE_FIELDS, type ProfileFieldName } from '../../fields/domain/profile-fields.js';
import { upcoming, whereAndWhen } from '../../next-games/domain/upcoming.js';
import { SHARE_FIELDS, type ShareFieldKey } from './share-fields.js';
import type { ShareSource } from './share-source.js';
import { sharedStats, type SharedStats } from './shared-stats.js';

/** A coach confirmed the value; name and school only where that is verified. */
export type SharedWord = Omit<CoachWord, 'figure'>;

export interface SharedFact {
  label: string;
  value: string;
  /** Where the value leads; null = nowhere. */
  url: string | null;
  word: SharedWord | null;
  group: ShareGroup;
}

export interface SharedMeasurement {
  label: string;
  value: string;
  /** How, where, when and by whom it was taken; null = nothing of it is known. */
  note: string | null;
  word: SharedWord | null;
}

export interface SharedNextGame {
  /** YYYY-MM-DD */
  date: string;
  opponent: string;
  /** "Home, 7:30 PM, Westlake Stadium" */
  where: string;
}

/** A profile as a coach sees it: only what is selected and filled in, as text. */
export interface SharedProfile {
  name: string | null;
  photoUrl: string | null;
  /** What is under the name: QB · Class of 2027 · #12. */
  headline: string[];
  /** Size and scores. */
  tiles: SharedFact[];
  /** Measured values, each with its provenance; no two are compared. */
  measurements: SharedMeasurement[];
  details: SharedFact[];
  stats: SharedStats | null;
  film: (FilmLink & { title: string })[];
  /** Games to come, the next one first. */
  nextGames: SharedNextGame[];
  /** Coaches can write to the athlete by a form. */
  takesMessages: boolean;
}

/** A ticked field that is filled in, and where it appears. */
interface ShownField extends SharedFact {
  place: SharedField<unknown>['place'];
  note: string | null;
}

/** `today` is YYYY-MM-DD. */
export function sharedProfile(athlete: ShareSource, ticked: readonly ShareFieldKey[], today: string): SharedProfile {
  const shows = (key: ShareFieldKey): boolean => ticked.includes(key);
  const fields = SHARE_FIELDS.filter(({ key }) => shows(key)).flatMap(({ key }) => shownField(athlete, key));
  const at = (place: ShownField['place']): SharedFact[] =>
    fields.filter((field) => field.place === place).map(({ label, value, url, word, group }) => ({ label, value, url, word, group }));
  return {
    name: shows('name') ? nameOf(athlete) : null,
    photoUrl: shows('photo') ? athlete.profileImageUrl : null,
    headline: at('headline').map(({ value }) => value),
    tiles: at('tile'),
    measurements: fields
      .filter(({ place }) => place === 'measurement')
      .map(({ label, value, note, word }) => ({ label, value, note, word })),
    details: at('detail'),
    stats: shows('stats') ? sharedStats(athlete.games, today) : null,
    film: shows('film') ? filmOf(athlete) : [],
    nextGames: shows('schedule') ? nextGamesOf(athlete, today) : [],
    takesMessages: shows('messages'),
  };
}

/** Whether ticking the field would show anything. */
export function isFilled(athlete: ShareSource, key: ShareFieldKey, today: string): boolean {
  if (key === 'messages') return true;
  const { name, photoUrl, headline, tiles, measurements, details, stats, film, nextGames } = sharedProfile(athlete, [key], today);
  return [name, photoUrl, stats, ...headline, ...tiles, ...measurements, ...details, ...film, ...nextGames].some((part) => part !== null);
}

function nameOf({ firstName, lastName }: ShareSource): string | null {
  return [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || null;
}

/** The table's type binds the functions of a row to the values of its own field. */
type AnyField = Omit<SharedField<unknown>, 'url'> & { url?: (value: unknown) => string | null };

/** Empty when the field is not filled in, or has a place of its own on the page. */
function shownField(athlete: ShareSource, key: ShareFieldKey): ShownField[] {
  if (key === 'email')
    return [
      { label: 'Email', value: athlete.email, url: `mailto:${athlete.email}`, note: null, word: null, place: 'detail', group: 'contact' },
    ];
  if (!isProfileField(key)) return [];
  const { share }: ProfileField = PROFILE_FIELDS[key];
  const value = athlete[key];
  if (!share || value === null || value === '') return [];
  return [{ ...shownValue(share as AnyField, value, athlete), word: wordAbout(athlete, key) }];
}

function shownValue(
  { label, caption = label, group, place, write = String, note = () => '', url = () => null }: AnyField,
  value: unknown,
  beside: OnScale,
): Omit<ShownField, 'word'> {
  return { label: caption, value: write(value, beside), url: url(value), note: note(value) || null, place, group };
}

function wordAbout({ coachWords }: ShareSource, key: ShareFieldKey): SharedWord | null {
  const found = coachWords.find(({ figure }) => figure === key);
  if (!found) return null;
  const { figure: _, ...word } = found;
  return word;
}

function isProfileField(key: ShareFieldKey): key is Extract<ShareFieldKey, ProfileFieldName> {
  return Object.hasOwn(PROFILE_FIELDS, key);
}

function nextGamesOf({ nextGames }: ShareSource, today: string): SharedNextGame[] {
  return upcoming(nextGames, today).map((game) => ({ date: game.date, opponent: game.opponent, where: whereAndWhen(game) }));
}

function filmOf({ hudlProfileUrl, clips }: ShareSource): SharedProfile['film'] {
  const main = hudlProfileUrl === null ? [] : [{ title: 'Main film', ...filmLink(hudlProfileUrl) }];
  return [...main, ...clips.map(({ title, url }) => ({ title, ...filmLink(url) }))];
}
