import { aCoach, anAthlete } from '../../writing/testing/builders.js';
import { NeedsConfirmation, NobodyToWriteTo } from '../../writing/domain/campaign-errors.js';
import { planSend } from './plan-send.js';

const clean = { subject: 'Film', template: 'Coach {{coach_last_name}}, my film: {{hudl_profile_url}}' };
const withGpa = { subject: 'Film', template: 'My GPA is {{student_gpa}}.' };

describe('planning a send', () => {
  it('C-04 makes one mail for each coach, each with its own text', () => {
    const planned = planSend(clean, anAthlete(), [aCoach({ coachId: 1 }), aCoach({ coachId: 2, lastName: 'Specimen' })], { confirmed: [] });
    expect(planned.map((mail) => mail.text)).toEqual([
      'Coach Dummett, my film: https://www.hudl.com/profile/12',
      'Coach Specimen, my film: https://www.hudl.com/profile/12',
    ]);
  });

  it('C-03 keeps a coach without an address as skipped, with the reason', () => {
    const planned = planSend(clean, anAthlete(), [aCoach(), aCoach({ coachId: 2, coachEmail: null })], { confirmed: [] });
    expect(planned[1]?.skip).toEqual({ code: 'no_address', message: 'There is no email address for this coach.' });
  });

  it('C-16 writes to an address once, whatever its capitals and the blanks around it', () => {
    const same = { coachEmail: ' Coach1@AKRON.example.edu' };
    const planned = planSend(clean, anAthlete(), [aCoach({ coachId: 1 }), aCoach({ coachId: 2, ...same })], { confirmed: [] });
    expect(planned.map((mail) => mail.skip?.code)).toEqual([undefined, 'same_address']);
  });

  it('C-05 sends nothing while a placeholder is empty, and says for whom', () => {
    const send = () => planSend(withGpa, anAthlete({ gpa: null }), [aCoach({ coachId: 1 }), aCoach({ coachId: 2 })], { confirmed: [] });
    expect(send).toThrow(NeedsConfirmation);
    expect(send).toThrow('Nothing was sent yet: 2 emails need a look.');
  });

  it('C-05 a confirmation counts for one coach and one kind of problem only', () => {
    const coaches = [aCoach({ coachId: 1 }), aCoach({ coachId: 2 })];
    const send = (confirmed: { coachId: number; code: string }[]) => () =>
      planSend(withGpa, anAthlete({ gpa: null }), coaches, { confirmed });
    const first = { coachId: 1, code: 'empty_placeholder' };
    expect(send([first])).toThrow('one email needs');
    expect(send([first, { coachId: 2, code: 'unknown_placeholder' }])).toThrow(NeedsConfirmation);
    expect(send([first, { coachId: 2, code: 'empty_placeholder' }])).not.toThrow();
  });

  it('a mail that is skipped anyway needs no confirmation', () => {
    const coaches = [aCoach(), aCoach({ coachId: 2, coachEmail: null, firstName: '' })];
    expect(() => planSend({ subject: 'x', template: '{{coach_first_name}}' }, anAthlete(), coaches, { confirmed: [] })).not.toThrow();
  });

  it('refuses a send that would reach nobody', () => {
    expect(() => planSend(clean, anAthlete(), [aCoach({ coachEmail: null })], { confirmed: [] })).toThrow(NobodyToWriteTo);
  });
});
