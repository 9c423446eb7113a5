import type { JobOptions, JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { MemoryNoticeChoices } from '../../testing/memory-notice-choices.js';
import { NoticeQueue } from './notice-queue.js';
import type { LostAccount, ReconnectEmail } from './reconnect-email.js';

const ACCOUNT: LostAccount = { subject: 'Connect again', address: 'm@x.test', reason: 'It ended.', noun: 'account', invitation: 'Here:' };

function world(now: string) {
  const sent: string[] = [];
  const waiting: { data: object; options?: JobOptions }[] = [];
  const state = { isLost: true };
  let deliver: (data: object) => Promise<void> = () => Promise.resolve();
  const jobs = {
    register: (_: string, handler: (data: object) => Promise<void>) => void (deliver = handler),
    send: async (_: string, data: object, options: JobOptions) => void waiting.push({ data, options }),
  };
  const email = { send: async (userId: string) => void sent.push(userId) };
  const lost = { homeStateOf: async () => 'OH', isStillLost: async () => state.isLost };
  const clock = { now: () => new Date(now) };
  const choices = new MemoryNoticeChoices();
  const queue = new NoticeQueue(jobs as unknown as JobQueue, email as unknown as ReconnectEmail, lost, choices, clock);
  queue.onModuleInit();
  return { queue, sent, waiting, state, choices, wake: () => deliver(waiting[0]?.data ?? {}) };
}

describe('the notice about a lost account', () => {
  it('U-11 leaves at once by day', async () => {
    const { queue, sent, waiting } = world('2026-11-21T18:00:00Z');
    await queue.send('marcus', ACCOUNT);
    expect([sent, waiting]).toEqual([['marcus'], []]);
  });

  it('U-11 waits by night for seven o’clock of the athlete’s home', async () => {
    const { queue, sent, waiting, wake } = world('2026-11-21T04:00:00Z');
    await queue.send('marcus', ACCOUNT);
    expect(sent).toEqual([]);
    expect(waiting[0]?.options?.startAfter).toEqual(new Date('2026-11-21T12:00:00Z'));
    await wake();
    expect(sent).toEqual(['marcus']);
  });

  it('U-11 is not sent in the morning to who connected again, or left', async () => {
    const { queue, sent, state, wake } = world('2026-11-21T04:00:00Z');
    await queue.send('marcus', ACCOUNT);
    state.isLost = false;
    await wake();
    expect(sent).toEqual([]);
  });

  it('U-11 is not sent to who turned it off, by day or while it waited', async () => {
    const [day, night] = [world('2026-11-21T18:00:00Z'), world('2026-11-21T04:00:00Z')];
    await day.choices.chooseLostAccount('marcus', false);
    await day.queue.send('marcus', ACCOUNT);
    await night.queue.send('marcus', ACCOUNT);
    await night.choices.chooseLostAccount('marcus', false);
    await night.wake();
    expect([day.sent, day.waiting, night.sent]).toEqual([[], [], []]);
  });
});
