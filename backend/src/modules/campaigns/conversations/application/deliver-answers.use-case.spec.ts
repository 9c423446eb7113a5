import type { SendOutcome } from '../../../gmail/gateways/index.js';
import type { ClaimedMail, Result } from '../../ledger/index.js';
import type { MailDispatcher, RecordSends } from '../../sending/index.js';
import { SingleWorkerIdentity } from '../../sending/testing/single-worker-identity.js';
import type { AnswerLimits } from './answer-limits.js';
import { DeliverAnswers } from './deliver-answers.use-case.js';
import type { Answers } from './ports/answers.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const SENT: SendOutcome = { kind: 'sent', providerMessageId: 'provider', threadId: 'thread' };
const HELD: SendOutcome = { kind: 'not_sent', code: 'slow_down', message: 'Waiting', retryAt: new Date(NOW.getTime() + 600_000) };

/** Answers that are due; each can be claimed once. */
class World {
  readonly recorded: Result[] = [];
  readonly sent: string[] = [];
  readonly claims: number[] = [];
  held: string[] = [];
  readonly job: DeliverAnswers;

  constructor(private readonly due: string[]) {
    const answers: Partial<Answers> = {
      claim: async (_process, _domain, limit) => {
        const claimed = this.due.splice(0, limit);
        this.claims.push(claimed.length);
        return claimed.map((id) => ({ id, campaignId: 'film', attemptId: `of ${id}`, deferredSince: null }) as ClaimedMail);
      },
    };
    const records: Partial<RecordSends> = { run: async (_campaignId, results) => void this.recorded.push(...results) };
    const dispatcher: Partial<MailDispatcher> = {
      messageIdDomain: 'recruit.test',
      send: async (mails) => {
        this.sent.push(...mails.map(({ id }) => id));
        return mails.map(() => SENT);
      },
    };
    const limits: Partial<AnswerLimits> = {
      now: () => NOW,
      hold: async (mail) => (this.held.includes((mail as ClaimedMail).id) ? HELD : null),
    };
    const [ports, records_, mails] = [answers as Answers, records as RecordSends, dispatcher as MailDispatcher];
    this.job = new DeliverAnswers(ports, records_, mails, limits as AnswerLimits, new SingleWorkerIdentity());
  }
}

describe('sending the answers that are due', () => {
  it('C-22 each leaves once and is recorded, five at the same time', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `answer ${at}`);
    const world = new World([...ids]);
    await world.job.run();
    await world.job.run();
    expect(world.sent.sort()).toEqual([...ids].sort());
    expect(world.recorded.map(({ id, status }) => [id, status]).sort()).toEqual(ids.map((id) => [id, 'sent']).sort());
    expect(world.claims).toEqual([5, 5, 2, 0, 0]);
  });

  it('C-22 what a limit holds back waits and does not leave; the others do', async () => {
    const world = new World(['first', 'second']);
    world.held = ['first'];
    await world.job.run();
    expect(world.sent).toEqual(['second']);
    expect(world.recorded).toContainEqual(
      expect.objectContaining({ id: 'first', status: 'queued', dueAt: HELD.kind === 'not_sent' ? HELD.retryAt : null }),
    );
  });

  it('C-22 a server that stops claims nothing any more', async () => {
    const world = new World(['first']);
    world.job.stop();
    await world.job.run();
    expect([world.claims, world.sent]).toEqual([[], []]);
  });
});
