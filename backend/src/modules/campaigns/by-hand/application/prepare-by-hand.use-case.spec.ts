import { PlatformSender } from '../../../gmail/gateways/index.js';
import { NeedsConfirmation } from '../../writing/domain/campaign-errors.js';
import type { MailAttachments, ReadFile } from '../../attachments/index.js';
import { SendingWorld } from '../../testing/sending-world.js';
import { PrepareByHand } from './prepare-by-hand.use-case.js';
import { WriteHandMessage } from './write-hand-message.js';

const FILE = { name: 'transcript.pdf' } as unknown as ReadFile;

const SENDER = new PlatformSender({ name: 'Recruit', address: 'no-reply@recruit.test' }, false, 'recruit.test');

describe('what an athlete sends by hand', () => {
  let world: SendingWorld;
  let preparing: PrepareByHand;

  beforeEach(async () => {
    world = new SendingWorld(null);
    world.coach(1, { coachX: 'CoachD', coachPhone: '(330) 555-0100' });
    await world.draft({ template: 'Coach {{coach_last_name}}, GPA {{student_gpa}}.' });
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1], confirmed: [], byHand: true });
    const attachments: Partial<MailAttachments> = { of: async () => [FILE] };
    const messages = new WriteHandMessage(world.contexts, world.ledger);
    preparing = new PrepareByHand(messages, SENDER, attachments as MailAttachments, world.clock);
  });

  const mailId = () => world.ledger.rows[0]?.id ?? '';

  it('C-14 the email is filled in and opens in the mail program with the same words', async () => {
    const email = await preparing.email('marcus', 'film', mailId());
    expect(email).toMatchObject({
      ...{ coachName: 'Quinn Dummett', to: 'coach1@akron.example.edu', subject: 'My film', text: 'Coach Dummett, GPA 3.7.' },
      ...{ problems: [], xHandle: 'CoachD', phone: '(330) 555-0100' },
    });
    const opened = new URL(email.mailApp.href);
    expect([opened.pathname, opened.searchParams.get('body')]).toEqual(['coach1@akron.example.edu', email.text]);
  });

  it('C-14 as a file it opens for sending, with what is attached', async () => {
    const email = await preparing.emailFile('marcus', 'film', mailId(), []);
    expect(email).toMatchObject({
      ...{ date: world.clock.now(), to: { name: 'Quinn Dummett', address: 'coach1@akron.example.edu' } },
      ...{ text: 'Coach Dummett, GPA 3.7.', headers: { 'X-Unsent': '1' }, attachments: [FILE] },
    });
    expect(email.messageId).toBe(`${mailId()}.by-hand@recruit.test`);
  });

  it('C-05 there is no file while something is to be confirmed; the email says what', async () => {
    for (const coach of world.directory.coaches) coach.lastName = '';
    expect((await preparing.email('marcus', 'film', mailId())).problems).toMatchObject([{ code: 'empty_placeholder' }]);
    await expect(preparing.emailFile('marcus', 'film', mailId(), [])).rejects.toThrow(NeedsConfirmation);
    await expect(preparing.emailFile('marcus', 'film', mailId(), ['empty_placeholder'])).resolves.toMatchObject({ subject: 'My film' });
  });

  it('C-21 a short message begins with a text of ours, or is what the athlete wrote', async () => {
    const started = await preparing.short('marcus', 'film', mailId(), 'x');
    expect(started.text).not.toBe('');
    expect(started).toMatchObject({ contact: 'CoachD', limit: 280 });
    const own = await preparing.short('marcus', 'film', mailId(), 'text', 'Coach {{coach_last_name}}');
    expect(own).toMatchObject({ template: 'Coach {{coach_last_name}}', text: 'Coach Dummett', length: 13, limit: 160 });
    expect(own.appAddress).toMatch(/^sms:\S+\?body=Coach%20Dummett$/);
  });

  it('C-14 X-01 the email of another athlete does not exist', async () => {
    for (const prepare of [
      preparing.email('maya', 'film', mailId()),
      preparing.emailFile('maya', 'film', mailId(), []),
      preparing.short('maya', 'film', mailId(), 'x'),
    ]) {
      await expect(prepare).rejects.toMatchObject({ code: 'mail_not_found' });
    }
  });
});
