import type { SendingPolicy } from '../../ledger/index.js';
import type { AnswerWay } from '../domain/answer-way.js';
import type { ConversationPage, ConversationQuery, ConversationThread, FormTalk } from '../queries/conversation.query.js';
import type { FindAnswerWay } from './find-answer-way.js';
import { ReadConversation } from './read-conversation.use-case.js';

const WAY: AnswerWay = { way: 'recruit', reason: null, message: null };
const THREAD = { fromAddress: 'marcus@mail.test', toAddress: 'quinn@akron.test', subject: 'My film' } as ConversationThread;
const FORM: FormTalk = { toAddress: 'coach@form.test', isDoubtful: true };

describe('a conversation and how to continue', () => {
  async function answerOf(thread: ConversationThread | null, formTalk: FormTalk | null) {
    const page = { coachId: 7, entries: [], next: null, thread, formTalk } as unknown as ConversationPage;
    const conversations: Partial<ConversationQuery> = { page: async () => page };
    const ways: Partial<FindAnswerWay> = {
      run: async (_userId, asked, form) => (asked === thread && form === formTalk ? WAY : { ...WAY, way: 'hand' }),
    };
    const policy = { undoSeconds: 30 } as SendingPolicy;
    const reading = new ReadConversation(conversations as ConversationQuery, ways as FindAnswerWay, policy);
    const view = await reading.run('marcus', 7, 20, null);
    expect(view).not.toHaveProperty('thread');
    return view.answer;
  }

  it('C-22 an answer continues in the thread, from the address that wrote', async () => {
    expect(await answerOf(THREAD, null)).toEqual({
      ...WAY,
      ...{ fromAddress: 'marcus@mail.test', toAddress: 'quinn@akron.test', subject: 'Re: My film', undoSeconds: 30 },
    });
  });

  it('P-15 what came by the form of the shared page is answered at the address in it', async () => {
    expect(await answerOf(null, FORM)).toMatchObject({ fromAddress: null, toAddress: 'coach@form.test', subject: null });
  });

  it('C-22 where nothing was written there is nothing to continue with', async () => {
    expect(await answerOf(null, null)).toMatchObject({ fromAddress: null, toAddress: null, subject: null });
  });
});
