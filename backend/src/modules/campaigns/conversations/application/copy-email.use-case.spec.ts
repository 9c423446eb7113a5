import { EntryNotFound } from '../domain/answer-errors.js';
import type { EmailEntry } from '../domain/conversation-entry.js';
import type { ConversationQuery } from '../queries/conversation.query.js';
import { CopyEmail } from './copy-email.use-case.js';

type Email = EmailEntry & { messageId: string | null; coachName: string };

const AT = new Date('2026-11-20T15:00:00.000Z');
const EMAIL = {
  ...{ messageId: '1@recruit.test', fromAddress: 'marcus@mail.test', status: 'sent', channel: 'email', at: AT },
  ...{ coachName: 'Quinn Dummett', toAddress: 'quinn@akron.test', subject: 'My film', text: 'Coach, my film.' },
} as Email;

describe('a copy of an email that Recruit sent', () => {
  function copy(changes: Partial<Email> = {}) {
    const conversations: Partial<ConversationQuery> = { email: async () => ({ ...EMAIL, ...changes }) };
    return new CopyEmail(conversations as ConversationQuery).run('marcus', 7, 'email');
  }

  it('C-22 it says who wrote what to whom, as it left', async () => {
    expect(await copy()).toEqual({
      ...{ messageId: '1@recruit.test', date: AT, subject: 'My film', text: 'Coach, my film.' },
      from: { name: '', address: 'marcus@mail.test' },
      to: { name: 'Quinn Dummett', address: 'quinn@akron.test' },
    });
  });

  it('C-22 an address alone is not repeated as a name', async () => {
    expect((await copy({ coachName: 'quinn@akron.test' })).to).toEqual({ name: '', address: 'quinn@akron.test' });
  });

  it.each(['opened', 'replied', 'bounced', 'auto_reply'] as const)('C-22 an email that is %s had left', async (status) => {
    expect(await copy({ status })).toMatchObject({ subject: 'My film' });
  });

  it.each<[string, Partial<Email>]>([
    ['waits', { status: 'queued' }],
    ['was canceled', { status: 'cancelled' }],
    ['failed', { status: 'failed' }],
    ['was sent by hand', { channel: 'email_by_hand' }],
    ['never got an id', { messageId: null }],
    ['has no sender', { fromAddress: null }],
  ])('C-22 there is none of what %s', async (_, changes) => {
    await expect(copy(changes)).rejects.toThrow(EntryNotFound);
  });
});
