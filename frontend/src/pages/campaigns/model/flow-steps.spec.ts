import { flowSteps } from './flow-steps';

describe('the steps of a campaign', () => {
  it('C-03 run from Write to Sent; what lies behind is done', () => {
    expect(flowSteps('review').map(({ label, state }) => `${label}: ${state}`)).toEqual([
      'Write: done',
      'Pick coaches: done',
      'Review each: now',
      'Confirm: ahead',
      'Sent: ahead',
    ]);
  });

  it('M-01 end as kept, not as sent, when nothing was delivered', () => {
    expect(flowSteps('kept', 'kept').map(({ label, state }) => `${label}: ${state}`).at(-1)).toBe('Kept: done');
    expect(flowSteps('confirm', 'kept').map(({ label }) => label)).not.toContain('Sent');
  });

  it('C-03 are all done after Send', () => {
    expect(flowSteps('sent').every(({ state }) => state === 'done')).toBe(true);
  });
});
