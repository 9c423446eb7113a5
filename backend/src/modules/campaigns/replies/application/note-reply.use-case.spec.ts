import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MAIL_STATUSES } from '../../writing/domain/mail-status.js';
import { MemoryNotedReplies } from '../testing/memory-noted-replies.js';
import { NoteReply } from './note-reply.use-case.js';

const clock = new FixedClock();
const SENT = { status: 'sent' as const, sentAt: new Date(clock.now().getTime() - 3_600_000), isFound: false, isNoted: false };
const DRAFT = { at: clock.now(), text: ' Call me. ' };

describe('C-14 “They replied”', () => {
  const noting = (changes: object = {}) => {
    const replies = new MemoryNotedReplies({ ...SENT, ...changes });
    return { replies, useCase: new NoteReply(replies, clock) };
  };

  it('C-14 is noted, changed and removed', async () => {
    const { replies, useCase } = noting();
    await useCase.note('marcus', 'film', 'one', DRAFT);
    expect(replies.noted).toEqual({ at: clock.now(), text: 'Call me.' });
    await useCase.note('marcus', 'film', 'one', { ...DRAFT, text: 'Friday.' });
    expect(replies.noted).toMatchObject({ text: 'Friday.' });
    await useCase.remove('marcus', 'film', 'one');
    expect(replies.noted).toBeNull();
  });

  it.each(MAIL_STATUSES)('C-14 %s can be answered only when it was sent and did not come back', async (status) => {
    const { replies, useCase } = noting({ status });
    const answerable = ['sent', 'opened', 'auto_reply', 'replied'].includes(status);
    const work = useCase.note('marcus', 'film', 'one', DRAFT);
    if (answerable) await work;
    else await expect(work).rejects.toMatchObject({ code: 'nothing_to_answer' });
    expect(replies.noted === null).toBe(!answerable);
  });

  it('C-14 a reply that was found in the mailbox is not noted again', async () => {
    const { useCase } = noting({ status: 'replied', isFound: true });
    await expect(useCase.note('marcus', 'film', 'one', DRAFT)).rejects.toMatchObject({ code: 'reply_already_found' });
  });

  it('C-14 X-01 somebody else’s email does not exist', async () => {
    await expect(noting().useCase.note('maya', 'film', 'one', DRAFT)).rejects.toMatchObject({ code: 'mail_not_found' });
  });
});
