import { AKRON_TARGET } from '../../testing/strategy-fixture.js';
import type { Engagement, LoggedEvent, StrategySchool } from '../strategy-material.js';
import { recommendApproach, type ToShow } from './recommend-approach.js';

const TODAY = '2026-11-21';
const NO_NEED = 'No roster is loaded, so need is not guessed.';
const school = (engagement: Partial<Engagement> = {}, changes: Partial<StrategySchool> = {}): StrategySchool => ({
  ...AKRON_TARGET,
  engagement: { ...AKRON_TARGET.engagement, ...engagement },
  ...changes,
});
const say = (one: StrategySchool, toShow?: Partial<ToShow>) => recommendApproach(one, TODAY, { hasFilm: true, ...toShow });
const event = (kind: LoggedEvent['kind'], on: string): Partial<Engagement> => ({ contacts: 1, events: [{ kind, on, deadline: null }] });
const offer = (status: 'verbal' | 'withdrawn' | 'signed', deadline: string | null = null): Partial<Engagement> => ({
  offer: { status, deadline },
});
const gated = { fit: { ...AKRON_TARGET.fit, gate: { sentence: 'Your core GPA is 1.9.', stillOpen: '' } } };

describe('the one task for a school', () => {
  it.each<[string, StrategySchool, string]>([
    ['committed', school({}, { leadLevel: 'committed' }), 'You marked this school as committed. Keep its staff posted'],
    ['an offer to answer', school(offer('verbal')), 'Ask by which day the verbal offer of Akron needs an answer'],
    ['signed', school(offer('signed')), 'You signed here. Keep its staff posted'],
    ['withdrawn', school(offer('withdrawn')), 'Its offer was withdrawn. Ask the coach why'],
    ['its day is over', school(offer('verbal', '2026-11-20')), 'The day to answer its offer is over.'],
    [
      'a question that was not read',
      school({ sent: 1, replied: 1, isReplyWaiting: true, asked: { things: [], on: null } }),
      'A coach is waiting for your answer. Write back before anything else.',
    ],
    [
      'a question that names a day alone',
      school({ sent: 1, replied: 1, isReplyWaiting: true, asked: { things: [], on: '2026-12-01' } }),
      'Answer the coaches of Akron: they named December 1, 2026.',
    ],
    ['a visit 14 days ago', school(event('visit', '2026-11-07')), 'You visited on November 7, 2026. Thank the coach whom you met'],
    ['a visit 15 days ago', school(event('visit', '2026-11-06')), 'You visited on November 6, 2026. Write to the coach whom you met'],
    ['a call', school(event('call', '2026-11-20')), 'You had a call on November 20, 2026. Thank the coach'],
    ['texts', school(event('text', '2026-11-20')), 'You exchanged texts on November 20, 2026. Thank the coach'],
    ['another contact', school(event('other', '2026-11-20')), 'Send a first email with your film and one clear question.'],
    [
      'a camp long ago and an email since',
      school({ ...event('camp', '2026-06-12'), sent: 1, lastSentOn: '2026-11-01' }),
      'Follow up with something new',
    ],
    ['nothing yet', school(), 'Send a first email with your film and one clear question.'],
    ['nothing yet below its minimum', school({}, gated), 'Ask your counselor first whether you can reach its minimum'],
    ['an email below its minimum', school({ sent: 1, lastSentOn: '2026-11-01' }, gated), 'Follow up with something new'],
    ['only the coach wrote', school({ replied: 1 }), 'You are in contact. Share what is new'],
    ['a reply', school({ sent: 1, replied: 1, lastSentOn: '2026-11-01' }), 'You are in contact. Share what is new'],
    ['a reply of this week', school({ sent: 1, replied: 1, lastSentOn: '2026-11-15' }), 'Your last email is less than a week old.'],
    ['an email of an unknown day', school({ sent: 1 }), 'Follow up with something new'],
    ['four emails', school({ sent: 4, lastSentOn: '2026-11-01' }), 'Follow up with something new'],
    ['five emails', school({ sent: 5, lastSentOn: '2026-11-01' }), '5 emails had no reply. Try another coach'],
  ])('Y-05 follows the record: %s', (_, given, text) => {
    expect(say(given).startsWith(text)).toBe(true);
  });

  it('Y-05 is to get film first where there is none', () => {
    expect(say(school(), { hasFilm: false })).toMatch(/^Get film first/);
  });

  it('Y-05 before high school is to wait, and nothing is said of replies', () => {
    const text = say(school(), { isTooEarly: true });
    expect(text).toMatch(/^It is too early for emails/);
    expect(text).not.toContain('may reply');
    expect(say(school())).toContain('Its coaches may reply to you now.');
  });

  it('Y-05 waits for a ninth or tenth grader until 60 days after the last email', () => {
    expect(say(school({ sent: 1, lastSentOn: '2026-09-23' }), { isYoung: true })).toMatch(/^Your last email is enough for now/);
    expect(say(school({ sent: 1, lastSentOn: '2026-09-22' }), { isYoung: true })).toMatch(/^Follow up with something new/);
    expect(say(school({ sent: 1, lastSentOn: '2026-09-23' }))).toMatch(/^Follow up with something new/);
  });
});

describe('a school after a signature elsewhere', () => {
  const signedWith = 'Rice';

  it('Y-05 with which nothing passed is left', () => {
    expect(say(school(), { signedWith })).toBe('You signed with Rice, so there is nothing to do here.');
  });

  it('Y-05 that wrote, or was written to, is told', () => {
    for (const record of [{ sent: 1 }, { replied: 1 }, { contacts: 1 }]) {
      expect(say(school(record), { signedWith })).toMatch(/^You signed with Rice: tell its coaches, with thanks, and leave it there\./);
    }
    expect(say(school(offer('verbal', '2026-12-01')), { signedWith })).toMatch(/^Decline the verbal offer of Akron by December 1, 2026/);
  });

  it('Y-05 is the school itself: nothing is told to leave it', () => {
    expect(say(school(offer('signed')), { signedWith: 'Akron' })).toMatch(/^You signed here\./);
    expect(say(school(), { signedWith: 'Akron' })).not.toContain('nothing to do here');
  });
});

describe('the reasons that follow the task', () => {
  const window = (state: 'now' | 'later' | 'unknown', from: string | null) => say(school({}, { window: { state, from } }));

  it('Y-04 say when its coaches may reply', () => {
    expect(window('now', '2025-06-15')).toContain('Its coaches may reply to you now.');
    expect(window('later', '2027-06-15')).toContain('You may write now; its coaches may reply from June 15, 2027.');
    expect(window('later', null)).toContain('You may write at any time; ask the school when its coaches may reply.');
    expect(window('unknown', '2027-06-15')).toContain('You may write at any time');
    expect(say(school({ sent: 1 }, gated))).toContain('may reply to you now');
    expect(say(school({}, gated))).not.toContain('may reply');
    expect(say(school({ sent: 1 }))).toContain('may reply to you now');
    for (const contact of [{ replied: 1 }, { contacts: 1 }, offer('verbal')]) {
      expect(say(school(contact))).not.toContain('may reply');
      expect(say(school(contact, { window: { state: 'later', from: '2027-06-15' } }))).toContain('may reply from June 15, 2027');
    }
  });

  it.each([
    ['likely', 88, 'Fit 88/100: likely.'],
    ['target', 70, 'Fit 70/100: a target.'],
    ['reach', 41, 'Fit 41/100: a reach.'],
    ['unknown', 50, 'Fit 50/100: open.'],
    ['reach', 60, 'Fit 60/100: a reach until its coaches show interest, whatever the figures.'],
    ['target', null, 'Too little is known to call its fit.'],
    ['still_open', 88, 'A junior college: open below the NCAA minimum, and a way on to Division I or II.'],
  ] as const)('Y-05 say how it fits: %s, %s', (tier, score, text) => {
    expect(say(school({}, { fit: { ...AKRON_TARGET.fit, tier, score } }))).toContain(text);
  });

  it('Y-06 say the minimum instead of a fit', () => {
    const fit = { ...AKRON_TARGET.fit, ...gated.fit, tier: 'below_minimum' as const, score: 40 };
    expect(say(school({ sent: 1 }, { fit }))).toContain('Your core GPA is 1.9.');
    expect(say(school({ sent: 1 }, { fit }))).not.toContain('Fit 40/100');
  });

  it('Y-05 say of the Ivy League alone what its aid is', () => {
    expect(say(school({}, { conference: 'ivy league' }))).toContain('Aid here is by need');
    expect(say(school({}, { conference: 'Poison Ivy' }))).not.toContain('Aid here');
    expect(say(school({}, { conference: null }))).not.toContain('Aid here');
  });
});

describe('the need of a school in its plan', () => {
  const rostered = (graduatingPlayers: number, startersGraduating: number | null, changes: Partial<StrategySchool> = {}) =>
    say(
      school(
        {},
        { rosterSeason: 2026, rosterFit: [{ position: 'S', urgency: 'high', graduatingPlayers, startersGraduating }], ...changes },
      ),
    );

  it('E-10 is counted by class and starters', () => {
    const safeties = 'The 2026 roster shows high need for safeties';
    expect(rostered(4, 3)).toContain(`${safeties}: 4 in the class of 2027, 3 of them marked as starters (a fifth season is possible).`);
    expect(rostered(4, 0)).toContain(`${safeties}: 4 in the class of 2027, 0 of them marked as starters`);
    expect(rostered(0, null)).toContain(`${safeties}: nobody in the class of 2027.`);
  });

  it('E-10 is not guessed without a roster', () => {
    expect(say(school())).toContain(NO_NEED);
    expect(rostered(4, 3)).not.toContain(NO_NEED);
  });

  it('F-13 is in the words of the fit page where the fall of entry is another, or the school’s roster says nothing', () => {
    const part = { key: 'need', label: 'Position need', score: 30, high: 30, missingFrom: null, band: 'weak' } as const;
    const need = (changes: object, entryYear: number | null | undefined) => {
      const parts = [{ ...part, isBaseline: false, sentence: 'In the words of the fit.', ...changes }];
      return rostered(4, 3, { entryYear, fit: { ...AKRON_TARGET.fit, parts } }).includes('In the words of the fit.');
    };
    expect([need({}, 2028), need({}, 2027), need({}, null), need({}, undefined)]).toEqual([true, false, false, false]);
    const unknown = { score: null, high: null };
    expect([need({ ...unknown, missingFrom: 'school' }, 2027), need({ ...unknown, missingFrom: 'profile' }, 2027)]).toEqual([true, false]);
    expect(need({ key: 'academic' }, 2028)).toBe(false);
  });
});
