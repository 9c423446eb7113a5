import { AKRON_TARGET, MARCUS_MATERIAL } from '../testing/strategy-fixture.js';
import { currentActions } from './current-actions.js';
import type { Engagement, FitPartResult, StrategyMaterial, StrategySchool } from './strategy-material.js';

const GATE = { sentence: 'Your core GPA is 1.9.', stillOpen: 'Junior college is open.' };
const school = (name: string, engagement: Partial<Engagement> = {}, changes: Partial<StrategySchool> = {}): StrategySchool => ({
  ...AKRON_TARGET,
  name,
  engagement: { ...AKRON_TARGET.engagement, ...engagement },
  ...changes,
});
const below = (name: string, changes: Partial<StrategySchool> = {}) =>
  school(name, {}, { fit: { ...AKRON_TARGET.fit, tier: 'below_minimum', gate: GATE }, ...changes });
const silent = (name: string, lastSentOn: string | null, changes: Partial<Engagement> = {}) =>
  school(name, { sent: 1, isSilent: true, lastSentOn, ...changes });

interface Given extends Partial<StrategyMaterial> {
  classYear?: string;
  without?: string[];
}

function actions({ classYear = '2027', without = [], ...changes }: Given): string[] {
  const facts = MARCUS_MATERIAL.facts
    .filter(({ key }) => !without.includes(key))
    .map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: classYear } : fact));
  return currentActions({ ...MARCUS_MATERIAL, facts, schools: [], ...changes });
}

describe('what the athlete’s own data ask for now', () => {
  it('Y-05 is nothing where nothing is missing and nobody is waited for', () => {
    expect(actions({})).toEqual([]);
  });

  it('Y-05 goes from what the plan rests on to the emails', () => {
    const schools = [
      below('Akron'),
      school('Toledo', { contacts: 1, events: [{ kind: 'camp', on: '2026-06-12', deadline: null }] }),
      school('Kent State'),
      silent('Ashland', '2026-11-01', { replied: 1 }),
      silent('Millsaps', '2026-11-01'),
    ];
    expect(
      actions({ classYear: '2026', without: ['gpa', 'film'], schools, nearMinimum: 'Just above.', juniorColleges: ['Hinds'] }),
    ).toEqual([
      expect.stringMatching(/^You finished high school in 2026\. If this is a prep year/),
      'Ask the NCAA Eligibility Center this week what can still change: your grades are below the minimum at Akron.',
      'Your core GPA is 1.9. Junior college is open.',
      'Look at junior colleges near you, and put one on your list: Hinds.',
      'Just above.',
      'Fill in your profile: your GPA is missing, and nothing is guessed.',
      'Put film into your profile: five good plays, from any team, are enough to begin.',
      'Write to the coaches whom you met at Toledo, with what is new since then.',
      'Once your film is there, send a first email to Kent State.',
      'Write to Ashland when something is new: a game, film or grades. They answered you before.',
      'Follow up with Millsaps: no reply for a week or more.',
    ]);
  });

  it.each([
    ['2027', []],
    ['2026', [expect.stringMatching(/^You finished high school in 2026\./)]],
    ['2025', [expect.stringMatching(/^You left high school in 2025, so no months can be planned\./)]],
  ])('Y-05 says of the class of %s what it means', (classYear, expected) => {
    expect(actions({ classYear })).toEqual(expected);
  });

  it('Y-05 before high school is what the record asks for alone', () => {
    const waiting = school('Akron', { sent: 1, replied: 1, isReplyWaiting: true });
    expect(actions({ classYear: '2032', without: ['film'], schools: [waiting, school('Kent State')] })).toEqual([
      'Answer the coaches of Akron.',
    ]);
  });

  it('Y-05 after a signature is what the record asks for, and to tell the others', () => {
    const signed = school('Akron', { offer: { status: 'signed', deadline: null } });
    expect(actions({ without: ['film'], schools: [signed, school('Kent State'), silent('Toledo', '2026-11-01')] })).toEqual([
      'You signed with Akron: tell coaches who still write to you, with thanks, and ask its staff what they need from you next.',
    ]);
  });
});

describe('what the profile lacks', () => {
  it.each([
    [['height'], 'your height is missing'],
    [['position', 'city'], 'your position and town are missing'],
    [['gpa', 'height', 'weight'], 'your GPA, height and weight are missing'],
  ])('Y-05 is named in one sentence: %j', (without, expected) => {
    expect(actions({ without })).toEqual([`Fill in your profile: ${expected}, and nothing is guessed.`]);
  });

  const distance = (changes: Partial<FitPartResult> = {}): StrategySchool => {
    const part = { key: 'geographic', label: 'Distance', score: null, high: null, missingFrom: 'profile', band: 'unknown' } as const;
    return school(
      'Akron',
      { sent: 1 },
      { fit: { ...AKRON_TARGET.fit, parts: [{ ...part, isBaseline: false, sentence: '', ...changes }] } },
    );
  };

  it('Y-05 a town is not found where no school has a distance because of the profile', () => {
    const unknown = [expect.stringMatching(/^Your town is not in our list of towns/)];
    expect(actions({ schools: [distance()] })).toEqual(unknown);
    expect(actions({ schools: [distance(), distance({ score: 80 })] })).toEqual([]);
    expect(actions({ schools: [distance({ missingFrom: 'school' })] })).toEqual([]);
    expect(actions({ schools: [distance({ key: 'academic' })] })).toEqual([]);
    expect(actions({ schools: [distance()], without: ['city'] })).toEqual([expect.stringContaining('your town is missing')]);
  });
});

describe('schools below whose minimum the athlete is', () => {
  const ask = 'Ask your counselor this week which core courses you can still take or repeat before you graduate: your grades are below the';

  it('Y-06 are named while others have none, and only those that are open', () => {
    const schools = [below('Akron'), below('Toledo', { leadLevel: 'declined' }), school('Kent State', { sent: 1 })];
    expect(actions({ schools })).toEqual([`${ask} minimum at Akron.`, 'Your core GPA is 1.9. Junior college is open.']);
    expect(actions({ schools: [below('Toledo', { leadLevel: 'declined' })] })).toEqual([]);
  });

  it('Y-06 are not named one by one where it is all of them', () => {
    expect(actions({ schools: [below('Akron'), below('Toledo')] })[0]).toBe(
      `${ask} minimum at every school of your list that has a minimum.`,
    );
  });
});

describe('schools that have not answered', () => {
  const followUps = (given: Given) => actions(given).filter((action) => action.startsWith('Follow up'));

  it('Y-05 are left alone where nothing is left to decide or a visit is to come', () => {
    const visit = { kind: 'visit' as const, on: '2026-12-05', deadline: null };
    const schools = [
      { ...silent('Akron', '2026-11-01'), leadLevel: 'committed' as const },
      silent('Kent State', '2026-11-01', { contacts: 1, events: [visit] }),
      school('Toledo', { sent: 1, lastSentOn: '2026-11-20' }),
    ];
    expect(followUps({ schools })).toEqual([]);
  });

  it('Y-05 hear from a ninth or tenth grader again after 60 days, from others after a week', () => {
    const days = { 59: '2026-09-23', 60: '2026-09-22' };
    expect(followUps({ classYear: '2029', schools: [silent('Akron', days[59])] })).toEqual([]);
    expect(followUps({ classYear: '2029', schools: [silent('Akron', days[60])] })).toEqual([
      'Follow up with Akron: no reply for two months or more.',
    ]);
    expect(followUps({ classYear: '2029', schools: [silent('Akron', null)] })).toHaveLength(1);
    expect(followUps({ classYear: '2028', schools: [silent('Akron', days[59])] })).toEqual([
      'Follow up with Akron: no reply for a week or more.',
    ]);
  });

  it('Y-05 who asked to be kept posted gets news when there are some, and is in no other task', () => {
    const posted = school('Akron', { sent: 1, replied: 1, isNewsAwaited: true, isSilent: true, lastSentOn: '2026-11-01' });
    expect(actions({ schools: [posted] })).toEqual(['Keep the coaches of Akron posted, as they asked: write when something is new.']);
    expect(actions({ schools: [{ ...posted, leadLevel: 'declined' }] })).toEqual([]);
  });

  it('Y-05 after two months without a reply one more email goes out, and none after a year or five emails', () => {
    const last = (lastSentOn: string, changes: Partial<Engagement> = {}) =>
      actions({ schools: [school('Akron', { sent: 1, lastSentOn, ...changes })] });
    const once = ['Write once more to Akron, to another coach of the staff if you can: no reply for two months or more.'];
    expect([last('2026-09-25'), last('2026-09-26'), last('2025-11-21'), last('2025-11-20')]).toEqual([once, [], once, []]);
    expect([last('2026-09-20', { sent: 5 }), last('2026-09-20', { replied: 1 })]).toEqual([[], []]);
    expect(last('2026-09-20', { isSilent: true })).toEqual(['Follow up with Akron: no reply for a week or more.']);
    expect(last('2026-09-20', { events: [{ kind: 'camp', on: '2026-12-01', deadline: null }] }).join()).not.toContain('once more');
    expect(
      actions({ schools: [below('Akron', { engagement: { ...AKRON_TARGET.engagement, sent: 1, lastSentOn: '2026-09-20' } })] }).join(),
    ).not.toContain('once more');
  });

  it('Y-05 a player of a college gets the steps of a transfer', () => {
    const facts = MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'highSchool' ? { ...fact, value: 'Snow College' } : fact));
    const of = (year: string) =>
      currentActions({
        ...MARCUS_MATERIAL,
        schools: [],
        facts: facts.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: year } : fact)),
      });
    expect(of('2025')).toEqual([
      expect.stringMatching(/^Ask the adviser of your college for your transcript/),
      expect.stringMatching(/^Ask each school how many of your credits transfer/),
      expect.stringMatching(/^Ask the NCAA Eligibility Center/),
    ]);
    expect(of('2027')).toEqual([]);
    expect(actions({ classYear: '2025' })).toEqual([expect.stringMatching(/^You left high school in 2025/)]);
  });
});
