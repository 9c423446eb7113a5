import { PROFILE_LIMITS } from '../profile-limits.js';
import { isDay } from './is-day.js';
import { readBirthdate } from './read-birthdate.js';
import { readFilmAddress } from './read-film-address.js';
import { readGpa } from './read-gpa.js';
import { readGraduationYear } from './read-graduation-year.js';
import { readHeight } from './read-height.js';
import { readHomeState } from './read-home-state.js';
import { readJerseyNumber } from './read-jersey-number.js';
import { readLevel } from './read-level.js';
import { readMaxprepsAddress } from './read-maxpreps-address.js';
import { readPhone } from './read-phone.js';
import { readPosition } from './read-position.js';
import { readText } from './read-text.js';
import { readTwitterHandle } from './read-twitter-handle.js';
import { readWholeNumber } from './read-whole-number.js';

const NOW = new Date('2026-11-25T17:00:00.000Z');
const LONG = PROFILE_LIMITS.webAddress;
/** A web address of so many characters. */
const address = (start: string, length: number) => start + 'x'.repeat(length - start.length);

const readers = {
  birthdate: (value: unknown) => readBirthdate(value, NOW),
  film: readFilmAddress,
  gpa: (value: unknown) => readGpa(value, NOW),
  graduationYear: (value: unknown) => readGraduationYear(value, NOW),
  height: readHeight,
  state: readHomeState,
  jersey: readJerseyNumber,
  level: readLevel,
  maxpreps: readMaxprepsAddress,
  phone: readPhone,
  position: readPosition,
  text: (value: unknown) => readText(5)(value, NOW),
  x: readTwitterHandle,
  sat: (value: unknown) => readWholeNumber('an SAT score', 400, 1600)(value, NOW),
};
type Field = keyof typeof readers;

const accepted: [Field, unknown, unknown][] = [
  ['birthdate', '2013-11-25', '2013-11-25'],
  ['birthdate', '1900-01-01', '1900-01-01'],
  ['film', address('https://hudl.com/', LONG), address('https://hudl.com/', LONG)],
  ['gpa', 0, 0],
  ['gpa', 4, 4],
  ['gpa', 3.75, 3.75],
  ['graduationYear', 2025, 2025],
  ['graduationYear', 2036, 2036],
  ['height', 74, `6'2"`],
  ['height', 48, `4'0"`],
  ['height', 95, `7'11"`],
  ['height', '74', `6'2"`],
  ['height', '74 in', `6'2"`],
  ['height', '6-2', `6'2"`],
  ['height', '6\u2019 2\u201d', `6'2"`],
  ['height', '6   2', `6'2"`],
  ['height', `5'11 INCHES`, `5'11"`],
  ['state', 'texas', 'TX'],
  ['jersey', '#07', '07'],
  ['jersey', '# 12', '12'],
  ['level', 'varsity', 'Varsity'],
  ['maxpreps', 'https://www.maxpreps.com/tx/austin/marcus-lee', 'https://www.maxpreps.com/tx/austin/marcus-lee'],
  ['maxpreps', address('https://maxpreps.com/', LONG), address('https://maxpreps.com/', LONG)],
  ['phone', '512.555.0142', '(512) 555-0142'],
  ['phone', '+1 512 555 0142', '(512) 555-0142'],
  ['phone', '+44 20 7946 0958', '+442079460958'],
  ['position', 'qb', 'QB'],
  ['text', 'abcde', 'abcde'],
  ['x', 'https://mobile.twitter.com/marcus_12?s=20', 'marcus_12'],
  ['x', '@marcus_12', 'marcus_12'],
  ['sat', 400, 400],
  ['sat', 1600, 1600],
];

const refused: [Field, unknown, string][] = [
  ['birthdate', 20_090_314, 'not_a_date'],
  ['birthdate', '2009-02-30', 'not_a_date'],
  ['birthdate', '2026-11-26', 'in_the_future'],
  ['birthdate', '1899-12-31', 'out_of_range'],
  ['birthdate', '2013-11-26', 'under_13'],
  // The day itself is a birth date, of somebody far too young.
  ['birthdate', '2026-11-25', 'under_13'],
  ['film', address('https://hudl.com/', LONG + 1), 'not_a_web_address'],
  ['film', 7, 'not_a_web_address'],
  ['film', 'my film', 'not_a_web_address'],
  ['gpa', '3.7', 'not_a_number'],
  ['gpa', Number.NaN, 'not_a_number'],
  ['gpa', Number.POSITIVE_INFINITY, 'not_a_number'],
  ['gpa', -0.01, 'out_of_range'],
  ['gpa', 4.01, 'out_of_range'],
  ['gpa', 3.755, 'too_precise'],
  ['graduationYear', 2024, 'out_of_range'],
  ['graduationYear', 2037, 'out_of_range'],
  ['height', 47, 'out_of_range'],
  ['height', 96, 'out_of_range'],
  ['height', 74.5, 'not_a_height'],
  ['height', true, 'not_a_height'],
  ['height', '6-12', 'not_a_height'],
  ['height', '6', 'not_a_height'],
  ['height', 'tall', 'not_a_height'],
  ['state', 48, 'unknown_state'],
  ['state', 'Ontario', 'unknown_state'],
  ['jersey', 12, 'not_a_jersey_number'],
  ['jersey', '1234', 'not_a_jersey_number'],
  ['jersey', '12a', 'not_a_jersey_number'],
  ['jersey', 'a12', 'not_a_jersey_number'],
  ['level', 1, 'unknown_level'],
  ['level', 'Middle school', 'unknown_level'],
  ['maxpreps', 7, 'not_a_maxpreps_page'],
  ['maxpreps', 'https://maxpreps.example.com/tx/marcus', 'not_a_maxpreps_page'],
  ['maxpreps', 'https://notmaxpreps.com/tx/marcus', 'not_a_maxpreps_page'],
  ['maxpreps', 'https://www.maxpreps.com:8443/tx/marcus', 'not_a_maxpreps_page'],
  ['maxpreps', 'https://www.maxpreps.com/', 'not_a_maxpreps_page'],
  ['maxpreps', address('https://maxpreps.com/', LONG + 1), 'not_a_maxpreps_page'],
  ['phone', 5_125_550_142, 'not_a_phone_number'],
  ['phone', '555-0142', 'not_a_phone_number'],
  ['phone', '+44x2079460958', 'not_a_phone_number'],
  ['position', 1, 'unknown_position'],
  ['position', 'goalkeeper', 'unknown_position'],
  ['text', 5, 'not_text'],
  ['text', 'abcdef', 'too_long'],
  ['x', 12, 'not_a_handle'],
  ['x', 'a name with spaces', 'not_a_handle'],
  ['sat', '1200', 'not_whole_number'],
  ['sat', 1200.5, 'not_whole_number'],
  ['sat', 399, 'out_of_range'],
  ['sat', 1601, 'out_of_range'],
];

describe('values of profile fields', () => {
  it.each(accepted)('P-04 accept %s %j as %j', (field, given, value) => {
    expect(readers[field](given)).toEqual({ value });
  });

  it.each(refused)('P-04 refuse %s %j: %s', (field, given, code) => {
    expect(readers[field](given)).toMatchObject({ refused: { code } });
  });
});

describe('a day of the calendar', () => {
  it.each(['2026-13-01', '2026-1-01', 'x2026-01-01', '2026-01-01T00', '26-01-01', ''])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
  it('may be the 29th of February', () => {
    expect([isDay('2028-02-29'), isDay('2026-02-29')]).toEqual([true, false]);
  });
});
