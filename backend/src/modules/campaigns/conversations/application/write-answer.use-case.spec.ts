import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import type { SendingPolicy } from '../../ledger/index.js';
import { AnswerAlreadySent, AnswerHasLeft, AnswerNotFound, CannotAnswer, InvalidAnswer } from '../domain/answer-errors.js';
import type { AnswerWay } from '../domain/answer-way.js';
import type { ConversationQuery, ConversationThread } from '../queries/conversation.query.js';
import { AnswerMoments } from './answer-moments.js';
import type { FindAnswerWay } from './find-answer-way.js';
import type { Answers, NewAnswer, StoredAnswer } from './ports/answers.js';
import { WriteAnswer, type AnswerCommand } from './write-answer.use-case.js';

const THREAD: ConversationThread = {
  mailId: 'email',
  campaignId: 'campaign',
  gateway: 'gmail',
  channel: 'email',
  fromAddress: 'marcus@gmail.test',
  toAddress: 'quinn@akron.test',
  subject: 'Interest in Akron',
  hasReply: true,
  isDoubtful: false,
};
const COMMAND: AnswerCommand = { userId: 'marcus', coachId: 7, answerId: 'answer', text: ' Thank you, Coach. ', byHand: false };
const OPEN: AnswerWay = { way: 'recruit', reason: null, message: null };
const HAND: AnswerWay = { way: 'hand', reason: 'account_changed', message: 'Another account is connected.' };

/** One conversation, and the answers in it. */
class World {
  readonly clock = new FixedClock();
  readonly stored = new Map<string, StoredAnswer>();
  readonly added: NewAnswer[] = [];
  thread: ConversationThread | null = THREAD;
  way = OPEN;
  /** What another tab stores while this one writes. */
  faster: StoredAnswer | null = null;
  hasLeft = false;

  private readonly writing = new WriteAnswer(
    { page: async () => ({ thread: this.thread }) } as unknown as ConversationQuery,
    { run: async () => this.way } as unknown as FindAnswerWay,
    this.answers(),
    { undoSeconds: 30 } as SendingPolicy,
    new AnswerMoments(this.clock, new SequenceIds()),
  );

  run(changes: Partial<AnswerCommand> = {}): Promise<void> {
    return this.writing.run({ ...COMMAND, ...changes });
  }

  takeBack(userId = 'marcus', coachId = 7): Promise<void> {
    return this.writing.takeBack(userId, coachId, 'answer');
  }

  private answers(): Answers {
    const answers: Partial<Answers> = {
      byId: async (id) => this.stored.get(id) ?? null,
      add: async (answer) => {
        this.added.push(answer);
        this.stored.set(answer.id, this.faster ?? answer);
      },
      takeBack: async (_userId, id) => !this.hasLeft && this.stored.delete(id),
    };
    return answers as Answers;
  }
}

describe('an answer in a conversation', () => {
  let world: World;

  beforeEach(() => (world = new World()));

  it('waits as long as a Send can be taken back, and leaves from the account of the thread', async () => {
    await world.run();
    const now = world.clock.now();
    expect(world.added).toEqual([
      {
        ...{ id: 'answer', userId: 'marcus', coachId: 7, mailId: 'email', campaignId: 'campaign', toAddress: 'quinn@akron.test' },
        ...{ subject: 'Re: Interest in Akron', text: 'Thank you, Coach.', gateway: 'gmail', fromAddress: 'marcus@gmail.test' },
        ...{ optOutToken: expect.any(String), now, dueAt: new Date(now.getTime() + 30_000) },
      },
    ]);
  });

  it('that was sent by hand has left already, from an account that nobody knows', async () => {
    await world.run({ byHand: true });
    expect(world.added).toMatchObject([{ gateway: null, fromAddress: null, dueAt: world.clock.now() }]);
  });

  it('is written once, however often it is pressed', async () => {
    await world.run();
    await world.run({ text: 'Thank you, Coach.\r\n' });
    expect(world.added).toHaveLength(1);
  });

  it('with the same id and other words changes nothing', async () => {
    await world.run();
    await expect(world.run({ text: 'Other words' })).rejects.toThrow(AnswerAlreadySent);
    world.stored.clear();
    world.faster = { userId: 'marcus', coachId: 7, text: 'Words of another tab' };
    await expect(world.run()).rejects.toThrow(AnswerAlreadySent);
  });

  it.each([{ userId: 'jordan' }, { coachId: 8 }])('with the id of an answer of somebody else (%j) is refused', async (other) => {
    await world.run();
    await expect(world.run(other)).rejects.toThrow(AnswerNotFound);
  });

  it('is refused with the reason where nothing can be sent', async () => {
    world.way = { way: 'none', reason: 'suppressed', message: 'This address takes no more email.' };
    for (const byHand of [false, true]) {
      await expect(world.run({ byHand })).rejects.toMatchObject({ code: 'suppressed', message: 'This address takes no more email.' });
    }
    world.thread = null;
    world.way = OPEN;
    await expect(world.run()).rejects.toThrow(CannotAnswer);
    expect(world.added).toEqual([]);
  });

  it('goes by hand alone where the account cannot send it', async () => {
    world.way = HAND;
    await expect(world.run()).rejects.toMatchObject({ code: 'account_changed' });
    await world.run({ byHand: true });
    expect(world.added).toHaveLength(1);
  });

  it.each([' ', 'Thank you, {{coach_last_name}}.'])('%j is no answer', async (text) => {
    await expect(world.run({ text })).rejects.toThrow(InvalidAnswer);
  });

  it('is taken back while it waits, and taking it back again is fine', async () => {
    await world.run();
    await world.takeBack();
    await world.takeBack();
    expect(world.stored.size).toBe(0);
  });

  it('cannot be taken back once it has left, nor by somebody else', async () => {
    await world.run();
    world.hasLeft = true;
    await expect(world.takeBack()).rejects.toThrow(AnswerHasLeft);
    await expect(world.takeBack('jordan')).rejects.toThrow(AnswerNotFound);
    await expect(world.takeBack('marcus', 8)).rejects.toThrow(AnswerNotFound);
    expect(world.stored.size).toBe(1);
  });
});
