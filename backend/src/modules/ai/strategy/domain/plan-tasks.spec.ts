import { AKRON_TARGET, MARCUS_MATERIAL } from '../testing/strategy-fixture.js';
import { recommendApproach } from './schools/recommend-approach.js';
import { currentActions } from './current-actions.js';
import { recordTasks } from './plan-tasks.js';
import type { Engagement, StrategySchool } from './strategy-material.js';
import { writeStrategy } from './write-strategy.js';

const today = '2026-11-21';
const school = (id: number, name: string, changes: Partial<Engagement>): StrategySchool => ({
  ...AKRON_TARGET,
  ...{ id, name },
  engagement: { ...AKRON_TARGET.engagement, ...changes },
});
const waiting = (things: string[], on: string | null) => ({ sent: 1, replied: 1, isReplyWaiting: true, asked: { things, on } });

describe('what happened comes first', () => {
  it('Y-05 offers with a day, replies by the day they name, offers without a day, own steps, invitations', () => {
    const schools = [
      school(1, 'Ashland', { events: [{ kind: 'camp', on: '2026-11-01', deadline: '2026-12-20' }] }),
      school(2, 'Toledo', { nextStep: 'Official visit December 5 to 6.' }),
      school(3, 'Kent State', { offer: { status: 'verbal', deadline: null } }),
      school(4, 'Delta State', waiting(['your transcript'], null)),
      school(5, 'Carson-Newman', waiting(['your decision'], '2026-12-10')),
      school(6, 'Samford', { offer: { status: 'written', deadline: '2026-12-01' } }),
      school(7, 'Millsaps', { ...waiting([], null), asked: null }),
    ];
    expect(recordTasks({ schools, today }).map((task) => task.slice(0, 60))).toEqual([
      'Answer the written offer of Samford by December 1, 2026: tal',
      'Answer the coaches of Carson-Newman: they asked about your d',
      'Answer the coaches of Delta State: they asked about your tra',
      'Answer the coaches of Millsaps.',
      'Ask by which day the verbal offer of Kent State needs an ans',
      'Your next step with Toledo: “Official visit December 5 to 6”',
      'Tell Ashland by December 20, 2026 whether you come to the ca',
    ]);
  });

  it('Y-05 a visit or a camp to come is said with its day, the next one first, and once with the own step of that day', () => {
    const visit = (on: string) => ({ contacts: 1, events: [{ kind: 'visit' as const, on, deadline: null }] });
    const schools = [
      school(1, 'Shorter', { ...visit('2026-12-05'), nextStep: 'Official visit December 5 to 6.' }),
      school(2, 'Idaho', { contacts: 1, events: [{ kind: 'camp', on: '2026-11-22', deadline: '2026-11-21' }] }),
      { ...school(3, 'Delta State', visit('2026-12-01')), leadLevel: 'declined' as const },
    ];
    expect(recordTasks({ schools, today })).toEqual([
      'Your camp at Idaho is on November 22, 2026. Tell its coaches that you come, ask what to bring, and thank them the day after.',
      'Your visit to Shorter is on December 5, 2026. Prepare your questions: playing time, classes, cost.',
      'Tell Idaho by November 21, 2026 whether you come to the camp.',
    ]);
    const [first] = schools;
    expect(first && recommendApproach(first, today)).toMatch(/^Your visit to Shorter is on December 5, 2026\./);
    const dayOf = { ...AKRON_TARGET, ...{ name: 'Shorter' } };
    expect(recordTasks({ schools: [{ ...dayOf, engagement: { ...dayOf.engagement, ...visit(today) } }], today })).toEqual([
      'Thank the coach of Shorter for the visit, and ask what comes next.',
    ]);
  });

  it('Y-05 who signed elsewhere cancels a visit to come', () => {
    const signed = school(1, 'Samford', { offer: { status: 'signed', deadline: null } });
    const planned = school(2, 'Shorter', { contacts: 1, events: [{ kind: 'visit', on: '2026-12-05', deadline: null }] });
    const task = 'Tell Shorter that you do not come to the visit on December 5, 2026, with thanks: you signed with Samford.';
    expect(recordTasks({ schools: [signed, planned], today })).toEqual([task]);
    expect(recommendApproach(planned, today, { hasFilm: true, signedWith: 'Samford' })).toMatch(task);
  });

  it('Y-05 a school with a visit to come is not followed up as silent', () => {
    const silent = { sent: 1, isSilent: true, lastSentOn: '2026-11-01', contacts: 1 };
    const tasks = (changes: Partial<Engagement>) =>
      currentActions({ ...MARCUS_MATERIAL, schools: [school(1, 'Shorter', { ...silent, ...changes })] }).join(' ');
    expect(tasks({})).toContain('Follow up with Shorter');
    expect(tasks({ events: [{ kind: 'visit', on: '2026-12-05', deadline: null }] })).not.toContain('Follow up');
  });

  it('Y-05 a logged offer is not ignored by the plan: it is the first task and the text of its school', () => {
    const schools = [school(1, 'Ashland', {}), school(6, 'Samford', { offer: { status: 'written', deadline: '2026-12-01' } })];
    const plan = writeStrategy({ ...MARCUS_MATERIAL, schools });
    const task = 'Answer the written offer of Samford by December 1, 2026';
    expect(plan.timeline[0]?.actions[0]).toContain(task);
    expect(plan.schoolStrategies.find(({ school: name }) => name === 'Samford')?.recommendedApproach).toContain(task);
  });

  it.each([
    [
      'after a visit of this month thanks are due',
      { events: [{ kind: 'visit', on: '2026-11-14', deadline: null }] },
      'You visited on November 14, 2026. Thank the coach whom you met',
    ],
    [
      'after a camp the next email is no first one',
      { events: [{ kind: 'camp', on: '2026-06-12', deadline: null }] },
      'You were at its camp on June 12, 2026. Write to the coach whom you met',
    ],
    [
      'a declined offer is left alone',
      { offer: { status: 'declined', deadline: null } },
      'You declined its offer, so there is nothing to do here.',
    ],
    [
      'a question is answered by its words',
      waiting(['your transcript'], null),
      'Answer the coaches of Akron: they asked about your transcript.',
    ],
  ] as const)('Y-05 %s', (_, changes, text) => {
    expect(recommendApproach(school(1, 'Akron', changes), today)).toMatch(new RegExp(`^${text}`));
  });

  it('Y-05 thanks are due until an email went out, and never where the athlete said no', () => {
    const visit = { kind: 'visit' as const, on: '2026-11-14', deadline: null };
    const thanks = (changes: Partial<Engagement>, more: Partial<StrategySchool> = {}) =>
      recordTasks({ schools: [{ ...school(1, 'Akron', { contacts: 1, events: [visit], ...changes }), ...more }], today });
    expect(thanks({})).toEqual(['Thank the coach of Akron for the visit, and ask what comes next.']);
    expect(thanks({ sent: 1, lastSentOn: '2026-11-13' })).toHaveLength(1);
    expect(thanks({ sent: 1, lastSentOn: '2026-11-15' })).toEqual([]);
    expect(thanks({ events: [{ ...visit, on: '2026-11-06' }] })).toEqual([]);
    expect(thanks({}, { leadLevel: 'declined' })).toEqual([]);
    expect(thanks({ offer: { status: 'declined', deadline: null } })).toEqual([]);
  });

  it('Y-05 a visit that is planned is prepared, and nobody is sent a first email there', () => {
    const planned = school(1, 'West Florida', { nextStep: 'Official visit December 5 to 6' });
    const { schoolStrategies, timeline } = writeStrategy({ ...MARCUS_MATERIAL, schools: [planned] });
    expect(schoolStrategies[0]?.recommendedApproach).toMatch(/“Official visit December 5 to 6”\. Prepare your questions/);
    expect(timeline[0]?.actions.join('\n')).not.toContain('first email');
  });

  it('Y-05 without film nobody is told to send it; who was met at a camp is written to, not introduced to', () => {
    const facts = MARCUS_MATERIAL.facts.filter(({ key }) => key !== 'film');
    const met = school(2, 'Toledo', { contacts: 1, events: [{ kind: 'camp', on: '2026-06-12', deadline: null }] });
    const { schoolStrategies, timeline } = writeStrategy({ ...MARCUS_MATERIAL, facts, schools: [AKRON_TARGET, met] });
    expect(schoolStrategies[0]?.recommendedApproach).toMatch(/^Get film first: five good plays are enough/);
    expect(timeline[0]?.actions.slice(0, 3)).toEqual([
      'Put film into your profile: five good plays, from any team, are enough to begin.',
      'Write to the coaches whom you met at Toledo, with what is new since then.',
      'Once your film is there, send a first email to Akron.',
    ]);
  });

  it('Y-06 below a minimum the first task is the counselor, and nothing is said of answers to an email that should wait', () => {
    const gate = { sentence: 'Your core GPA is 1.9.', stillOpen: 'Junior college (NJCAA) is open.' };
    const below = { ...AKRON_TARGET, fit: { ...AKRON_TARGET.fit, tier: 'below_minimum' as const, gate } };
    const of = (graduationYear: string) => {
      const facts = MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: graduationYear } : fact));
      return writeStrategy({ ...MARCUS_MATERIAL, facts, schools: [below, { ...AKRON_TARGET, id: 5, name: 'Millsaps' }] });
    };
    const { overview, timeline, schoolStrategies } = of('2027');
    const first = 'Ask your counselor this week which core courses you can still take or repeat before you graduate: ';
    expect(timeline[0]?.actions[0]).toBe(`${first}your grades are below the minimum at Akron.`);
    expect(overview).toContain(`First of all: ${first}`);
    expect(schoolStrategies[0]?.recommendedApproach).not.toContain('may reply');
    expect(of('2026').timeline[0]?.actions[1]).toMatch(/^Ask the NCAA Eligibility Center this week what can still change: /);
  });

  it('Y-05 a range that begins low is no weakness, a town that is not found is a task', () => {
    const part = { key: 'academic' as const, label: 'Academic', isBaseline: false, sentence: '', missingFrom: null };
    const fit = (high: number) => ({ ...AKRON_TARGET.fit, parts: [{ ...part, score: 44, high, band: 'weak' as const }] });
    const areas = (high: number) => writeStrategy({ ...MARCUS_MATERIAL, schools: [{ ...AKRON_TARGET, fit: fit(high) }] }).areasToImprove;
    expect(areas(92).join('\n')).not.toMatch(/grades or tests are low/);
    expect(areas(44)).toContain('Academics: grades or tests are low at 1 of 1 (Akron).');
    const lost = {
      ...part,
      key: 'geographic' as const,
      score: null,
      high: null,
      band: 'unknown' as const,
      missingFrom: 'profile' as const,
    };
    const schools = [{ ...AKRON_TARGET, fit: { ...AKRON_TARGET.fit, parts: [lost] } }];
    expect(writeStrategy({ ...MARCUS_MATERIAL, schools }).timeline[0]?.actions[0]).toMatch(/^Your town is not in our list of towns/);
  });

  it('Y-05 where no football aid is given, need and grades are named', () => {
    const at = (changes: Partial<StrategySchool>) => recommendApproach({ ...AKRON_TARGET, ...changes }, today);
    expect(at({ division: 'D3' })).toContain('Aid here is by need or for grades, none for football');
    expect(at({ conference: 'Ivy League' })).toContain('Aid here is by need or for grades');
    expect(at({})).not.toContain('Aid here');
  });

  const young = (lastSentOn: string, replied = 0) => ({
    ...MARCUS_MATERIAL,
    facts: MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: '2030' } : fact)),
    schools: [school(1, 'Akron', { sent: 1, replied, isSilent: true, lastSentOn })],
  });
  const actionsOf = (material: typeof MARCUS_MATERIAL) => (writeStrategy(material).timeline[0]?.actions ?? []).join('\n');

  it('Y-05 a ninth grader is not sent after coaches every week: they may not answer yet', () => {
    const recent = young('2026-11-01');
    expect(actionsOf(recent)).not.toContain('Follow up with');
    expect(writeStrategy(recent).schoolStrategies[0]?.recommendedApproach).toMatch(/^Your last email is enough for now/);
    expect(actionsOf(young('2026-08-01'))).toContain('Follow up with Akron: no reply for two months or more.');
    expect(writeStrategy(recent).followUpSequence.map(({ day }) => day)).toEqual([0, 90, 270]);
    expect(writeStrategy(MARCUS_MATERIAL).followUpSequence.map(({ day }) => day)).toEqual([0, 7, 14, 28, 45]);
  });

  it('Y-05 a coach who answered before gets something new, and no plain follow-up', () => {
    const material = {
      ...MARCUS_MATERIAL,
      schools: [school(1, 'Pittsburg State', { sent: 2, replied: 1, isSilent: true, lastSentOn: '2026-10-21' })],
    };
    expect(actionsOf(material)).toContain(
      'Write to Pittsburg State when something is new: a game, film or grades. They answered you before.',
    );
    expect(actionsOf(material)).not.toContain('Follow up with');
  });

  it('Y-05 no first email is proposed to a school that made an offer', () => {
    const statuses = ['verbal', 'written', 'signed', 'withdrawn', 'declined', null] as const;
    for (const status of statuses) {
      const schools = [school(1, 'Samford', { offer: { status, deadline: '2026-12-01' } })];
      const plan =
        JSON.stringify(writeStrategy({ ...MARCUS_MATERIAL, schools }).schoolStrategies) + actionsOf({ ...MARCUS_MATERIAL, schools });
      expect(plan).not.toContain('first email');
    }
  });

  const withOffer = (name: string, status: 'signed' | 'written' | null, deadline: string | null = null) => ({
    ...AKRON_TARGET,
    ...{
      id: name.length,
      name,
      engagement: { ...AKRON_TARGET.engagement, offer: status && { status, deadline }, contacts: status ? 1 : 0 },
    },
  });

  it('Y-05 after a signature nobody is sent a first email, and nothing is left to decide', () => {
    const schools = [withOffer('Walsh', 'signed'), withOffer('Ashland', null), withOffer('Tiffin', 'written', '2026-11-30')];
    const material = { ...MARCUS_MATERIAL, schools };
    const { timeline, schoolStrategies } = writeStrategy(material);
    const text = timeline.flatMap(({ actions }) => actions).join('\n');
    expect(text).toContain('You signed with Walsh: tell coaches who still write to you, with thanks');
    expect(text).toContain('Decline the written offer of Tiffin by November 30, 2026, with thanks: you signed with Walsh.');
    expect(text).toContain('Send your application to Walsh:');
    expect(text).not.toMatch(/first email|Ashland|Compare aid|Decide with your family|where you stand on their list|Visit the schools/);
    const approach = (name: string) => schoolStrategies.find(({ school }) => school === name)?.recommendedApproach;
    expect(approach('Ashland')).toBe('You signed with Walsh, so there is nothing to do here.');
    expect(approach('Walsh')).toMatch(/^You signed here\./);
  });

  it('Y-05 who is not in high school yet is asked for no email and no film', () => {
    const facts = MARCUS_MATERIAL.facts
      .filter(({ key }) => key !== 'film')
      .map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: '2033' } : fact));
    const plan = writeStrategy({ ...MARCUS_MATERIAL, facts });
    expect(plan.overview).toContain('High school has not begun for you, so there is nothing to send yet.');
    expect(plan.schoolStrategies[0]?.recommendedApproach).not.toContain('may reply');
    expect(plan.timeline).toEqual([{ month: 'November 2026', actions: [expect.stringContaining('High school has not begun for you')] }]);
    expect(plan.schoolStrategies[0]?.recommendedApproach).toContain('It is too early for emails');
    expect(plan.followUpSequence).toEqual([
      expect.objectContaining({ purpose: expect.stringContaining('Wait with it until ninth grade') as string }),
    ]);
  });

  it('Y-05 nobody below a minimum everywhere is told to apply there', () => {
    const gate = { sentence: 'Your GPA is 0.8.', stillOpen: 'Junior college is open.' };
    const schools = [{ ...AKRON_TARGET, fit: { ...AKRON_TARGET.fit, tier: 'below_minimum' as const, gate } }];
    expect(actionsOf({ ...MARCUS_MATERIAL, schools })).not.toMatch(/applications? to/);
    expect(actionsOf(MARCUS_MATERIAL)).toContain('Send your application to Akron');
  });

  it('Y-05 a GPA of another scale is asked for unweighted', () => {
    const facts = MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'gpa' ? { ...fact, value: '4.6 (5.0 weighted)' } : fact));
    expect(actionsOf({ ...MARCUS_MATERIAL, facts })).toContain('Ask your counselor for your unweighted GPA');
    expect(actionsOf(MARCUS_MATERIAL)).not.toContain('unweighted');
  });

  it('F-13 Y-05 a roster that is cut short or old says in the plan what it says on the fit page', () => {
    const need = { key: 'need' as const, label: 'Position need', score: null, high: null, missingFrom: 'school' as const };
    const part = { ...need, band: 'unknown' as const, isBaseline: false, sentence: 'The roster is incomplete.' };
    const rosterFit = [{ position: 'QB', urgency: 'high' as const, graduatingPlayers: 4, startersGraduating: null }];
    const rosterTasks = (more: object, entryYear: number | null = 2027) => {
      const fit = { ...AKRON_TARGET.fit, parts: [{ ...part, ...more }] };
      const school = { ...AKRON_TARGET, fit, rosterFit, rosterSeason: 2026, entryYear };
      return writeStrategy({ ...MARCUS_MATERIAL, schools: [school] }).schoolStrategies[0]?.recommendedApproach;
    };
    expect(rosterTasks({})).toMatch(/The roster is incomplete\.$/);
    const later = { score: 30, high: 30, missingFrom: null, sentence: 'You would start in fall 2030. 1 of 4 leave.' };
    expect(rosterTasks(later, 2030)).toMatch(/1 of 4 leave\.$/);
    expect(rosterTasks(later, 2027)).toContain('The 2026 roster shows high need for quarterbacks: 4 in the class of 2027');
  });

  it('Y-06 below a minimum junior colleges near home are named; without one nothing is', () => {
    const gate = { sentence: 'Your core GPA is 1.9.', stillOpen: 'Junior college (NJCAA) is open.' };
    const schools = [{ ...AKRON_TARGET, fit: { ...AKRON_TARGET.fit, tier: 'below_minimum' as const, gate } }];
    const named = actionsOf({ ...MARCUS_MATERIAL, schools, juniorColleges: ['Pearl River', 'Hinds'] });
    expect(named).toContain('Look at junior colleges near you, and put one on your list: Pearl River and Hinds.');
    expect(actionsOf({ ...MARCUS_MATERIAL, schools, juniorColleges: [] })).not.toContain('Look at junior colleges');
    expect(actionsOf({ ...MARCUS_MATERIAL, juniorColleges: ['Pearl River'] })).not.toContain('Look at junior colleges');
  });

  it('Y-06 a core GPA just above a minimum is named', () => {
    expect(actionsOf({ ...MARCUS_MATERIAL, nearMinimum: 'Your core GPA of 2.4 is just above the 2.3 of NCAA Division I.' })).toContain(
      'Your core GPA of 2.4 is just above the 2.3',
    );
  });
});
