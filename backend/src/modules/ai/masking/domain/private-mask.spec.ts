import fc from 'fast-check';

import { HARMLESS_STYLES } from '../testing/harmless-styles.js';
import { MASKED_A } from '../testing/masked-texts-a.js';
import { MASKED_B } from '../testing/masked-texts-b.js';
import { MASKED_C } from '../testing/masked-texts-c.js';
import { MORE_HARMLESS, MORE_PRIVATE, OF_PROFILE } from '../testing/more-private-sentences.js';
import { HARMLESS_SENTENCES, PRIVATE_SENTENCES } from '../testing/private-sentences.js';
import { PRIVATE_STYLES_A } from '../testing/private-styles-a.js';
import { PRIVATE_STYLES_B } from '../testing/private-styles-b.js';
import { PrivateMask } from './private-mask.js';
import { NO_PRIVATE_VALUES, type PrivateValues } from './private-values.js';

const JOSE: PrivateValues = {
  ...NO_PRIVATE_VALUES,
  firstName: 'José',
  lastName: 'Núñez-O’Rourke',
  highSchool: 'St. Brendan High School',
  city: 'Fort Quillan',
  birthdate: '2009-03-14',
  phone: '(512) 555-0142',
  twitterHandle: 'josenr12',
  hudlProfileUrl: 'https://www.hudl.com/profile/1299/jose',
  highSchoolHeadCoach: 'Tony Velasquez',
};
const JALEN: PrivateValues = {
  ...NO_PRIVATE_VALUES,
  firstName: 'Jalen',
  lastName: 'Whitfield',
  highSchool: 'Fallen Timber High School',
  city: 'Perrysburg',
  birthdate: '2010-02-02',
  phone: '419-555-0163',
  highSchoolHeadCoach: 'Hank Dreyer',
};
const PLACEHOLDERS = new Set(['coach_last_name', 'student_last_name', 'school_name', 'hudl_profile_url']);

const masked = (text: string, values = JOSE) => new PrivateMask(values, PLACEHOLDERS).sentences(text);

describe('what stays on the server', () => {
  it.each([
    ['I am José Núñez-O’Rourke.', 'I am José {{private_last_name_1}}.'],
    ['JOSE NUNEZ OROURKE here, or just nunez', 'JOSE {{private_last_name_1}} here, or just {{private_last_name_2}}'],
    ["Nuñez-O'Rourke's film, the Núñezs", '{{private_last_name_1}} film, the {{private_last_name_2}}'],
    ['joseNunez12, josenunezorourke', 'jose{{private_last_name_1}}12, {{private_last_name_2}}'],
    ['I play for St. Brendan High School.', 'I play for {{private_school_1}}.'],
    ['Saint Brendan’s QB at ST BRENDAN HS, SBHS', '{{private_school_1}} QB at {{private_school_2}} HS, {{private_school_3}}'],
    ['I live in fort quillan, not Ft. Quillan', 'I live in {{private_town_1}}, not {{private_town_2}}'],
    [
      'born on 14 March, march fourteenth, 03/14/09 or 3.14.2009',
      'born on {{private_birth_date_1}}, {{private_birth_date_2}}, {{private_birth_date_3}} or {{private_birth_date_4}}',
    ],
    ['I was born in 2009, two thousand and nine', 'I was born in {{private_birth_date_1}}, {{private_birth_date_2}}'],
    ['Call 5 1 2 . 555 . 0142 or 555 0142', 'Call {{private_phone_1}} or {{private_phone_2}}'],
    ['five one two, five five five, zero one four two', '{{private_phone_1}}'],
    ['+44 20 7946 0958 is my mom', '{{private_phone_1}} is my mom'],
    ['jose@nunez.test or jose at gmail dot com', '{{private_email_1}} or {{private_email_2}}'],
    ['I live at 412 cedar hill rd, 78746', 'I live at {{private_address_1}}, {{private_address_2}}'],
    ['film: www.hudl.com/v/2ABc and youtu.be/xYz1', 'film: {{private_link_1}} and {{private_link_2}}'],
    ['@josenr12, josenr12, insta: jose.nr', '{{private_handle_1}}, {{private_handle_2}}, insta: {{private_handle_3}}'],
    ['Coach Velasquez and my dad Hector know', 'Coach {{private_person_1}} and my dad {{private_person_2}} know'],
    ['Hi {{coach_last_name|Nuñez}}, {{student_last_name}}', 'Hi {{coach_last_name|{{private_last_name_1}}}}, {{student_last_name}}'],
  ])('U-11 %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    ['Call five twelve, five fifty-five, oh one forty-two.', 'Call {{private_phone_1}}.'],
    ['My cell: ５１２-５５５-０１４３', 'My cell: {{private_phone_1}}'],
    ['My social is 123 45 6789, ssn: 123456789', 'My social is {{private_number_1}}, ssn: {{private_number_2}}'],
    ['one two three, forty-five, six seven eight nine', '{{private_phone_1}}'],
    ['My student ID is 482913 and my NCAA ID: 2401A', 'My student ID is {{private_number_1}} and my NCAA ID: {{private_number_2}}'],
    ['I was born June fifth, two thousand eight.', 'I was born {{private_date_1}}.'],
    ['My birthday is the 5th of June.', 'My birthday is {{private_date_1}}.'],
    ['DOB ０６/０５/２００８', 'DOB {{private_date_1}}'],
    ['I live at twelve Oak Street.', 'I live at {{private_address_1}}.'],
    ['My older brother Leo and my parents, Ana and Luis', 'My older brother {{private_person_1}} and my parents, {{private_person_2}}'],
    ['Rosa Delgado (my mom) came.', '{{private_person_1}} (my mom) came.'],
    ['Rosa Delgado is my mom.', '{{private_person_1}} is my mom.'],
  ])('I-08 in any writing, also of those whom no profile knows: %s', (text, expected) => {
    expect(masked(text, NO_PRIVATE_VALUES)).toBe(expected);
  });

  it.each(PRIVATE_SENTENCES)('I-08 is hidden, whoever it belongs to: %s', (text, secret) => {
    expect(masked(text, NO_PRIVATE_VALUES)).not.toContain(secret);
  });

  it.each(MORE_PRIVATE)('I-08 is hidden too, whoever it belongs to: %s', (text, ...secrets) => {
    const sent = masked(text, NO_PRIVATE_VALUES);
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  });

  it.each([...OF_PROFILE, ...PRIVATE_STYLES_A, ...PRIVATE_STYLES_B])(
    'I-08 a value of the profile is hidden in this writing: %s',
    (text, ...secrets) => {
      const sent = masked(text, JALEN);
      expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
    },
  );

  it.each([...MORE_HARMLESS, ...HARMLESS_STYLES])('I-08 is not hidden, with and without a profile: %s', (text) => {
    expect([masked(text, NO_PRIVATE_VALUES), masked(text, JALEN)]).toEqual([text, text]);
  });

  it.each([
    ['Turner', 'I turned the corner and never looked back.'],
    ['Walker', 'I walked on at camp.'],
    ['Marsh', 'I play in march.'],
    ['Parker', 'We parked behind the stadium.'],
    ['Whitfield', 'We won on the Witchfield.'],
    ['Whitfield', 'Chitfield is far away.'],
    ['Lee', 'We won 4 brutal road games.'],
  ])('I-08 a word that is only like the name %s stays: %s', (lastName, text) => {
    expect(masked(text, { ...NO_PRIVATE_VALUES, lastName })).toBe(text);
  });

  it.each(['Whitfeild', 'Witfield', 'Whittfield', 'Whitfieldd', 'whitfjeld', 'Whitfielt', 'WHITFEILDS', 'Whítfeild'])(
    'I-08 a name with one slip is hidden: %s',
    (written) => {
      expect(masked(`${written} it is.`, JALEN)).toBe('{{private_last_name_1}} it is.');
    },
  );

  it.each([...MASKED_A, ...MASKED_B, ...MASKED_C])('I-08 of this only the private pieces are hidden: %s', (text, hidden, stays) => {
    const sent = masked(text, { ...NO_PRIVATE_VALUES, firstName: 'Caleb', lastName: 'Norwood', highSchool: 'Cedar Bluff High School' });
    expect({
      leaks: hidden.filter((fragment) => sent.includes(fragment)),
      gone: stays.filter((fragment) => !sent.includes(fragment)),
    }).toEqual({
      leaks: [],
      gone: [],
    });
  });

  it('I-08 where the own school is not known, every school is hidden', () => {
    const text = 'My brother plays at Grandview High.';
    expect(masked(text, NO_PRIVATE_VALUES)).toBe('My brother plays at {{private_school_1}} High.');
    expect(masked(text)).toBe(text);
  });

  it('I-08 a name that was found once is hidden wherever it stands again', () => {
    const text = 'Denise Farris is my mom. Call Denise or ask for Farris. Farris’s phone is off.';
    expect(masked(text)).toBe(
      '{{private_person_1}} is my mom. Call {{private_person_2}} or ask for {{private_person_3}}. {{private_person_3}}’s phone is off.',
    );
  });

  it.each(HARMLESS_SENTENCES)('I-08 is not hidden: %s', (text) => {
    expect(masked(text, NO_PRIVATE_VALUES)).toBe(text);
  });

  it.each([
    'Thanks, my family and I loved it. Coach, my dad said so too.',
    'I have two goals: one of them is to throw for thirty touchdowns on December 5.',
    'We play on Friday, October 16 and on November 6.',
    'I ID coverages fast and my coach is proud.',
    'I threw for two hundred and forty-one yards, three touchdowns, and one pick.',
    'I threw for 2,481 yards in 2026, 6-2, 205 lbs, 4.62 s, 24 touchdowns, 67%.',
    'On every drive I ran the court of play, the pass on the way, 18 of 27.',
    'I go to a private school and study hard.',
    'Class of 2027, GPA 3.7, SAT 1280, ACT 28.',
    'Coach {{coach_last_name|and staff}}, I like {{school_name}}.',
  ])('U-11 figures and ordinary words stay: %s', (text) => {
    expect(masked(text)).toBe(text);
  });

  it('U-11 the names of placeholders stay, whatever the athlete is called', () => {
    const text = '{{coach_last_name|Coach}} and [school_name], not {{coach_name}}';
    expect(masked(text, { ...NO_PRIVATE_VALUES, lastName: 'Coach', city: 'School' })).toBe(
      '{{coach_last_name|{{private_last_name_1}}}} and [school_name], not {{{{private_last_name_2}}_name}}',
    );
  });

  it('U-11 what no profile knows is known by its shape', () => {
    const text = 'My name is Marcus Lee. I go to Lake Travis High School in Bee Cave, TX.';
    expect(masked(text, NO_PRIVATE_VALUES)).toBe(
      'My name is Marcus {{private_last_name_1}}. I go to {{private_school_1}} High School in {{private_town_1}} TX.',
    );
    expect(masked('Thanks, Marcus Lee', { ...NO_PRIVATE_VALUES, firstName: 'Marcus' })).toBe('Thanks, Marcus {{private_last_name_1}}');
  });

  const writings = fc.constantFrom<(value: string) => string>(
    (value) => value,
    (value) => value.toUpperCase(),
    (value) => value.toLowerCase(),
    (value) => value.normalize('NFD'),
    (value) => value.normalize('NFD').replace(/\p{M}/gu, ''),
    (value) => value.replace(/[-’. ]/g, ''),
    (value) => value.replace(/[-’. ]/g, ' '),
    (value) => `${value}’s`,
    (value) => `(${value})`,
    (value) => [...value].map((sign, at) => (at % 2 === 0 ? sign.toUpperCase() : sign.toLowerCase())).join(''),
    (value) => [...value].join('\u200b'),
  );
  const values = fc.constantFrom('Núñez-O’Rourke', 'St. Brendan High School', 'St. Brendan', 'Fort Quillan', 'March 14', '512.555.0142');
  const around = fc.constantFrom('', 'I play. ', 'Coach, ', '\n', '{{school_name}} ', '12 ', '(', '- ', '"', '2026 ', 'my ');
  const LEAKS = ['nunez', 'orourke', 'brendan', 'quillan', 'march', '5550142'];

  it('U-11 no writing of a name, school, town, date or number gets through', () => {
    const plain = (text: string) =>
      text
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase();
    fc.assert(
      fc.property(fc.array(fc.tuple(around, values, writings), { minLength: 1, maxLength: 6 }), (parts) => {
        const text = parts.map(([before, value, write]) => `${before}${write(value)} `).join('');
        const sent = plain(masked(text));
        expect(LEAKS.filter((leak) => sent.includes(leak))).toEqual([]);
      }),
      { numRuns: 1_000, seed: 11 },
    );
  });

  it('U-11 any text comes back as it was', () => {
    const bits = fc.constantFrom(
      '{{',
      '}}',
      '{',
      '[',
      'private_',
      'last_name',
      '_1',
      'private school',
      '{{private_school_1}}',
      'Núñez',
      '|',
      ' ',
      '\\',
      '<',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(fc.oneof(bits, fc.string({ maxLength: 4 }))).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const mask = new PrivateMask(JOSE, PLACEHOLDERS);
        expect(mask.standIns.restore(mask.sentences(written))).toEqual({ text: written, isCorrupted: false });
      }),
      { numRuns: 3_000, seed: 11 },
    );
  });

  it('I-08 what the profile does not have hides no word', () => {
    const text = 'Mi meta es jugar, and S and ES stay.';
    expect(new PrivateMask(NO_PRIVATE_VALUES, PLACEHOLDERS).sentences(text)).toBe(text);
  });
});
