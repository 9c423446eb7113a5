import { firstDifference } from './first-difference.js';
import type { FollowUpText } from './follow-up-step.js';

const STEP: FollowUpText = { waitDays: 7, reason: 'own', ownReason: 'A visit', template: 'Hello', confirmed: ['no_film', 'long'] };
const changed = (changes: Partial<FollowUpText>) => ({ ...STEP, ...changes });

describe('the first follow-up that is another one', () => {
  it('is none when the lists are the same', () => {
    expect(firstDifference([], [])).toBeNull();
    expect(firstDifference([STEP, changed({ waitDays: 9 })], [changed({}), changed({ waitDays: 9 })])).toBeNull();
  });

  it.each([
    ['the wait', { waitDays: 8 }],
    ['the reason', { reason: 'new_film' as const }],
    ['the reason in own words', { ownReason: 'A camp' }],
    ['the text', { template: 'Hello again' }],
    ['what was confirmed', { confirmed: ['no_film'] }],
  ])('notices %s', (_, changes) => {
    expect(firstDifference([STEP, STEP], [STEP, changed(changes)])).toBe(1);
  });

  it('counts one that was added or taken away', () => {
    expect(firstDifference([STEP], [STEP, STEP])).toBe(1);
    expect(firstDifference([STEP, STEP], [STEP])).toBe(1);
    expect(firstDifference([], [STEP])).toBe(0);
  });
});
