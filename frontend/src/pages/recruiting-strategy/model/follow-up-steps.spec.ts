import { followUpSteps } from './follow-up-steps';

const mail = (day: number, purpose = `Purpose of day ${day}`) => ({ day, subject: 'x', purpose });

describe('the follow-ups of a plan as steps of a campaign', () => {
  it('C-19 wait from one email to the next, at most three, and the first email is none of them', () => {
    const { steps, left } = followUpSteps([mail(0), mail(7), mail(14), mail(28), mail(45)]);
    expect(steps.map(({ waitDays }) => waitDays)).toEqual([7, 7, 14]);
    expect(left).toBe(1);
  });

  it('C-19 have the purpose as their reason and no text', () => {
    expect(followUpSteps([mail(7)]).steps).toEqual([{ waitDays: 7, reason: 'own', ownReason: 'Purpose of day 7', template: '' }]);
  });

  it.each(['', '  ', 'x'.repeat(121)])('C-19 have no reason where the purpose is none: %#', (purpose) => {
    expect(followUpSteps([mail(7, purpose)]).steps[0]).toMatchObject({ reason: '', ownReason: '' });
  });

  it('C-19 are in the order of their days, one for a day, and wait at most 90 days', () => {
    expect(followUpSteps([mail(14), mail(7), mail(7), mail(200)])).toMatchObject({ steps: [{ waitDays: 7 }, { waitDays: 7 }], left: 1 });
    expect(followUpSteps([mail(0)])).toEqual({ steps: [], left: 0 });
  });
});
