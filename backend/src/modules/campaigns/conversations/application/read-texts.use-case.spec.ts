import type { ReadReplyText, ReplyLedger } from '../../replies/index.js';
import type { UnreadRepliesQuery, UnreadReply } from '../queries/unread-replies.query.js';
import { ReadTexts } from './read-texts.use-case.js';

const MAIL: UnreadReply['mail'] = { schoolName: 'Akron', toAddress: 'quinn@akron.example.edu', websiteUrl: null, domains: [] };

describe('reading the texts of older replies', () => {
  let kept: unknown[];

  beforeEach(() => {
    kept = [];
  });

  /** What the mailbox answers about each message: a text, null when it is gone, or why it cannot be read. */
  function read(answers: Record<string, string | null | { kind: 'send_only' | 'not_connected' }>) {
    const unread: Partial<UnreadRepliesQuery> = {
      of: async (_userId, _coachId, most) => {
        const all = Object.keys(answers).map((messageId) => {
          return {
            id: `reply ${messageId}`,
            messageId,
            fromName: 'Quinn',
            fromAddress: 'quinn@akron.example.edu',
            subject: 'Re: film',
            mail: MAIL,
          };
        });
        return all.slice(0, most);
      },
    };
    const ledger: Partial<ReplyLedger> = { keepText: async (...call) => void kept.push(call) };
    const texts: Partial<ReadReplyText> = {
      run: async (_userId, messageId) => {
        const answer = answers[messageId] ?? null;
        if (answer !== null && typeof answer === 'object') return answer;
        return { kind: 'text', text: answer === null ? null : { text: answer, isCut: false, pictures: 0 } };
      },
    };
    return new ReadTexts(unread as UnreadRepliesQuery, ledger as ReplyLedger, texts as ReadReplyText).run('marcus', 7);
  }

  it('C-22 each text is kept, and a message that is gone is remembered as gone', async () => {
    expect(await read({ a: 'See you at camp.', b: null })).toEqual({ read: 2, trouble: null });
    expect(kept).toEqual([
      ['marcus', 'reply a', { text: 'See you at camp.', isCut: false, pictures: 0 }, []],
      ['marcus', 'reply b', null, []],
    ]);
  });

  it('U-09 a text that asks for money is marked once it is read', async () => {
    await read({ a: 'Please send $300 by Zelle to hold your roster spot.' });
    expect(kept).toEqual([['marcus', 'reply a', expect.anything(), expect.arrayContaining(['money'])]]);
  });

  it('C-22 five at a time: each is a call to the mailbox', async () => {
    expect(await read(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}`, 'Hello'])))).toEqual({ read: 5, trouble: null });
  });

  it.each(['send_only', 'not_connected'] as const)('C-22 a mailbox that is %s ends it, and what was read stays read', async (kind) => {
    expect(await read({ a: 'Hello', b: { kind }, c: 'Hello' })).toEqual({ read: 1, trouble: kind });
    expect(kept).toHaveLength(1);
  });
});
