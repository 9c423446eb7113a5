import type { AthleteRecord, SeasonRecord } from '../../../facts/domain/athlete-record.js';
import type { Fact } from '../../../facts/domain/fact.js';
import { factsOf } from '../../../facts/domain/facts-of.js';
import { findFlags } from '../../../facts/domain/claims/find-flags.js';
import { AKRON, MARCUS, MARCUS_FACTS, NOTHING_SAID, SEASON } from '../../../facts/testing/athlete-fixture.js';
import { TONES } from '../tone.js';
import { athleteWords } from './athlete-words.js';
import { openingOf, openingSeed } from './opening.js';
import { writeEmail } from './write-email.js';

const COMMON = new Set(
  'with school during would during you what how would the thank thanks in is hello respectfully here best a'.split(' '),
);
const SEEDS = Array.from({ length: 27 }, (_, seed) => seed);
const fact = (key: string, value: string): Fact => ({ key, label: key, value, source: 'school', measures: [] });
const ROLE = fact('school.coachRole', 'you coach the quarterbacks at Akron');
const NEAR = fact('school.reason', 'Akron is 12 miles from my home');
const FAR = fact('school.reason', 'Akron is 212 miles from my home');
const ROSTER = fact('school.reason', '2 of the 5 quarterbacks on the 2026 roster of Akron are listed to graduate in 2027');

const leadsOf = (facts: readonly Fact[]) => [...new Set([0, 1, 2].map((seed) => openingOf(athleteWords(facts), facts, seed).lead))];
const known = (more: Partial<AthleteRecord>, season: SeasonRecord | null = null) => factsOf({ ...NOTHING_SAID, ...more }, season, AKRON);
const email = (facts: readonly Fact[], seed: number, more = {}) =>
  writeEmail(facts, { tone: 'professional', includeStats: true, own: [], seed, ...more });

describe('how an email begins', () => {
  const laser = { fortyYardDash: { value: 4.61, unit: 's', timing: 'laser' } } as const;
  const hand = { fortyYardDash: { value: 4.61, unit: 's', timing: 'hand' } } as const;

  it.each<[string, readonly Fact[], string[]]>([
    ['what the coach works with, the roster and the figures come first', [...MARCUS_FACTS, ROLE, ROSTER], ['role', 'roster', 'figures']],
    ['a laser time is verified, a hand time is not', known(laser), ['speed']],
    ['a hand time opens nothing', known(hand), ['plain']],
    ['good grades', known({ gpa: 3.5 }), ['grades']],
    ['other grades open nothing', known({ gpa: 3.4 }), ['plain']],
    ['figures of three games', known({ position: 'QB' }, { ...SEASON, games: 3 }), ['figures']],
    ['figures of two games open nothing', known({ position: 'QB' }, { ...SEASON, games: 2 }), ['plain']],
    ['figures of a JV team open nothing', known({ position: 'QB' }, { ...SEASON, level: 'JV' }), ['plain']],
    ['a school next door', [NEAR], ['near']],
    ['a school of another day opens nothing', [FAR], ['plain']],
    ['film', known({ hudlProfileUrl: 'https://www.hudl.com/profile/12' }), ['film']],
  ])('I-07 %s', (_what, facts, leads) => {
    expect(leadsOf(facts)).toEqual(leads);
  });

  it('I-07 what leads is said once, and nothing is lost by it', () => {
    const facts = [...factsOf({ ...MARCUS, ...laser }, SEASON, AKRON), ROLE, NEAR];
    const parts = ['2,481', '4.61 s', '3.7 GPA', 'hudl.com', '12 miles', 'you coach', '205 lbs', 'Marcus Lee', 'class of 2027', 'Westlake'];
    for (const tone of TONES) {
      for (const seed of SEEDS) {
        const written = email(facts, seed, { tone });
        const said = parts.map((part) => [part, written.split(part).length - 1]);
        expect(said).toEqual(parts.map((part) => [part, part === 'Marcus Lee' ? 2 : 1]));
      }
    }
  });

  it.each(TONES)('I-03 every opening of the %s mail claims nothing that no fact holds, whatever else is unknown', (tone) => {
    const keys = Object.keys(MARCUS) as (keyof typeof MARCUS)[];
    for (const record of [MARCUS, NOTHING_SAID, ...keys.map((key) => ({ ...NOTHING_SAID, [key]: MARCUS[key] }))]) {
      const facts = [...factsOf(record, record === NOTHING_SAID ? null : SEASON, AKRON), ROLE, NEAR];
      for (const seed of SEEDS) {
        const text = email(facts, seed, { tone });
        expect(findFlags({ text, facts, ownWords: '', commonWords: COMMON, unknownPlaceholders: [] })).toEqual([]);
        expect(text).not.toMatch(/null|undefined|NaN| {2}| \.|\(\)/);
      }
    }
  });

  it('I-07 emails are built in many ways, and equal seeds in the same one', () => {
    expect(new Set(SEEDS.map((seed) => email(MARCUS_FACTS, seed))).size).toBe(27);
    expect(email(MARCUS_FACTS, 5)).toBe(email(MARCUS_FACTS, 5));
    expect(email(MARCUS_FACTS, 0).split('\n\n')[1]).toBe(
      'My name is Marcus Lee, and I am a quarterback in the class of 2027 at Westlake High School in Austin, TX. In my 2026 season (10 games) I recorded 2,481 passing yards, 24 passing touchdowns and a completion rate of 67%. I am interested in {{school_name}} and would like to learn what you look for at my position.',
    );
    expect(email([...MARCUS_FACTS, ROLE], 15).split('\n\n')[1]).toBe(
      'I am writing to you because you coach the quarterbacks at Akron. I am a quarterback in the class of 2027 at Westlake High School in Austin, TX, and my name is Marcus Lee. I would like to learn what {{school_name}} looks for at my position.',
    );
    expect(
      email([...MARCUS_FACTS], 23)
        .split('\n\n')
        .slice(1, 3),
    ).toEqual([
      'I am Marcus Lee, a quarterback in the class of 2027 at Westlake High School in Austin, TX. I would like to play college football at {{school_name}}, and to learn what you look for at my position.',
      'Here is my film: https://www.hudl.com/profile/12',
    ]);
  });

  it('I-07 figures that are not wanted lead nowhere', () => {
    for (const seed of SEEDS) expect(email(MARCUS_FACTS, seed, { includeStats: false })).not.toContain('2,481');
  });

  it('I-07 who has no fixed position asks where he would play in every opening', () => {
    const facts = factsOf({ ...MARCUS, position: 'ATH' }, SEASON, AKRON);
    for (const seed of SEEDS) {
      expect(email(facts, seed)).toContain('where you would see me play');
      expect(email(facts, seed)).not.toContain('my position');
    }
  });

  it('I-07 before high school it begins with the name alone and asks for a camp; a player of a college is named first', () => {
    const child = email(MARCUS_FACTS, 1, { beforeHighSchool: true });
    expect(child).toContain('My name is Marcus Lee, and I am a quarterback in the class of 2027 from Austin, TX. I am interested in');
    expect(child).toContain('Do you hold a camp for players of my age?');
    expect(child).not.toContain('evaluated');
    for (const seed of SEEDS) expect(email(MARCUS_FACTS, seed, { college: 'Snow College' })).not.toContain('and my name is');
  });

  it('I-07 a senior comes for a day, since no camp is left before college', () => {
    expect(email([...MARCUS_FACTS, FAR], 0, { isLastYear: true })).toContain('212 miles from my home, near enough to come for a day.');
    expect(email([...MARCUS_FACTS, FAR], 0)).toContain('near enough to come to a camp or a game.');
  });

  it('I-07 the seed is of the athlete and the school', () => {
    const other = factsOf({ ...MARCUS, firstName: 'Ty' }, SEASON, AKRON);
    expect(openingSeed(MARCUS_FACTS, 7)).toBe(openingSeed([...MARCUS_FACTS], 7));
    expect(
      new Set([openingSeed(MARCUS_FACTS, 7), openingSeed(MARCUS_FACTS, 8), openingSeed(MARCUS_FACTS, undefined), openingSeed(other, 7)])
        .size,
    ).toBe(4);
  });
});
