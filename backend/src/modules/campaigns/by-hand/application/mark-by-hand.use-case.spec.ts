import { InMemoryHandMails } from '../testing/in-memory-hand-mails.js';
import { SendingWorld } from '../../testing/sending-world.js';
import { MarkByHand, type HandMarkCommand } from './mark-by-hand.use-case.js';
import { WriteHandMessage } from './write-hand-message.js';

describe('C-14 C-21 “I sent it”', () => {
  let world: SendingWorld;
  let marking: MarkByHand;

  beforeEach(async () => {
    world = new SendingWorld(null);
    world.coach(1, { coachX: 'CoachD', coachPhone: '(330) 555-0100' });
    world.coach(2);
    await world.draft({ template: 'Coach {{coach_last_name}}, GPA {{student_gpa}}.' });
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1, 2], confirmed: [], byHand: true });
    const messages = new WriteHandMessage(world.contexts, world.ledger);
    marking = new MarkByHand(messages, world.ledger, new InMemoryHandMails(world.ledger), world.clock);
  });

  const row = (coachId: number) => world.ledger.rows.find((one) => one.coachId === coachId);
  const mark = (coachId: number, changes: Partial<HandMarkCommand> = {}) =>
    marking.mark({
      ...{ userId: 'marcus', campaignId: 'film', mailId: row(coachId)?.id ?? '', channel: 'email_by_hand', confirmed: [] },
      ...changes,
    });
  const undo = (coachId: number) => marking.undo('marcus', 'film', row(coachId)?.id ?? '');

  it('C-14 records what was sent, when and how', async () => {
    await mark(1);
    expect(row(1)).toMatchObject({
      ...{ status: 'sent', channel: 'email_by_hand', sentAt: world.clock.now() },
      ...{ subject: 'My film', body: 'Coach Dummett, GPA 3.7.', toAddress: 'coach1@akron.example.edu' },
    });
  });

  it('C-14 goes to the coach’s present address', async () => {
    for (const coach of world.directory.coaches) coach.coachEmail = `new${coach.coachId}@akron.example.edu`;
    await mark(1);
    expect(row(1)?.toAddress).toBe('new1@akron.example.edu');
  });

  it('C-14 a second press keeps the first time', async () => {
    await mark(1);
    const first = row(1)?.sentAt;
    world.clock.advance(60_000);
    await mark(1);
    expect(row(1)?.sentAt).toEqual(first);
  });

  it('C-14 C-05 an empty placeholder is confirmed first', async () => {
    for (const coach of world.directory.coaches) coach.lastName = '';
    await expect(mark(1)).rejects.toMatchObject({ code: 'needs_confirmation' });
    expect(row(1)?.status).toBe('kept');
    await mark(1, { confirmed: ['empty_placeholder'] });
    expect(row(1)?.status).toBe('sent');
  });

  it.each(['email_by_hand', 'x', 'text'] as const)('C-12 C-14 a coach who opted out is not written to by %s', async (channel) => {
    world.suppressions.optedOut('coach1@akron.example.edu');
    await expect(mark(1, { channel, template: 'Hi' })).rejects.toMatchObject({ code: 'address_suppressed' });
    expect(row(1)?.status).toBe('kept');
  });

  it('C-14 C-04 what Recruit sends is not marked, and not undone', async () => {
    for (const status of ['queued', 'sending', 'unknown', 'sent', 'cancelled', 'skipped', 'failed'] as const) {
      Object.assign(row(1) ?? {}, { status });
      await expect(mark(1)).rejects.toMatchObject({ code: 'not_for_hand' });
      await expect(undo(1)).rejects.toMatchObject({ code: 'not_sent_by_hand' });
    }
  });

  it('C-14 C-21 one coach gets one message of a campaign, whatever the channel', async () => {
    await mark(1, { channel: 'x', template: 'Coach, hello' });
    await expect(mark(1)).rejects.toMatchObject({ code: 'already_sent_by_hand' });
    expect(row(1)).toMatchObject({ channel: 'x', body: 'Coach, hello' });
  });

  it('C-14 a coach who left the directory is not written to', async () => {
    world.directory.coaches.splice(0);
    await expect(mark(1)).rejects.toMatchObject({ code: 'coach_not_found' });
  });

  it('C-14 X-01 somebody else’s email does not exist', async () => {
    await expect(mark(1, { userId: 'maya' })).rejects.toMatchObject({ code: 'mail_not_found' });
    await expect(marking.undo('maya', 'film', row(1)?.id ?? '')).rejects.toMatchObject({ code: 'mail_not_found' });
  });

  it('C-14 an answer proves that it was sent: it cannot be undone', async () => {
    await mark(1);
    Object.assign(row(1) ?? {}, { status: 'replied' });
    await expect(undo(1)).rejects.toMatchObject({ code: 'already_answered' });
  });

  it('C-21 a short message is filled in, gated and counted', async () => {
    await expect(mark(1, { channel: 'text', template: 'Nick {{nickname}}' })).rejects.toMatchObject({ code: 'needs_confirmation' });
    await expect(mark(1, { channel: 'text', template: 'x'.repeat(161) })).rejects.toMatchObject({ code: 'message_too_long' });
    await expect(mark(1, { channel: 'text', template: '“'.repeat(71) })).rejects.toMatchObject({ code: 'message_too_long' });
    await expect(mark(1, { channel: 'x', template: 'x'.repeat(281) })).rejects.toMatchObject({ code: 'message_too_long' });
    await expect(mark(1, { channel: 'x', template: ' ' })).rejects.toMatchObject({ code: 'message_too_long' });
    expect(row(1)?.status).toBe('kept');
    await mark(1, { channel: 'text', template: 'Coach {{coach_last_name}}' });
    expect(row(1)).toMatchObject({ channel: 'text', body: 'Coach Dummett', toAddress: 'coach1@akron.example.edu' });
  });

  it('C-21 needs a handle or a number', async () => {
    for (const channel of ['x', 'text'] as const) {
      await expect(mark(2, { channel, template: 'Hi' })).rejects.toMatchObject({ code: 'no_way_to_reach' });
    }
  });
});
