import { ScriptedMailGateway } from '../../../../gmail/testing/index.js';
import { CoachNotFound, EmailNotVerified, NothingCanDeliver } from '../../../writing/domain/campaign-errors.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';
import {
  TestMailFailed,
  TestMailStopped,
  TestMailUnderWay,
  TestMailUnknown,
  TooManyTestMails,
} from '../../domain/test-mail/test-mail-errors.js';
import { SendingWorld } from '../../../testing/sending-world.js';
import type { MailDispatcher } from '../mail-dispatcher.js';
import { MemoryTestMails } from '../../testing/memory-test-mails.js';
import type { TestMailOutcome } from '../ports/test-mails.js';
import { SendTestMail } from './send-test-mail.use-case.js';

describe('a test of an email, to the athlete', () => {
  let gateway: ScriptedMailGateway;
  let world: SendingWorld;
  let tests: MemoryTestMails;
  let isThere: boolean;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new SendingWorld(gateway);
    world.coach(1);
    await world.draft();
    [tests, isThere] = [new MemoryTestMails(), true];
  });

  const pressOf = (key: string) => ({ key, userId: 'marcus', campaignId: 'film', now: world.clock.now() });
  /** What is kept of a press; undefined: it was not made. */
  async function keptOf(key = 'press'): Promise<TestMailOutcome | null | undefined> {
    const begun = await tests.begin(pressOf(key), Infinity);
    return begun.kind === 'earlier' ? begun.outcome : undefined;
  }

  function run(coachId = 1, key = 'press') {
    const dispatcher = {
      messageIdDomain: 'recruit.example',
      attachmentsOf: () => world.attached(),
      gateway: () => (isThere ? gateway : null),
    } as unknown as MailDispatcher;
    const testing = new SendTestMail(world.contexts, tests, dispatcher, world.platform, world.clock);
    return testing.run({ userId: 'marcus', campaignId: 'film', coachId, key });
  }

  it('is the exact email of the coach, marked, and in no ledger', async () => {
    expect(await run()).toEqual({ to: 'marcus@example.org', subject: '[Test] My film' });
    expect(gateway.arrived).toMatchObject([
      {
        messageId: 'press.film.test@recruit.example',
        to: { address: 'marcus@example.org' },
        subject: '[Test] My film',
        text: 'Coach Dummett, hello again.',
        isExample: false,
      },
    ]);
    expect([await keptOf(), world.ledger.rows]).toEqual([{ status: 'sent', message: '' }, []]);
  });

  it('has with it what goes with the emails', async () => {
    const file = { name: 'film.pdf' } as never;
    world.attached = async () => [file];
    await run();
    expect(gateway.arrived).toMatchObject([{ attachments: [file] }]);
  });

  it('is sent once for a press, which gets the same answer again', async () => {
    await run();
    expect(await run()).toMatchObject({ subject: '[Test] My film' });
    expect(gateway.arrived).toHaveLength(1);
    await tests.begin(pressOf('refused'), Infinity);
    await tests.end(pressOf('refused'), { status: 'failed', message: 'No such user.' });
    await expect(run(1, 'refused')).rejects.toThrow(TestMailFailed);
    await tests.begin(pressOf('on its way'), Infinity);
    await expect(run(1, 'on its way')).rejects.toThrow(TestMailUnderWay);
    expect(gateway.arrived).toHaveLength(1);
  });

  it('is refused after as many as a day may have', async () => {
    for (let at = 0; at < CAMPAIGN_LIMITS.testMails; at += 1) await run(1, `press ${at}`);
    await expect(run()).rejects.toThrow(TooManyTestMails);
    expect([gateway.arrived.length, await keptOf()]).toEqual([CAMPAIGN_LIMITS.testMails, undefined]);
  });

  it.each([
    [{ kind: 'unknown', message: 'connection lost' }, 'unknown', TestMailUnknown],
    [{ kind: 'refused', message: 'No such user.' }, 'failed', TestMailFailed],
    [{ kind: 'not_sent', message: 'Busy.' }, 'failed', TestMailFailed],
    [{ kind: 'kept' }, 'failed', TestMailFailed],
  ])('says what became of it: %j', async (outcome, status, refusal) => {
    gateway.send = async () => outcome as never;
    await expect(run()).rejects.toThrow(refusal);
    expect(await keptOf()).toMatchObject({ status });
  });

  it('may have left when the way out fails, and did not where there is none', async () => {
    gateway.send = () => Promise.reject(new Error('connection lost'));
    await expect(run()).rejects.toThrow(TestMailUnknown);
    expect(await keptOf()).toMatchObject({ status: 'unknown' });
    isThere = false;
    await expect(run(1, 'later')).rejects.toThrow(TestMailFailed);
    expect(await keptOf('later')).toEqual({ status: 'failed', message: 'The mail server is not set up any more.' });
  });

  it('goes to no address that may be somebody else’s', async () => {
    world.athletes.emailVerified = false;
    await expect(run()).rejects.toThrow(EmailNotVerified);
  });

  it('of a coach who is not there is none', async () => {
    await expect(run(9)).rejects.toThrow(CoachNotFound);
  });

  it('is refused where nothing can be delivered', async () => {
    world.gateways.way = 'outbox';
    await expect(run()).rejects.toThrow(NothingCanDeliver);
  });

  it('is refused while the platform’s own address is stopped', async () => {
    await world.platform.isStopped();
    world.platform.isStopped = async () => true;
    await expect(run()).rejects.toThrow(TestMailStopped);
    expect([gateway.arrived, await keptOf()]).toEqual([[], undefined]);
  });
});
