import { flowSteps } from './flow-steps';

const states = (...args: Parameters<typeof flowSteps>) => flowSteps(...args).map(({ label, state }) => `${label}: ${state}`);

describe('the steps of a campaign', () => {
  it('C-03 run from Write to Sent; what was passed is done', () => {
    expect(states('review')).toEqual(['Write: done', 'Pick coaches: done', 'Review each: now', 'Confirm: ahead', 'Sent: ahead']);
  });

  it('M-01 end as kept, not as sent, when nothing was delivered', () => {
    expect(states('kept', { last: 'kept' }).at(-1)).toBe('Kept: done');
    expect(states('confirm', { last: 'kept' }).join()).not.toContain('Sent');
  });

  it('M-08 Sent is not done while none of the emails was sent', () => {
    expect(states('sent', { noneSent: true }).slice(3)).toEqual(['Confirm: done', 'Sent: ahead']);
  });

  it('C-23 the review is done only when every email was opened', () => {
    expect(states('confirm')[2]).toBe('Review each: skipped');
    expect(states('confirm', { allReviewed: true })[2]).toBe('Review each: done');
    expect(states('pick', { allReviewed: true })[2]).toBe('Review each: ahead');
  });

  it('C-23 after Send nothing says that the emails were reviewed when they were not', () => {
    expect(states('sent')).toEqual(['Write: done', 'Pick coaches: done', 'Review each: skipped', 'Confirm: done', 'Sent: done']);
  });
});
