import { dateVariants } from './date-variants.js';
import { folded } from './fold-text.js';
import { coachVariants, namesTogether, schoolInitials, schoolVariants, surnameVariants, townVariants } from './name-variants.js';
import type { PrivateKind, PrivateValues } from './private-values.js';

/** Letters and digits to search for, regardless of the characters between them. */
export interface KnownValue {
  kind: PrivateKind;
  letters: string;
  /** Only where each letter is a capital, or only without a blank in it. */
  only: 'capitals' | 'one_word' | null;
}

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');
/** A single letter does not identify a person. */
const SHORTEST = 2;

/** Every way in which the athlete's own values may be in a text. */
export function knownValues(values: PrivateValues): KnownValue[] {
  const { lastName, firstName, highSchool, city, birthdate, phone } = values;
  const coaches = [values.highSchoolHeadCoach, values.highSchoolPositionCoach].flatMap((name) => coachVariants(name ?? ''));
  const links = [values.hudlProfileUrl, values.maxPrepsId].map((link) => folded(link ?? ''));
  const found: [PrivateKind, readonly string[]][] = [
    ['last_name', surnameVariants(lastName ?? '')],
    ['school', schoolVariants(highSchool ?? '')],
    ['town', townVariants(city ?? '')],
    ['birth_date', birthdate === null ? [] : dateVariants(birthdate)],
    ['phone', phoneVariants(phone ?? '')],
    ['handle', [folded(values.twitterHandle ?? '')]],
    ['link', links],
    ['person', coaches],
  ];
  const known = found.flatMap(([kind, all]) => all.map((letters) => ({ kind, letters, only: null })));
  const together = namesTogether(firstName ?? '', lastName ?? '').map((letters) => {
    return { kind: 'last_name' as const, letters, only: 'one_word' as const };
  });
  const initials = schoolInitials(highSchool ?? '').map((letters) => ({ kind: 'school' as const, letters, only: 'capitals' as const }));
  return [...known, ...together, ...initials].filter(({ letters }) => letters.length >= SHORTEST);
}

/** With and without country and area code, also as digits in words. */
function phoneVariants(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 7) return [];
  const numbers = [digits, digits.slice(-10), digits.slice(-7), `1${digits.slice(-10)}`];
  const spoken = ['zero', 'oh', 'o'].map((zero) => {
    return [...digits.slice(-10)].map((digit) => (digit === '0' ? zero : DIGITS[Number(digit)])).join('');
  });
  return [...numbers, ...spoken];
}
