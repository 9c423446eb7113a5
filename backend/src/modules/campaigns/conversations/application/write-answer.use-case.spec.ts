import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import type { SendingPolicy } from '../../ledger/index.js';
import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { TooManyWaitingMails } from '../../writing/domain/limit-errors.js';
import { AnswerAlreadySent, AnswerHasLeft, AnswerNotFound, CannotAnswer, InvalidAnswer } from '../domain/answer-errors.js';
import type { AnswerWay } from '../domain/answer-way.js';
import type { ConversationQuery, ConversationThread } from '../queries/conversation.query.js';
import { type MemoryAnswer, MemoryAnswers } from '../testing/memory-answers.js';
import { AnswerMoments } from './answer-moments.js';
import type { FindAnswerWay } from './find-answer-way.js';
import type { NewAnswer } from './ports/answers.js';
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

const ANSWER: Omit<NewAnswer, 'dueAt'> = {
  ...{ id: 'answer', userId: 'marcus', coachId: 7, mailId: 'email', campaignId: 'campaign', toAddress: 'quinn@akron.test' },
  ...{ subject: 'Re: Interest in Akron', text: 'Thank you, Coach.', gateway: 'gmail', fromAddress: 'marcus@gmail.test' },
  ...{ optOutToken: 'token', now: new FixedClock().now() },
};

/** One conversation, and the answers in it. */
class World {
  readonly clock = new FixedClock();
  readonly answers = new MemoryAnswers();
  thread: ConversationThread | null = THREAD;
  way = OPEN;
  /** What another tab says with the same id while this one looks for the way. */
  faster: string | null = null;

  private readonly writing = new WriteAnswer(
    { page: async () => ({ thread: this.thread }) } as unknown as ConversationQuery,
    { run: async () => this.found() } as unknown as FindAnswerWay,
    this.answers,
    { undoSeconds: 30 } as SendingPolicy,
    new AnswerMoments(this.clock, new SequenceIds()),
  );

  run(changes: Partial<AnswerCommand> = {}): Promise<void> {
    return this.writing.run({ ...COMMAND, ...changes });
  }

  takeBack(userId = 'marcus', coachId = 7): Promise<void> {
    return this.writing.takeBack(userId, coachId, 'answer');
  }

  private async found(): Promise<AnswerWay> {
    if (this.faster !== null) await this.answers.add({ ...ANSWER, text: this.faster, dueAt: this.clock.now() });
    return this.way;
  }

  get stored(): MemoryAnswer[] {
    return [...this.answers.rows.values()];
  }
}

describe('an answer in a conversation', () => {
  let world: World;

  beforeEach(() => (world = new World()));

  it('waits as long as a Send can be taken back, and leaves from the account of the thread', async () => {
    await world.run();
    const dueAt = new Date(world.clock.now().getTime() + 30_000);
    expect(world.stored).toEqual([{ ...ANSWER, optOutToken: expect.any(String) as string, dueAt, status: 'queued' }]);
  });

  it('that was sent by hand has left already, from an account that nobody knows', async () => {
    await world.run({ byHand: true });
    expect(world.stored).toMatchObject([{ gateway: null, fromAddress: null, dueAt: world.clock.now(), status: 'by_hand' }]);
  });

  it('is written once, however often it is pressed, and though it was the last that the cap had room for', async () => {
    const most = CAMPAIGN_LIMITS.waitingMails;
    world.answers.others.set('marcus', { waiting: most - 1, mails: most });
    await world.run();
    await world.run({ text: 'Thank you, Coach.\r\n' });
    expect(world.stored).toHaveLength(1);
  });

  it('with the same id and other words changes nothing', async () => {
    await world.run();
    await expect(world.run({ text: 'Other words' })).rejects.toThrow(AnswerAlreadySent);
    expect(world.stored).toMatchObject([{ text: 'Thank you, Coach.' }]);
  });

  it('whose words another tab stored first is refused when they differ', async () => {
    world.faster = 'Words of another tab';
    await expect(world.run()).rejects.toThrow(AnswerAlreadySent);
    expect(world.stored).toMatchObject([{ text: 'Words of another tab' }]);
  });

  it('C-22 beyond the emails that may wait is refused, and stored nowhere', async () => {
    const most = CAMPAIGN_LIMITS.waitingMails;
    world.answers.others.set('marcus', { waiting: most, mails: most });
    await expect(world.run()).rejects.toThrow(TooManyWaitingMails);
    expect(world.stored).toEqual([]);
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
    expect(world.stored).toEqual([]);
  });

  it('goes by hand alone where the account cannot send it', async () => {
    world.way = HAND;
    await expect(world.run()).rejects.toMatchObject({ code: 'account_changed' });
    await world.run({ byHand: true });
    expect(world.stored).toHaveLength(1);
  });

  it.each([' ', 'Thank you, {{coach_last_name}}.'])('%j is no answer', async (text) => {
    await expect(world.run({ text })).rejects.toThrow(InvalidAnswer);
  });

  it('is taken back while it waits, and taking it back again is fine', async () => {
    await world.run();
    await world.takeBack();
    await world.takeBack();
    expect(world.stored).toEqual([]);
  });

  it('cannot be taken back once it has left, nor by somebody else', async () => {
    await world.run();
    await world.answers.claim(7, 'recruit.test', 1, new Date(world.clock.now().getTime() + 30_000));
    await expect(world.takeBack()).rejects.toThrow(AnswerHasLeft);
    await expect(world.takeBack('jordan')).rejects.toThrow(AnswerNotFound);
    await expect(world.takeBack('marcus', 8)).rejects.toThrow(AnswerNotFound);
    expect(world.stored).toHaveLength(1);
  });
});
