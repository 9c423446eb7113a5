import { readMailAddress } from '../../../../shared-kernel/mail-address.js';
import { readWebAddress } from '../../../../shared-kernel/web-address.js';
import { InvalidEntry } from '../../directory/domain/invalid-entry.js';
import { sharedCoachOf, type SharedCoach } from '../../directory/domain/shared-coach.js';
import { sharedSchoolOf, type SharedSchoolEntry } from '../../directory/domain/shared-school.js';
import { MAX_PACK_STAFF, PACK_FORMAT, PACK_VERSION, type PackManifest } from './pack.js';
import { PackError } from './pack-error.js';

export interface ReadCoach extends SharedCoach {
  schoolNameKey: string;
  state: string;
  pageUrl: string | null;
  verifiedOn: string | null;
}

export interface ReadSchool extends SharedSchoolEntry {
  unitid: number | null;
  latitude: number | null;
  longitude: number | null;
  twitter: string | null;
}

export interface ReadLine {
  school: ReadSchool;
  coaches: ReadCoach[];
}

type Json = Record<string, unknown>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOST_ALIASES = 20;

/** Throws PackError: not_pack, newer_pack. */
export function readManifest(text: string): PackManifest {
  const found = objectOf(text);
  if (found?.['format'] !== PACK_FORMAT || typeof found['version'] !== 'number') throw new PackError('not_pack');
  if (found['version'] > PACK_VERSION) throw new PackError('newer_pack');
  const { schools, coaches, createdAt } = found;
  if (typeof schools !== 'number' || typeof coaches !== 'number' || typeof createdAt !== 'string') throw new PackError('not_pack');
  return { format: PACK_FORMAT, version: found['version'], createdAt, schools, coaches };
}

/** The last line's checksum in lower-case hex, or null for what is none. */
export function readChecksum(text: string): string | null {
  const sum = objectOf(text)?.['sha256'];
  return typeof sum === 'string' && /^[0-9a-f]{64}$/.test(sum) ? sum : null;
}

/** One school with its staff, under the same rules as what an admin writes. Throws PackError, which names the line. */
export function readPackLine(text: string, line: number): ReadLine {
  const found = objectOf(text);
  if (!found) throw new PackError('not_pack', { line });
  const staff = Array.isArray(found['coaches']) ? (found['coaches'] as unknown[]) : [];
  if (staff.length > MAX_PACK_STAFF) throw new PackError('not_pack', { line, detail: `more than ${MAX_PACK_STAFF} coaches` });
  try {
    const school = schoolOf(found);
    return { school, coaches: distinct(staff.map((one) => coachOf(one, school))) };
  } catch (error) {
    if (error instanceof InvalidEntry) throw new PackError('not_pack', { line, detail: error.message.replace(/\.$/, '') });
    throw error;
  }
}

function schoolOf(found: Json): ReadSchool {
  const draft = {
    name: textOf(found['name']),
    division: textOf(found['division']),
    city: textOf(found['city']),
    state: textOf(found['state']),
    subdivision: textOf(found['subdivision']),
    association: textOf(found['association']),
    conference: textOf(found['conference']),
    mascot: textOf(found['mascot']),
    websiteUrl: textOf(found['websiteUrl']),
    aliases: Array.isArray(found['aliases']) ? (found['aliases'] as unknown[]).slice(0, MOST_ALIASES).map(textOf) : [],
  };
  const place = { latitude: numberOf(found['latitude'], 90), longitude: numberOf(found['longitude'], 180) };
  return {
    ...sharedSchoolOf(draft),
    unitid: numberOf(found['unitid'], 9_999_999),
    ...(place.latitude === null || place.longitude === null ? { latitude: null, longitude: null } : place),
    twitter: /^@?\w{1,15}$/.test(textOf(found['twitter'])) ? textOf(found['twitter']) : null,
  };
}

function coachOf(value: unknown, { nameKey, state }: ReadSchool): ReadCoach {
  const found = isObject(value) ? value : {};
  const email = textOf(found['email']);
  if (email !== '' && readMailAddress(email) === null) throw new InvalidEntry('email', 'invalid_email', `${email} is no email address`);
  const coach = sharedCoachOf({
    name: textOf(found['name']),
    title: textOf(found['title']),
    email,
    phone: textOf(found['phone']),
    xHandle: textOf(found['xHandle']),
  });
  const verified = textOf(found['verifiedOn']);
  return {
    ...coach,
    schoolNameKey: nameKey,
    state,
    pageUrl: readWebAddress(textOf(found['pageUrl'])),
    verifiedOn: DAY.test(verified) && !Number.isNaN(Date.parse(verified)) ? verified : null,
  };
}

/** A school has one coach of a name. */
function distinct(coaches: ReadCoach[]): ReadCoach[] {
  return [...new Map(coaches.map((coach) => [coach.nameKey, coach])).values()];
}

function objectOf(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function numberOf(value: unknown, most: number): number | null {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most ? value : null;
}
