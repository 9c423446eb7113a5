import { AKRON_TARGET, MARCUS_MATERIAL } from '../testing/strategy-fixture.js';
import { POSITIONS } from '../../../profile/fields/index.js';
import { positionAdvice } from './position-advice.js';
import { contactOrder } from './schools/contact-order.js';
import { recommendApproach } from './schools/recommend-approach.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import type { StrategyMaterial } from './strategy-material.js';
import { writeStrategy } from './write-strategy.js';

const ofClass = (classYear: number | null, changes: Partial<StrategyMaterial> = {}): StrategyMaterial => {
  const facts = MARCUS_MATERIAL.facts.flatMap((fact) => {
    if (fact.key !== 'graduationYear') return [fact];
    return classYear === null ? [] : [{ ...fact, value: String(classYear) }];
  });
  return { ...MARCUS_MATERIAL, facts, ...changes };
};

const monthsOf = (material: StrategyMaterial) => writeStrategy(material).timeline.map(({ month }) => month);

describe('a strategy by rules', () => {
  it('E-10 is the same for the same material', () => {
    expect(writeStrategy(MARCUS_MATERIAL)).toEqual(writeStrategy(structuredClone(MARCUS_MATERIAL)));
  });

  it.each([
    [2027, '2026-07-31', 11],
    [2027, '2026-08-01', 12],
    [2027, '2027-07-31', 12],
    [2027, '2027-08-01', 13],
    [2032, '2026-11-21', 7],
    [2028, '2028-02-29', 12],
  ])('E-10 the class of %i is on %s in grade %i', (classYear, day, grade) => {
    expect(schoolGrade(classYear, day)).toBe(grade);
  });

  it('E-10 months run from the current one to the end of high school, at most twelve', () => {
    expect(monthsOf(ofClass(2027))).toEqual([
      'November 2026',
      'December 2026',
      'January 2027',
      'February 2027',
      'March 2027',
      'April 2027',
      'May 2027',
      'June 2027',
      'July 2027',
    ]);
    for (const classYear of [2028, 2029, 2030, null]) expect(monthsOf(ofClass(classYear))).toHaveLength(12);
    expect(monthsOf(ofClass(2031))).toEqual(['November 2026', 'August 2027', 'September 2027', 'October 2027']);
    expect(monthsOf(ofClass(2032))).toEqual(['November 2026']);
    expect(monthsOf(ofClass(2027, { today: '2024-02-29' }))[0]).toBe('February 2024');
  });

  it('E-10 a class that has left gets one month that says so, and nothing about classrooms', () => {
    const { timeline, overview } = writeStrategy(ofClass(2025));
    expect(timeline).toHaveLength(1);
    expect(timeline[0]?.actions[0]).toMatch(/^You left high school in 2025, so no months can be planned\. If you play at a college now/);
    expect(overview).toContain('You left high school in 2025.');
  });

  it('E-10 without a class year the first action is to add it', () => {
    expect(writeStrategy(ofClass(null)).timeline[0]?.actions[0]).toMatch(/^Add your class year/);
  });

  it('Y-04 the day from which coaches may reply stands in its month', () => {
    const schools = [{ ...AKRON_TARGET, window: { state: 'later' as const, from: '2027-06-15' } }];
    const { timeline, schoolStrategies } = writeStrategy(ofClass(2029, { schools }));
    const june = timeline.find(({ month }) => month === 'June 2027');
    expect(june?.actions).toContain('From June 15, 2027 coaches of Akron may reply to you. Have film and profile ready by then.');
    expect(schoolStrategies[0]?.recommendedApproach).toContain('You may write now; its coaches may reply from June 15, 2027.');
  });

  it('E-10 an approach follows the record: waiting, too early, silent, given up', () => {
    const engagement = { ...AKRON_TARGET.engagement, sent: 1, lastSentOn: '2026-11-15' };
    const say = (changes: object) => recommendApproach({ ...AKRON_TARGET, engagement: { ...engagement, ...changes } }, '2026-11-21');
    expect(say({ isReplyWaiting: true })).toMatch(/^A coach is waiting/);
    expect(say({})).toMatch(/^Your last email is less than a week old/);
    expect(say({ lastSentOn: '2026-11-14' })).toMatch(/^Follow up with something new/);
    expect(say({ lastSentOn: '2026-11-01', sent: 5 })).toMatch(/^5 emails had no reply/);
    expect(recommendApproach({ ...AKRON_TARGET, leadLevel: 'declined' }, '2026-11-21')).toMatch(/^You marked this school as declined/);
  });

  it('E-10 unknown starters are said, and never counted as none', () => {
    const rosterFit = [{ position: 'QB', urgency: 'high' as const, graduatingPlayers: 2, startersGraduating: null }];
    const text = recommendApproach({ ...AKRON_TARGET, rosterSeason: 2026, rosterFit }, '2026-11-21');
    expect(text).toContain(
      'The 2026 roster shows high need for quarterbacks: 2 in the class of 2027, their starters are unknown (a fifth season is possible).',
    );
  });

  it('Y-05 a word that is another than the total would give is explained', () => {
    const sentences = (tier: 'reach' | 'target', score: number) =>
      recommendApproach({ ...AKRON_TARGET, fit: { ...AKRON_TARGET.fit, tier, score } }, '2026-11-21');
    expect(sentences('reach', 71)).toContain('Fit 71/100: a reach until its coaches show interest, whatever the figures.');
    expect(sentences('target', 48)).toContain('Fit 48/100: a target by its offer.');
    expect([sentences('reach', 59), sentences('target', 60)].join(' ')).not.toMatch(/until its coaches|by its offer/);
  });

  it('E-10 a step that helps at several schools is told of the one where it gains most', () => {
    const having = (name: string, to: number) => {
      const changes = [`An SAT of 1010 moves the academic part from 41 to ${to}.`];
      const low = { key: 'academic' as const, label: 'Academic', score: 41, high: 41, band: 'weak' as const };
      const parts = [{ ...low, missingFrom: null, isBaseline: false, sentence: '' }];
      return { ...AKRON_TARGET, name, fit: { ...AKRON_TARGET.fit, parts, changes } };
    };
    const { areasToImprove } = writeStrategy({
      ...MARCUS_MATERIAL,
      schools: [having('Akron', 44), having('Toledo', 47), having('Kent State', 45)],
    });
    expect(areasToImprove).toContain('At Toledo: An SAT of 1010 moves the academic part from 41 to 47. It helps at 3 of your schools.');
  });

  it.each([
    ['EDGE', 'Line, Def, Head'],
    ['NT', 'Line, Def, Head'],
    ['CB', 'Backs, Def, Head'],
    ['S', 'Backs, Def, Head'],
    ['FB', 'Run, Off, Head'],
    ['ATH', 'Head'],
    ['LS', 'Head'],
  ])('P-14 E-10 contacts of %s: %s', (position, order) => {
    const coach = (name: string, code: string) => ({ name, title: '', position: code, hasEmail: true, isHeadCoach: code === 'HC' });
    const staff = [
      coach('Head', 'HC'),
      coach('Off', 'OC'),
      coach('Def', 'DC'),
      coach('Line', 'DL'),
      coach('Backs', 'DB'),
      coach('Run', 'RB'),
    ];
    expect(contactOrder({ name: 'Akron', staff }, position).join(', ')).toBe(order);
  });

  it('E-10 says of a player of a college where he plays, and that he is a transfer', () => {
    const facts = ofClass(2025).facts.map((fact) => (fact.key === 'highSchool' ? { ...fact, value: 'Snow College' } : fact));
    const { overview, followUpSequence } = writeStrategy({ ...MARCUS_MATERIAL, facts });
    expect(overview).toContain(
      'You are a quarterback at Snow College, and finished high school in 2025. You are looked at as a transfer: your college transcript counts first.',
    );
    expect(overview).not.toContain('correct your class year');
    expect(followUpSequence[0]?.subject).toMatch(/^QB at Snow College/);
  });

  it('E-10 tells kickers, punters and snappers that many began as walk-ons', () => {
    expect(['K', 'P', 'LS', 'QB'].map((position) => positionAdvice(position).join().includes('walk-ons'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('P-14 E-10 names the coach of the group to look for, and advises every position', () => {
    const lookFor = (position: string) => contactOrder({ name: 'Akron', staff: [] }, position)[1];
    expect(['EDGE', 'CB', 'ATH', 'LS', ''].map(lookFor)).toEqual([
      'Defensive linemen coach',
      'Defensive backs coach',
      'Position coach',
      'Special teams coordinator',
      'Position coach',
    ]);
    expect(positionAdvice('EDGE')).toEqual(positionAdvice('DL'));
    const openings = POSITIONS.map((position) => positionAdvice(position)[0]);
    expect(openings.filter((one) => one?.startsWith('Add your position'))).toEqual([]);
    expect(positionAdvice('')).toEqual(['Add your position to your profile: film, contacts and need all depend on it.']);
  });

  it('P-14 E-10 says of a position that no roster counts that its need is not known', () => {
    const [school] = writeStrategy({
      ...MARCUS_MATERIAL,
      schools: [{ ...AKRON_TARGET, rosterSeason: 2026, rosterFit: [] }],
    }).schoolStrategies;
    expect(school?.recommendedApproach).toContain('Rosters are not counted for your position, so need is not known.');
  });

  it('E-10 contacts: the position coach, recruiting, the coordinator, the head coach; who has no address comes later', () => {
    const coach = (name: string, position: string, hasEmail = true, isHeadCoach = false) => ({
      name,
      title: '',
      position,
      hasEmail,
      isHeadCoach,
    });
    const staff = [
      coach('Head', 'HC', true, true),
      coach('Line', 'OL'),
      coach('Off', 'OC'),
      coach('Rec', 'RC'),
      coach('Quarter', 'QB', false),
    ];
    expect(contactOrder({ name: 'Akron', staff }, 'QB')).toEqual(['Rec', 'Off', 'Head', 'Quarter (no email address known)']);
    expect(contactOrder({ name: 'Akron', staff: [] }, 'QB')[0]).toMatch(/^No coach of Akron is known here/);
  });
});
