import type { DomainError } from '../../../../shared-kernel/domain-error.js';
import type { ProfileInput } from './profile-input.js';
import { ProfileNotValid } from './profile-not-valid.js';
import { readProfileChanges } from './read-profile-changes.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const DIGITS_501 = 'h'.repeat(501);

function refusalOf(input: ProfileInput): DomainError {
  try {
    readProfileChanges(input, NOW);
  } catch (error) {
    if (error instanceof ProfileNotValid) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(input)} was taken`);
}

describe('a change of the profile', () => {
  it.each<[string, unknown, unknown]>([
    ['firstName', '  Marcus ', 'Marcus'],
    ['lastName', 'O’Neil-Ångström', 'O’Neil-Ångström'],
    ['city', 'San\r\nAntonio\tTX', 'San Antonio TX'],
    ['highSchool', 'West\u2028lake\u202E  High\u0000', 'West lake High'],
    ['highSchool', 'x'.repeat(100), 'x'.repeat(100)],
    ['firstName', 'Jose\u0301', 'Jos\u00e9'],
    ['position', 'qb', 'QB'],
    ['graduationYear', 2025, 2025],
    ['graduationYear', 2036, 2036],
    ['height', '6-2', '6\'2"'],
    ['height', "6'2", '6\'2"'],
    ['height', '6\'2"', '6\'2"'],
    ['height', '6’2”', '6\'2"'],
    ['height', "6'2''", '6\'2"'],
    ['height', '6 2', '6\'2"'],
    ['height', "6'", '6\'0"'],
    ['height', '5-11', '5\'11"'],
    ['height', '74', '6\'2"'],
    ['height', '74 in', '6\'2"'],
    ['height', 74, '6\'2"'],
    ['weight', 50, 50],
    ['weight', 500, 500],
    ['birthdate', '2013-11-21', '2013-11-21'],
    ['birthdate', '2008-02-29', '2008-02-29'],
    ['phone', '512-555-0142', '(512) 555-0142'],
    ['phone', '+1 (512) 555.0142', '(512) 555-0142'],
    ['phone', '+44 20 7946 0958', '+442079460958'],
    ['jerseyNumber', '#07', '07'],
    ['gpa', 0, 0],
    ['gpa', 4, 4],
    ['gpa', 3.75, 3.75],
    ['gpa', 0.29, 0.29],
    ['satScore', 400, 400],
    ['satScore', 1600, 1600],
    ['actScore', 1, 1],
    ['actScore', 36, 36],
    ['state', 'tx', 'TX'],
    ['state', ' new  york ', 'NY'],
    ['maxPrepsId', 'https://www.maxpreps.com/tx/a/athletes/m-lee/', 'https://www.maxpreps.com/tx/a/athletes/m-lee/'],
    ['maxPrepsId', 'maxpreps.com/athlete/m/x1?tab=2', 'https://maxpreps.com/athlete/m/x1?tab=2'],
    ['hudlProfileUrl', 'hudl.com/profile/12/M', 'https://hudl.com/profile/12/M'],
    ['hudlProfileUrl', 'http://films.example.org/m', 'http://films.example.org/m'],
    ['twitterHandle', '@marcus_12', 'marcus_12'],
    ['twitterHandle', 'marcus_12', 'marcus_12'],
    ['twitterHandle', 'https://x.com/marcus_12?s=21', 'marcus_12'],
    ['twitterHandle', 'twitter.com/marcus_12/', 'marcus_12'],
    ['twitterHandle', 'https://mobile.twitter.com/@marcus_12/status/1', 'marcus_12'],
  ])('P-04 stores %s %j as %j', (field, given, stored) => {
    expect(readProfileChanges({ [field]: given }, NOW).profile).toEqual({ [field]: stored });
  });

  it.each<[string, unknown, string]>([
    ['firstName', 7, 'not_text'],
    ['firstName', { toString: 'x' }, 'not_text'],
    ['firstName', 'x'.repeat(51), 'too_long'],
    ['highSchool', 'x'.repeat(101), 'too_long'],
    ['position', 'CENTER', 'unknown_position'],
    ['position', ['QB'], 'unknown_position'],
    ['graduationYear', 2024, 'out_of_range'],
    ['graduationYear', 2037, 'out_of_range'],
    ['graduationYear', 2027.5, 'not_whole_number'],
    ['graduationYear', '2027', 'not_whole_number'],
    ['height', '6ft2', 'not_a_height'],
    ['height', '6', 'not_a_height'],
    ['height', '6-13', 'not_a_height'],
    ['height', 'tall', 'not_a_height'],
    ['height', "6'2.5", 'not_a_height'],
    ['height', '188 cm', 'not_a_height'],
    ['height', true, 'not_a_height'],
    ['height', "3'11", 'out_of_range'],
    ['height', "8'0", 'out_of_range'],
    ['height', '12', 'out_of_range'],
    ['weight', 49, 'out_of_range'],
    ['weight', 501, 'out_of_range'],
    ['weight', 180.5, 'not_whole_number'],
    ['birthdate', '2009-02-29', 'not_a_date'],
    ['birthdate', '03/14/2009', 'not_a_date'],
    ['birthdate', '2009-03-14T00:00:00Z', 'not_a_date'],
    ['birthdate', 20090314, 'not_a_date'],
    ['birthdate', '2026-11-22', 'in_the_future'],
    ['birthdate', '1899-12-31', 'out_of_range'],
    ['birthdate', '2013-11-22', 'under_13'],
    ['phone', '555-0142', 'not_a_phone_number'],
    ['phone', 'call 512 555 0142', 'not_a_phone_number'],
    ['phone', '+1 512 555 01423', 'not_a_phone_number'],
    ['phone', 5125550142, 'not_a_phone_number'],
    ['jerseyNumber', '1234', 'not_a_jersey_number'],
    ['jerseyNumber', 12, 'not_a_jersey_number'],
    ['gpa', 4.01, 'out_of_range'],
    ['gpa', -0.01, 'out_of_range'],
    ['gpa', 3.755, 'too_precise'],
    ['gpa', '3.7', 'not_a_number'],
    ['gpa', false, 'not_a_number'],
    ['satScore', 399, 'out_of_range'],
    ['satScore', 1601, 'out_of_range'],
    ['actScore', 0, 'out_of_range'],
    ['actScore', 37, 'out_of_range'],
    ['actScore', Infinity, 'not_whole_number'],
    ['intendedMajor', 'x'.repeat(81), 'too_long'],
    ['intendedMajor', 42, 'not_text'],
    ['state', 'ZZ', 'unknown_state'],
    ['state', 'Bavaria', 'unknown_state'],
    ['maxPrepsId', 'a1b2c3', 'not_a_maxpreps_page'],
    ['maxPrepsId', 'https://www.maxpreps.com/', 'not_a_maxpreps_page'],
    ['maxPrepsId', 'https://maxpreps.com.evil.test/x', 'not_a_maxpreps_page'],
    ['maxPrepsId', 'https://notmaxpreps.com/x', 'not_a_maxpreps_page'],
    ['maxPrepsId', 'https://www.maxpreps.com:8080/x', 'not_a_maxpreps_page'],
    ['hudlProfileUrl', 'javascript:alert(1)', 'not_a_web_address'],
    ['hudlProfileUrl', 'ftp://hudl.com/x', 'not_a_web_address'],
    ['hudlProfileUrl', 'https://a:b@hudl.com/', 'not_a_web_address'],
    ['hudlProfileUrl', 'my film', 'not_a_web_address'],
    ['hudlProfileUrl', `hudl.com/${DIGITS_501}`, 'not_a_web_address'],
    ['twitterHandle', 'sixteen_letters_', 'not_a_handle'],
    ['twitterHandle', 'marcus lee', 'not_a_handle'],
    ['twitterHandle', 'https://evil.test/marcus', 'not_a_handle'],
    ['email', '', 'required'],
    ['email', null, 'required'],
    ['email', 5, 'not_an_email'],
    ['email', 'marcus@', 'not_an_email'],
    ['email', 'a@recruit.test\r\nBcc: b@recruit.test', 'not_an_email'],
    ['currentPassword', 5, 'wrong_password'],
  ])('P-04 refuses %s %j as %s and says how to write it', (field, given, code) => {
    expect(refusalOf({ [field]: given }).errors).toEqual([{ field, code, message: expect.stringMatching(/\w{3}.*\.$/) }]);
  });

  it.each<[number, string, number | null]>([
    [4.6, '5.0 weighted', 4.6],
    [5.01, '5.0 weighted', null],
    [4.5, '4.5 WEIGHTED', 4.5],
    [4.51, '4.5 weighted', null],
    [6, '6.0 weighted', 6],
    [4.8, '5.0 unweighted', 4.8],
    [93.25, '100-point', 93.25],
    [100.01, '100-point', null],
    [4.01, '4.0 unweighted', null],
    [4.2, 'Another or unknown', 4.2],
  ])('P-14 of a GPA of %d on the scale %s makes %s', (gpa, gpaScale, stored) => {
    const read = () => readProfileChanges({ gpa, gpaScale }, NOW).profile.gpa;
    if (stored !== null) expect(read()).toBe(stored);
    else expect(refusalOf({ gpa, gpaScale }).errors).toMatchObject([{ field: 'gpa', code: 'out_of_range' }]);
  });

  it('P-14 a GPA alone is read on the stored scale, and on 4.0 when there is none', () => {
    expect(readProfileChanges({ gpa: 4.6 }, NOW, { gpaScale: '5.0 weighted' }).profile).toEqual({ gpa: 4.6 });
    expect(() => readProfileChanges({ gpa: 4.6, gpaScale: null }, NOW, { gpaScale: '5.0 weighted' })).toThrow(ProfileNotValid);
    expect(refusalOf({ gpa: 4.6 }).errors).toMatchObject([{ field: 'gpa', code: 'out_of_range' }]);
  });

  it('P-14 a scale that nobody knows is refused alone', () => {
    expect(refusalOf({ gpa: 4.6, gpaScale: '7.0' }).errors).toMatchObject([{ field: 'gpaScale', code: 'unknown_scale' }]);
  });

  it('P-04 clears a field with null and with blank text', () => {
    const { profile } = readProfileChanges({ gpa: null, city: ' \r\n ', state: '' }, NOW);
    expect(profile).toEqual({ gpa: null, city: null, state: null });
  });

  it('P-14 names the refused part of a measurement, whose texts are kept on one line', () => {
    const fortyYardDash = { value: 4.62, timing: 'laser', place: ' Nike\r\ncamp ' };
    expect(readProfileChanges({ fortyYardDash }, NOW).profile.fortyYardDash).toMatchObject({ place: 'Nike camp' });
    const refused = refusalOf({ fortyYardDash: { ...fortyYardDash, date: '2030-01-01' } });
    expect(refused.errors).toEqual([{ field: 'fortyYardDash.date', code: 'in_the_future', message: 'The date cannot be in the future.' }]);
  });

  it.each([
    ['a measurement', { fortyYardDash: { value: 4.62, timing: 'laser' } }, []],
    ['a measurement with parts of parts', { fortyYardDash: { place: {} } }, ['unknown_field']],
    ['a list', { fortyYardDash: [4.62] }, ['unknown_field']],
  ])('P-04 P-14 takes of the values that were seen %s', (_, before, codes) => {
    if (codes.length > 0) expect(refusalOf({ before }).errors.map(({ code }) => code)).toEqual(codes);
    else expect(readProfileChanges({ before }, NOW).before).toEqual(before);
  });

  it('P-04 leaves alone what is not there', () => {
    expect(readProfileChanges({ gpa: undefined }, NOW)).toEqual({ profile: {}, before: {} });
  });

  it('P-04 names every refused field at once, in the order of the form', () => {
    const refused = refusalOf({ satScore: 1601, gpa: 5, firstName: 'x'.repeat(51), email: 'x' });
    expect(refused.errors.map(({ field }) => field)).toEqual(['firstName', 'gpa', 'satScore', 'email']);
    expect(refused).toMatchObject({ kind: 'invalid', code: 'invalid_input', message: refused.errors[0]?.message });
  });

  it('A-12 says that the account of an athlete under 13 cannot be kept, whatever else is wrong', () => {
    const refused = refusalOf({ firstName: 5, birthdate: '2014-01-01' });
    expect(refused).toMatchObject({ code: 'under_13', message: expect.stringContaining('13 or older') });
    expect(refused.errors).toHaveLength(2);
  });

  it('A-12 counts who was born on a 29 February as 13 from 1 March on', () => {
    const born = { birthdate: '2012-02-29' };
    expect(() => readProfileChanges(born, new Date('2025-02-28T12:00:00Z'))).toThrow(ProfileNotValid);
    expect(readProfileChanges(born, new Date('2025-03-01T12:00:00Z')).profile).toEqual(born);
  });
});
