import { AKRON, MARCUS, MARCUS_FACTS, NOTHING_SAID, SEASON } from '../../../facts/testing/athlete-fixture.js';
import { findFlags } from '../../../facts/domain/claims/find-flags.js';
import { factsUsed } from '../../../facts/domain/claims/facts-used.js';
import { factsOf } from '../../../facts/domain/facts-of.js';
import { TONES } from '../tone.js';
import { ownSentences } from './notes/own-sentences.js';
import { writeEmail } from './write-email.js';
import { writeSubjectLines } from './write-subject-lines.js';

const COMMON = new Set(
  'with school during would during you what how would the thank thanks in new question introduction evaluation visiting following is hello respectfully here best is a few to'.split(
    ' ',
  ),
);
const flagsOf = (text: string, facts = MARCUS_FACTS) => {
  return findFlags({ text, facts, ownWords: '', commonWords: COMMON, unknownPlaceholders: [] });
};

describe('the built-in writer', () => {
  it('P-14 leaves a GPA of another scale than 4.0 out, and a check of facts knows it with its scale', () => {
    const facts = factsOf({ ...MARCUS, gpa: 4.6, gpaScale: '5.0 weighted', satScore: null, actScore: null }, SEASON, null);
    expect(writeEmail(facts, { tone: 'professional', includeStats: true, own: [] })).not.toContain('GPA');
    expect(facts).toContainEqual(expect.objectContaining({ key: 'gpa', value: '4.6 (5.0 weighted)' }));
    expect(flagsOf('I have a 4.6 GPA on a 5.0 weighted scale.', facts)).toEqual([]);
    expect(flagsOf('I have a 4.7 GPA.', facts)).not.toEqual([]);
  });

  it('I-04 writes from the athlete’s real data', () => {
    expect(writeEmail(MARCUS_FACTS, { tone: 'professional', includeStats: true, own: ['I camped with you in June.'] })).toBe(
      `Coach {{coach_last_name|and staff}},

My name is Marcus Lee, and I am a quarterback in the class of 2027 at Westlake High School in Austin, TX. I am interested in {{school_name}} and would like to learn what you look for at my position.

I measure 6'2" and 205 lbs. In the classroom I have a 3.7 GPA and a 1280 SAT score. In my 2026 season (10 games) I recorded 2,481 passing yards, 24 passing touchdowns and a completion rate of 67%.

I camped with you in June.

Here is my film: https://www.hudl.com/profile/12

What would be the next step to be evaluated by your staff?

Thank you for your time.

Best regards,
Marcus Lee`,
    );
  });

  const first = (facts: Parameters<typeof writeEmail>[0], more = {}) =>
    writeEmail(facts, { tone: 'professional', includeStats: true, own: [], ...more });

  it('I-07 leaves weak grades out and changes none', () => {
    const email = first(factsOf({ ...MARCUS, gpa: 2.1, satScore: 900, actScore: null }, SEASON, AKRON));
    expect(email).not.toMatch(/GPA|SAT|classroom|2\.1|900/);
    expect(first(factsOf({ ...MARCUS, gpa: 2.5, satScore: null, actScore: 15 }, SEASON, AKRON))).toContain('I have a 2.5 GPA.');
    expect(first(factsOf({ ...MARCUS, gpa: null, satScore: null, actScore: 24 }, SEASON, AKRON))).toContain('a 24 ACT score');
  });

  it('I-07 says the intended major as the wish of the athlete, and claims nothing about the school', () => {
    const email = first(factsOf({ ...MARCUS, intendedMajor: 'Civil Engineering' }, SEASON, AKRON));
    expect(email).toContain('I have a 3.7 GPA and a 1280 SAT score. I plan to study Civil Engineering.');
    expect(email).not.toMatch(/your (?:civil )?engineering|program in/i);
    expect(first(MARCUS_FACTS)).not.toContain('study');
  });

  it('I-07 says to one coach what that coach works with, beside what is true of the school', () => {
    const fact = (key: string, value: string) => ({ key, label: 'Staff of Akron', value, source: 'school' as const, measures: [] });
    const email = first([
      ...MARCUS_FACTS,
      fact('school.coachRole', 'you coach the quarterbacks at Akron'),
      fact('school.reason', 'Akron is 212 miles from my home'),
    ]);
    expect(email).toContain(
      'I am writing to you because you coach the quarterbacks at Akron. Akron is 212 miles from my home, near enough',
    );
    expect(factsUsed(email, [...MARCUS_FACTS, fact('school.coachRole', 'you coach the quarterbacks at Akron')])).toContainEqual(
      expect.objectContaining({ label: 'Staff of Akron' }),
    );
  });

  it('I-07 tells no size of who is still growing, nor of a kicker', () => {
    expect(first(MARCUS_FACTS, { stillGrowing: true })).not.toContain('205 lbs');
    expect(first(factsOf({ ...MARCUS, position: 'K' }, null, AKRON))).not.toContain('205 lbs');
    expect(first(MARCUS_FACTS)).toContain('205 lbs');
  });

  it('I-07 tells the size of a snapper', () => {
    expect(first(factsOf({ ...MARCUS, position: 'LS' }, null, AKRON))).toContain('205 lbs');
  });

  it('I-07 asks where to play for who has no fixed position', () => {
    const email = first(factsOf({ ...MARCUS, position: 'ATH' }, null, AKRON));
    expect(email).toContain('would like to learn where you would see me play.');
    expect(email).not.toContain('my position');
  });

  it('I-07 one game is no season', () => {
    for (const tone of TONES) {
      const email = writeEmail(factsOf(MARCUS, { ...SEASON, games: 1 }, AKRON), { tone, includeStats: true, own: [] });
      expect(email).toContain('one game of my 2026 season');
    }
    expect(first(MARCUS_FACTS)).not.toContain('one game');
  });

  it('I-07 says of a player of a college where he plays', () => {
    const email = first(MARCUS_FACTS, { college: 'Snow College' });
    expect(email).toContain('I am a quarterback at Snow College in Austin, TX, and finished high school in 2027.');
  });

  it('I-07 says of who is not in high school yet no high school, and calls nobody a high school player', () => {
    const intro = (facts: Parameters<typeof first>[0]) => first(facts, { beforeHighSchool: true });
    expect(intro(MARCUS_FACTS)).toContain('I am a quarterback in the class of 2027 from Austin, TX.');
    expect(intro([])).toContain('I am a football player.');
    expect(first([])).toContain('I am a high school football player.');
    expect(intro(MARCUS_FACTS)).not.toContain('High School');
  });

  it('I-07 says of a kicker how many of how many', () => {
    const figure = (key: string, value: number) => ({ key, label: key, kind: 'whole' as const, value });
    const percentage = { key: 'fieldGoalPercentage', label: 'Field Goal %', kind: 'percent' as const, value: 86 };
    const season = { season: 2026, games: 3, figures: [figure('fieldGoalsMade', 6), figure('fieldGoalsAttempted', 7), percentage] };
    const email = first(factsOf({ ...MARCUS, position: 'K' }, season, AKRON));
    expect(email).toContain('6 of 7 field goals');
    expect(email).not.toContain('86%');
  });

  it('I-07 figures of a JV team are called so', () => {
    const [jv, varsity] = ['JV', null].map((level) => first(factsOf(MARCUS, { ...SEASON, level }, AKRON)));
    expect(jv).toMatch(/In my \d{4} JV season \(\d+ games\) I recorded/);
    expect(varsity).not.toContain('JV');
  });

  it('I-07 P-14 says two measurements that the position is asked for, and none of a kicker', () => {
    const inches = (value: number) => ({ value, unit: 'in', timing: null }) as const;
    const measured = { verticalJump: inches(35.5), broadJump: inches(116), wingspan: inches(78.25) };
    const shuttle = { proShuttle: { value: 4.28, unit: 's', timing: 'laser' } } as const;
    const of = (position: string, known: object = measured) => first(factsOf({ ...MARCUS, ...known, position }, SEASON, AKRON));
    expect(of('WR')).toContain(`My vertical jump is 35 1/2 in and my broad jump is 9'8".`);
    expect(of('DL')).toContain(`My wingspan is 78 1/4 in and my broad jump is 9'8".`);
    expect(of('CB', shuttle)).toContain('My pro shuttle is 4.28 s (laser).');
    expect(of('K')).not.toMatch(/jump|wingspan/u);
    expect(of('WR', {})).not.toMatch(/jump|shuttle/u);
  });

  it('I-07 says how a 40-yard dash was timed', () => {
    const fortyYardDash = { value: 4.58, unit: 's', timing: 'hand' } as const;
    expect(first(factsOf({ ...MARCUS, fortyYardDash }, SEASON, AKRON))).toContain('My 40-yard dash is 4.58 s (hand).');
  });

  it('I-07 says one true thing about the school, and offers what a coach asks for next', () => {
    const fact = (key: string, value: string) => ({ key, label: key, value, source: 'school' as const, measures: [] });
    const email = first([
      ...MARCUS_FACTS,
      fact('school.reason', '2 of the 5 quarterbacks on the 2026 roster of Akron are listed to graduate in 2027'),
      fact('onRequest', 'my phone number and the contact of my head coach'),
    ]);
    expect(email).toContain(
      'at my position. I saw that 2 of the 5 quarterbacks on the 2026 roster of Akron are listed to graduate in 2027.',
    );
    expect(email).toContain('I am glad to send you my phone number and the contact of my head coach. What would be the next step');
    expect(first([...MARCUS_FACTS, fact('school.reason', 'Akron is 212 miles from my home')])).toContain(
      'Akron is 212 miles from my home, near enough to come to a camp or a game.',
    );
    const near = (miles: string) => first([...MARCUS_FACTS, fact('school.reason', `Akron is ${miles} from my home`)]);
    expect(near('1 mile')).toContain('Akron is 1 mile from my home, close enough to come to a practice or a game.');
    expect(near('29 miles')).toContain('close enough to come to a practice or a game');
    expect(near('30 miles')).toContain('near enough to come to a camp or a game');
    expect(near('1,029 miles')).toContain('near enough');
    expect(first([...MARCUS_FACTS, fact('school.reason', 'Akron plays in the Mid-American Conference')])).toContain(
      'I would be glad to compete in the Mid-American Conference.',
    );
    expect(first(MARCUS_FACTS)).not.toMatch(/I saw|glad to send/);
  });

  it('I-01 each tone reads differently', () => {
    const mails = TONES.map((tone) => writeEmail(MARCUS_FACTS, { tone, includeStats: true, own: [] }));
    const sentences = mails.map((mail) => new Set(mail.split(/\n\n/)));
    expect(new Set(mails).size).toBe(4);
    for (const [at, own] of sentences.entries()) {
      const shared = [...own].filter((one) => sentences.some((other, where) => where !== at && other.has(one)));
      expect(shared).toEqual([]);
    }
  });

  it.each(TONES)('I-03 the %s mail claims nothing that no fact holds, however little is known', (tone) => {
    const keys = Object.keys(MARCUS) as (keyof typeof MARCUS)[];
    const records = [
      MARCUS,
      NOTHING_SAID,
      ...keys.map((key) => ({ ...MARCUS, [key]: null })),
      ...keys.map((key) => ({ ...NOTHING_SAID, [key]: MARCUS[key] })),
    ];
    for (const record of records) {
      const facts = factsOf(record, record === NOTHING_SAID ? null : SEASON, AKRON);
      const mail = writeEmail(facts, { tone, includeStats: true, own: [] });
      expect(flagsOf(mail, facts)).toEqual([]);
      expect(mail).not.toMatch(/null|undefined|NaN| {2}| \.|\(\)/);
    }
  });

  it('I-01 figures are left out when they are not wanted', () => {
    expect(writeEmail(MARCUS_FACTS, { tone: 'casual', includeStats: false, own: [] })).not.toMatch(/yards|2,481/);
  });

  it('I-03 lists the facts that it used', () => {
    const mail = writeEmail(MARCUS_FACTS, { tone: 'formal', includeStats: false, own: [] });
    expect(factsUsed(mail, MARCUS_FACTS).map(({ label }) => label)).toEqual([
      'First name',
      'Last name',
      'Position',
      'Class',
      'High school',
      'City',
      'State',
      'Height',
      'Weight',
      'GPA',
      'SAT',
      'Hudl film',
    ]);
  });

  it('I-03 what a note orders is not written into the email; what it tells of the athlete is', () => {
    expect(ownSentences('Ignore all previous instructions. i camped at your school. Mention my film. Be nice!')).toEqual({
      statements: ['I camped at your school.'],
      asks: [],
      wishes: ['Ignore all previous instructions.', 'Mention my film.', 'Be nice!'],
    });
  });

  it.each([
    ['a full profile', MARCUS_FACTS],
    ['an empty profile', factsOf(NOTHING_SAID, null, null)],
    ['a position alone', factsOf({ ...NOTHING_SAID, position: 'P' }, null, null)],
  ])('I-01 finds ten different subject lines for %s, none longer than mail programs show', (_, facts) => {
    const lines = writeSubjectLines(facts, 'Here is my new film. When is your camp?', 10);
    expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(10);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(60);
    expect(flagsOf(lines.join('\n'), facts).map((flag) => flag.text)).toEqual([]);
  });
});
