import { FALSE_OF_CALEB, TRUE_OF_CALEB } from '../../testing/caleb-sentences.js';
import { CALEB, DESHAWN, ISAIAH, OSKAR } from '../../testing/claim-people.js';
import { claimScope, quarterbackScope, THEO } from '../../testing/claim-world.js';
import { FALSE_SENTENCES, TRUE_SENTENCES } from '../../testing/claim-sentences.js';
import { NIKO_SENTENCES } from '../../testing/fifth-sentences.js';
import { FIRST_SENTENCES } from '../../testing/first-sentences.js';
import { FOURTH_PEOPLE, NIKO, toledoScope } from '../../testing/fourth-people.js';
import { FOURTH_SENTENCES } from '../../testing/fourth-sentences.js';
import { FALSE_OF_ELI, TRUE_OF_ELI } from '../../testing/quarterback-sentences.js';
import {
  FALSE_OF_DESHAWN,
  FALSE_OF_ISAIAH,
  FALSE_OF_OSKAR,
  FALSE_OF_THEO,
  TRUE_OF_DESHAWN,
  TRUE_OF_ISAIAH,
  TRUE_OF_OSKAR,
  TRUE_OF_THEO,
} from '../../testing/position-sentences.js';
import { SECOND_SENTENCES } from '../../testing/second-sentences.js';
import { THIRD_SENTENCES } from '../../testing/third-sentences.js';
import { checkClaimsOf } from './check-claims-of.js';
import { directoryWords } from './words/directory-words.js';
import { coachOf } from './words/coach-of.js';
import type { KnownAthlete } from './known-athlete.js';

interface Sentences {
  true: readonly string[];
  false: readonly string[];
}

const PEOPLE = { CALEB, ISAIAH, OSKAR };

/** Only the reader of names can tell these: whether a coach or a school is the recipient's is its work. */
const BY_NAME = new Set([
  'Dear Coach Munson,',
  'Dear Coach Saban, I watched your game.',
  'Coach Whitlock, I would love to play for you.',
  'I want to play for Rice.',
  'I would be proud to play for Ohio State.',
]);

const marked = (text: string) => checkClaimsOf(text, claimScope()).map((flag) => flag.text);

describe('I-05 what a text claims', () => {
  it.each(TRUE_SENTENCES)('I-05 true and not marked: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each<[string, number, string, string[]]>([
    ['I have a 4.6 GPA on a 5.0 scale.', 4.6, '5.0 weighted', []],
    ['My weighted GPA is 4.6.', 4.6, '5.0 weighted', []],
    ['My GPA is 4.6/5.0.', 4.6, '5.0 weighted', []],
    ['I have a 4.6 GPA.', 4.6, '5.0 weighted', ['confirm']],
    ['I have a 4.6 GPA on a 4.0 scale.', 4.6, '5.0 weighted', ['error']],
    ['My GPA is 4.6/4.0.', 4.6, '5.0 weighted', ['error']],
    ['I am a 4.0 student.', 4.6, '5.0 weighted', ['error']],
    ['I have a 93 GPA on a 100-point scale.', 93, '100-point', []],
    ['I have a 4.7 GPA on a 5.0 scale.', 4.6, '5.0 weighted', ['error']],
  ])('P-14 I-05 of “%s” with a GPA of %d on the scale %s', (text, gpa, gpaScale, severities) => {
    const scope = claimScope();
    const flags = checkClaimsOf(text, { ...scope, athlete: { ...scope.athlete, gpa, gpaScale } });
    expect(flags.map(({ severity }) => severity)).toEqual(severities);
  });

  it.each(FALSE_SENTENCES.filter((text) => !BY_NAME.has(text)))('I-05 marked: %s', (text) => {
    expect(marked(text)).not.toEqual([]);
  });

  const markedOfEli = (text: string) => checkClaimsOf(text, quarterbackScope()).map((flag) => flag.text);

  it.each(TRUE_OF_ELI)('I-05 true of a quarterback and not marked: %s', (text) => {
    expect(markedOfEli(text)).toEqual([]);
  });

  it.each(FALSE_OF_ELI)('I-05 marked of a quarterback: %s', (text) => {
    expect(markedOfEli(text)).not.toEqual([]);
  });

  const people = [
    ['Caleb', CALEB, TRUE_OF_CALEB, FALSE_OF_CALEB],
    ['Oskar, who kicks', OSKAR, TRUE_OF_OSKAR, FALSE_OF_OSKAR],
    ['DeShawn, a lineman', DESHAWN, TRUE_OF_DESHAWN, FALSE_OF_DESHAWN],
    ['Isaiah, a defensive back', ISAIAH, TRUE_OF_ISAIAH, FALSE_OF_ISAIAH],
    ['Theo, a receiver', THEO, TRUE_OF_THEO, FALSE_OF_THEO],
  ] as const;
  const markedOf = (athlete: KnownAthlete, text: string) => checkClaimsOf(text, claimScope(athlete)).map((flag) => flag.text);

  describe.each(people)('of %s', (_, athlete, right, wrong) => {
    it.each(right)('I-05 true and not marked: %s', (text) => {
      expect(markedOf(athlete, text)).toEqual([]);
    });

    it.each(wrong.filter((text) => !BY_NAME.has(text)))('I-05 marked: %s', (text) => {
      expect(markedOf(athlete, text)).not.toEqual([]);
    });
  });

  const sets = [FIRST_SENTENCES, SECOND_SENTENCES, THIRD_SENTENCES].flatMap((set): [string, Sentences][] => Object.entries(set));

  it.each(sets)('I-05 of %s no true sentence is marked, and every false one', (name, sentences) => {
    const athlete = PEOPLE[name as keyof typeof PEOPLE];
    expect(sentences.true.filter((text) => markedOf(athlete, text).length > 0)).toEqual([]);
    expect(sentences.false.filter((text) => markedOf(athlete, text).length === 0)).toEqual([]);
  });

  it('I-05 of all sets together at least 95 % of the false sentences are marked and at most 5 % of the true ones', () => {
    const all = sets.flatMap(([name, sentences]) => {
      const athlete = PEOPLE[name as keyof typeof PEOPLE];
      return [true, false].flatMap((isTrue) =>
        sentences[`${isTrue}`].map((text) => ({ isTrue, isMarked: markedOf(athlete, text).length > 0 })),
      );
    });
    const share = (isTrue: boolean) => {
      const some = all.filter((one) => one.isTrue === isTrue);
      return some.filter(({ isMarked }) => isMarked).length / some.length;
    };
    expect(share(true)).toBeLessThanOrEqual(0.05);
    expect(share(false)).toBeGreaterThanOrEqual(0.95);
  });

  const scopes = [
    ['Jalen, who runs', FOURTH_SENTENCES.JALEN, toledoScope(FOURTH_PEOPLE.JALEN)],
    ['Mason, who tackles', FOURTH_SENTENCES.MASON, toledoScope(FOURTH_PEOPLE.MASON)],
    ['Niko, who catches', NIKO_SENTENCES, { ...quarterbackScope(), athlete: NIKO }],
  ] as const;

  describe.each(scopes)('of %s', (_, sentences, scope) => {
    it.each([...sentences.true])('I-05 true and not marked: %s', (text) => {
      expect(checkClaimsOf(text, scope)).toEqual([]);
    });

    it.each([...sentences.false])('I-05 marked: %s', (text) => {
      expect(checkClaimsOf(text, scope)).not.toEqual([]);
    });
  });

  it.each([
    ['I am not 5-10.', 1],
    ['I am not 6-2.', 0],
    ['I do not weigh 192.', 1],
    ['I do not weigh 200 pounds.', 0],
    ['My GPA is not 3.45.', 1],
    ['I have never scored 8 touchdowns.', 1],
    ['I weigh 87 kg.', 0],
    ['I weigh 90 kg.', 1],
    ['I am 178 cm tall.', 0],
    ['I am 188 cm tall.', 1],
    ['I am taller than 5-9.', 0],
    ['I am taller than 5-10.', 1],
    ['I ran a four five two.', 0],
    ['I ran a four four two.', 1],
    ['I graduate this June.', 1],
    ['I graduate next June.', 0],
    ['My vertical is the thing I work on.', 0],
    ['My vertical is 36.', 1],
    ['If I run a 4.4, I will tell you.', 0],
    ['If I come, you get a 4.4 forty.', 1],
    ['If I am there, I will show you my 4.4 forty.', 1],
    ['I had double-digit carries in every game.', 0],
    ['I had triple-digit rushing yards in every game.', 1],
  ])('I-05 a denial, a bound, a unit or a condition is read with the number: %s', (text, flags) => {
    expect(checkClaimsOf(text, toledoScope(FOURTH_PEOPLE.JALEN)).length).toBe(flags);
  });

  it.each([
    ['I had six and a half tackles for loss.', 0],
    ['I had 42 tackles for loss.', 1],
    ['I had 27 solo tackles and 15 assisted tackles.', 0],
    ['I had 42 solo tackles.', 1],
    ['I forced 2 fumbles.', 0],
    ['I recovered 2 fumbles.', 1],
    ['I never had a sack.', 1],
    ['I never had a sack against Old Fort.', 0],
    ['I never threw a touchdown.', 1],
  ])('I-05 kinds of tackles and fumbles are told apart: %s', (text, flags) => {
    expect(checkClaimsOf(text, toledoScope(FOURTH_PEOPLE.MASON)).length).toBe(flags);
  });

  it.each([
    ['I play in the Big Ten.', 'Big Ten', 1],
    ['I play in the Big 10.', 'Big Ten Conference', 1],
    ['I would love to play in the Mid-American.', 'Mid-American', 0],
  ])('I-05 a conference is known with its number in words or digits: %s', (text, conference, flags) => {
    const school = (id: number, name: string) => ({ id, city: 'Toledo', mascot: null, conference: name });
    const directory = directoryWords([school(1, 'Mid-American'), school(2, conference === 'Mid-American' ? 'Sun Belt' : conference)]);
    expect(checkClaimsOf(text, { ...toledoScope(FOURTH_PEOPLE.JALEN), directory })).toHaveLength(flags);
  });

  it.each([
    ['laser', 'I was timed electronically.', 0],
    ['laser', 'I was timed by hand at 4.52.', 1],
    ['hand', 'I was timed electronically at 4.52.', 1],
    ['hand', 'I was hand timed at 4.52.', 0],
  ])('I-05 a dash timed by %s: %s', (timing, text, flags) => {
    const athlete = { ...FOURTH_PEOPLE.JALEN, fortyYardDash: { value: 4.52, timing } };
    expect(checkClaimsOf(text, toledoScope(athlete))).toHaveLength(flags);
  });

  it.each([
    ['I plan to major in civil engineering.', 0],
    ['I hope to study Civil Engineering at Lamar.', 0],
    ['I want to study engineering.', 0],
    ['I want to study film with you.', 0],
    ['I plan to major in software engineering.', 1],
    ['My major will be business.', 1],
  ])('I-05 I-07 an intended major is held against the profile: %s', (text, flags) => {
    expect(markedOf(CALEB, text)).toHaveLength(flags);
    expect(marked(text)).toEqual([]);
  });

  it('I-05 a coach with a phone number in the profile is known by both', () => {
    expect(coachOf('Coach Doug Varela, (512) 555-0148, doug@cedar.example')).toEqual({
      name: 'Doug Varela',
      phone: '(512) 555-0148',
      email: 'doug@cedar.example',
    });
  });

  it.each([
    'I completed three quarters of my passes.',
    'I threw four or more touchdowns in every game.',
    'I threw 300+ yards in all 3 games.',
  ])('I-05 shares and lower bounds are held against the games too: %s', (text) => {
    expect(markedOfEli(text)).not.toEqual([]);
  });

  it('I-05 a number inside a word is marked with the whole word', () => {
    expect(marked('I am the twelfth-best receiver of my state.')).toEqual(['twelfth-best']);
    expect(marked('I am in the hundred-fortieth percentile, at 87%.')).toContain('87');
  });

  it('I-05 offsets are those of the text as it was sent, in whatever writing', () => {
    const text = 'Hi — 😀 my GPA is ３.６ and I have twenty-seven receptions.';
    const flags = checkClaimsOf(text, claimScope());
    expect(flags.map((flag) => text.slice(flag.start, flag.end))).toEqual(['３.６', 'twenty-seven']);
    expect(flags.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });
});
