import { aCoach, anAthlete } from '../../writing/testing/builders.js';
import { NeedsConfirmation, NobodyToWriteTo } from '../../writing/domain/campaign-errors.js';
import { type MailTemplate, MailWriter } from '../../writing/domain/templates/mail-writer.js';
import { planSend as plan, type SendRules, unconfirmed } from './plan-send.js';

type Athlete = ReturnType<typeof anAthlete>;
type Coach = ReturnType<typeof aCoach>;
const planSend = (mail: MailTemplate, athlete: Athlete, coaches: Coach[], rules: SendRules) =>
  plan({ writer: new MailWriter(mail, athlete), checker: { problems: () => [] } }, coaches, rules);

const clean = { subject: 'Film', template: 'Coach {{coach_last_name}}, my film: {{hudl_profile_url}}' };
const withGpa = { subject: 'Film', template: 'My GPA is {{student_gpa}}.' };

describe('planning a send', () => {
  it('C-04 makes one email for each coach, each with its own text', async () => {
    const planned = await planSend(clean, anAthlete(), [aCoach({ coachId: 1 }), aCoach({ coachId: 2, lastName: 'Specimen' })], {
      confirmed: [],
    });
    expect(planned.map((mail) => mail.write().text)).toEqual([
      'Coach Dummett, my film: https://www.hudl.com/profile/12',
      'Coach Specimen, my film: https://www.hudl.com/profile/12',
    ]);
  });

  it('C-03 keeps a coach without an address as skipped, with the reason', async () => {
    const planned = await planSend(clean, anAthlete(), [aCoach(), aCoach({ coachId: 2, coachEmail: null })], { confirmed: [] });
    expect(planned[1]?.skip).toEqual({ code: 'no_address', message: 'There is no email address for this coach.' });
  });

  it('C-16 writes to an address once, whatever its capitals and the blanks around it', async () => {
    const same = { coachEmail: ' Coach1@AKRON.example.edu' };
    const planned = await planSend(clean, anAthlete(), [aCoach({ coachId: 1 }), aCoach({ coachId: 2, ...same })], { confirmed: [] });
    expect(planned.map((mail) => mail.skip?.code)).toEqual([undefined, 'same_address']);
  });

  it('C-16 writes to no address that takes no more email, and says why', async () => {
    const suppressed = new Map([['coach2@akron.example.edu', 'An email to this address came back']]);
    const coaches = [aCoach({ coachId: 1 }), aCoach({ coachId: 2, coachEmail: ' Coach2@Akron.example.edu ' })];
    const planned = await planSend(clean, anAthlete(), coaches, { confirmed: [], suppressed });
    expect(planned.map(({ skip }) => skip)).toEqual([
      null,
      { code: 'suppressed', message: 'An email to this address came back, so this email was not sent.' },
    ]);
  });

  it('C-16 writes to no address that another email of the campaign goes to', async () => {
    const coaches = [aCoach({ coachId: 1 }), aCoach({ coachId: 2, coachEmail: 'coach2@akron.example.edu' })];
    const planned = await planSend(clean, anAthlete(), coaches, { confirmed: [], used: ['COACH2@akron.example.edu'] });
    expect(planned.map(({ skip }) => skip?.code)).toEqual([undefined, 'same_address']);
  });

  it('C-05 a problem that the checks find is one too, until it is confirmed', async () => {
    const problem = { coachId: 1, code: 'wrong_name', message: 'Another school is named.' } as never;
    const mail = { writer: new MailWriter(clean, anAthlete()), checker: { problems: () => [problem] } };
    await expect(plan(mail, [aCoach({ coachId: 1 })], { confirmed: [] })).rejects.toMatchObject({ extra: { items: [problem] } });
    expect(await plan(mail, [aCoach({ coachId: 1 })], { confirmed: [{ coachId: 1, code: 'wrong_name' }] })).toHaveLength(1);
    expect([unconfirmed([problem], []), unconfirmed([problem], [{ coachId: 1, code: 'wrong_name' }])]).toEqual([[problem], []]);
  });

  it('C-05 sends nothing while a placeholder is empty, and says for whom', async () => {
    const send = () => planSend(withGpa, anAthlete({ gpa: null }), [aCoach({ coachId: 1 }), aCoach({ coachId: 2 })], { confirmed: [] });
    await expect(send()).rejects.toThrow(NeedsConfirmation);
    await expect(send()).rejects.toThrow('Nothing was sent yet: 2 emails need a look.');
  });

  it('C-05 a confirmation counts for one coach and one kind of problem only', async () => {
    const coaches = [aCoach({ coachId: 1 }), aCoach({ coachId: 2 })];
    const send = (confirmed: { coachId: number; code: string }[]) => planSend(withGpa, anAthlete({ gpa: null }), coaches, { confirmed });
    const first = { coachId: 1, code: 'empty_placeholder' };
    await expect(send([first])).rejects.toThrow('one email needs');
    await expect(send([first, { coachId: 2, code: 'unknown_placeholder' }])).rejects.toThrow(NeedsConfirmation);
    expect(await send([first, { coachId: 2, code: 'empty_placeholder' }])).toHaveLength(2);
  });

  it('an email that is skipped anyway needs no confirmation', async () => {
    const coaches = [aCoach(), aCoach({ coachId: 2, coachEmail: null, firstName: '' })];
    expect(await planSend({ subject: 'x', template: '{{coach_first_name}}' }, anAthlete(), coaches, { confirmed: [] })).toHaveLength(2);
  });

  it('refuses a send that would reach nobody', async () => {
    await expect(planSend(clean, anAthlete(), [aCoach({ coachEmail: null })], { confirmed: [] })).rejects.toThrow(NobodyToWriteTo);
  });

  it('C-05 lists the problems of the first thousands of emails and counts all', async () => {
    const words = Array.from({ length: 30 }, (_, at) => `{{word ${at}}}`).join(' ');
    const coaches = Array.from({ length: 600 }, (_, at) => aCoach({ coachId: at, coachEmail: `coach${at}@akron.example.edu` }));
    const send = () => planSend({ subject: 'x', template: words }, anAthlete(), coaches, { confirmed: [] });
    // 20 of the 30 words for each of 500 emails.
    await expect(send()).rejects.toMatchObject({
      message: 'Nothing was sent yet: 600 emails need a look.',
      extra: { items: { length: 10_000 } },
    });
  });

  it('C-04 sends nothing when placeholders make an email too long, and names it', async () => {
    const template = '{{school_name}} '.repeat(1_000);
    const coaches = [
      aCoach(),
      aCoach({ coachId: 2, coachName: 'Dana Long', schoolName: 'S'.repeat(40), coachEmail: 'dana@long.example.edu' }),
    ];
    const send = () => planSend({ subject: 'x', template }, anAthlete(), coaches, { confirmed: [] });
    await expect(send()).rejects.toThrow(
      'Nothing was sent: the email to Dana Long would have 41,000 characters, and at most 40,000 are allowed. Use fewer placeholders.',
    );
    expect(await planSend({ subject: 'x', template }, anAthlete(), coaches.slice(0, 1), { confirmed: [] })).toHaveLength(1);
  });

  it.each([
    ['short', 'Coach, my film.', 500, 24],
    ['long', 'x'.repeat(9_500), 40, 39],
  ])('O-09 others get a turn after each few milliseconds of %s emails', async (_what, template, count, turns) => {
    let given = 0;
    const turn = async () => void (given += 1);
    const coaches = Array.from({ length: count }, (_, at) => aCoach({ coachId: at + 1, coachEmail: `coach${at}@akron.example.edu` }));
    const writer = new MailWriter({ subject: 'Film', template }, anAthlete());
    await plan({ writer, checker: { problems: () => [] } }, coaches, { confirmed: [] }, turn);
    expect(given).toBe(turns);
  });
});
