import { AKRON_TARGET } from '../../testing/strategy-fixture.js';
import { engagementWords } from './engagement-words.js';
import { isOpenSchool } from './is-open-school.js';
import { offerTask, offerWords } from './open-offers.js';
import type { Engagement, LoggedOffer, StrategySchool } from '../strategy-material.js';

const words = (changes: Partial<Engagement>) => engagementWords({ ...AKRON_TARGET.engagement, ...changes });

describe('what has passed between an athlete and a school', () => {
  it.each([
    [{}, 'No email sent yet.'],
    [{ contacts: 1 }, 'No email sent yet. You logged 1 contact.'],
    [{ sent: 1 }, '1 email sent. No reply yet.'],
    [{ sent: 2, lastSentOn: '2026-11-03' }, '2 emails sent, the last on November 3, 2026. No reply yet.'],
    [{ sent: 2, opened: 1 }, '2 emails sent. 1 opened (an estimate). No reply yet.'],
    [{ sent: 1, replied: 1 }, '1 email sent. 1 reply.'],
    [{ sent: 1, replied: 2, lastReplyOn: '2026-11-04' }, '1 email sent. 2 replies, the last on November 4, 2026.'],
    [{ sent: 1, contacts: 3 }, '1 email sent. No reply yet. You logged 3 contacts.'],
    [{ contacts: 1, offer: { status: 'verbal', deadline: null } }, 'No email sent yet. You logged 1 contact. You logged a verbal offer.'],
  ] as [Partial<Engagement>, string][])('E-10 %j', (changes, text) => {
    expect(words(changes)).toBe(text);
  });
});

describe('an offer that was logged', () => {
  const school = (offer: LoggedOffer | null, leadLevel: StrategySchool['leadLevel'] = 'cold'): StrategySchool => {
    return { ...AKRON_TARGET, leadLevel, engagement: { ...AKRON_TARGET.engagement, offer } };
  };

  it.each([
    ['signed', null, 'You logged that you signed here.'],
    ['declined', null, 'You logged that you declined its offer.'],
    ['withdrawn', null, 'You logged that its offer was withdrawn.'],
    [null, null, 'You logged an offer.'],
    ['written', '2026-12-01', 'You logged a written offer, to answer by December 1, 2026.'],
  ] as const)('Y-05 %s %s', (status, deadline, text) => {
    expect(offerWords({ status, deadline })).toBe(text);
  });

  it('Y-05 is to be answered by its day, or its day to be asked for', () => {
    expect(offerTask(school({ status: 'written', deadline: '2026-12-01' }))).toMatch(
      /^Answer the written offer of Akron by December 1, 2026:/,
    );
    expect(offerTask(school({ status: null, deadline: null }))).toMatch(/^Ask by which day the offer of Akron needs an answer/);
  });

  it('E-10 leaves a school open until it is chosen or declined', () => {
    expect(isOpenSchool(school(null))).toBe(true);
    expect(isOpenSchool(school({ status: 'written', deadline: null }, 'hot'))).toBe(true);
    expect(isOpenSchool(school({ status: 'withdrawn', deadline: null }))).toBe(true);
    expect((['declined', 'committed'] as const).map((level) => isOpenSchool(school(null, level)))).toEqual([false, false]);
    expect((['declined', 'signed'] as const).map((status) => isOpenSchool(school({ status, deadline: null })))).toEqual([false, false]);
  });
});
