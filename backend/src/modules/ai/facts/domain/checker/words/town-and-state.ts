import { readState } from '../../../../../../shared-kernel/us-state.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';

const STATE_BEHIND = /^,? \(?((?:North |South |West |New |Rhode |District )?[A-Z][a-z]+|[A-Z]{2}|[A-Z]\.[A-Z]\.)(?![\w'-])/;

/** "Peoria, Arizona" of who lives in Peoria, Illinois; the reader's school may be in a town of the same name. */
export function wrongState(text: string, { city, state }: KnownAthlete, right: ReadonlySet<string>): Finding[] {
  if (city === null || city === '' || state === null || right.has(city.toLowerCase())) return [];
  const at = text.indexOf(city);
  const behind = at < 0 ? null : stateIn(text.slice(at + city.length, at + city.length + 30));
  if (behind === null || behind.state === state) return [];
  return [{ start: at, end: at + city.length + behind.length, severity: 'error', reason: `Your profile says ${city}, ${state}.` }];
}

const TOWN_BEHIND =
  /^(?: (?:Senior |Sr\.? )?(?:High School|High|HS|Prep|Academy))?(?:,| in| of| out of| \(|, in| here in) ?([A-Z][a-z'-]+(?: [A-Z][a-z'-]+){0,2})/;
const KIND_OF_SCHOOL = / (?:Senior |Sr\.? )?(?:High School|High|HS|School|Prep|Academy)$/;

const NO_TOWN =
  /^(?:Coach|The|My|Class|Go|January|February|March|April|May|June|July|August|September|October|November|December|High|School|Varsity|North|South|East|West)\b/;

/** "Cedar Bluff in Georgetown" of a school that is in another town. */
export function wrongTown(text: string, athlete: KnownAthlete): Finding[] {
  const school = athlete.highSchool?.replace(KIND_OF_SCHOOL, '') ?? '';
  const at = school === '' || !athlete.city ? -1 : text.indexOf(school);
  const named = at < 0 ? null : townBehind(text.slice(at + school.length, at + school.length + 70));
  if (named === null || isOwnTown(named.town, athlete)) return [];
  const end = at + school.length + named.end;
  return [{ start: end - named.town.length, end, severity: 'error', reason: `Your profile says ${athlete.city}.` }];
}

function townBehind(behind: string): { town: string; end: number } | null {
  const [found = '', town = ''] = TOWN_BEHIND.exec(behind) ?? [];
  if (town === '' || NO_TOWN.test(town)) return null;
  const isPlace = /(?:in|of) ?$/.test(found.slice(0, -town.length)) || STATE_BEHIND.test(behind.slice(found.length));
  return isPlace ? { town, end: found.length } : null;
}

function isOwnTown(name: string, { city, state }: KnownAthlete): boolean {
  const own = city ?? '';
  return own.includes(name) || name.startsWith(`${own} `) || readState(name) !== null || name.toUpperCase() === state;
}

function stateIn(text: string): { state: string; length: number } | null {
  const found = STATE_BEHIND.exec(text);
  const state = readState((found?.[1] ?? '').replace(/\./g, ''));
  return found && state !== null ? { state, length: found[0].length } : null;
}
