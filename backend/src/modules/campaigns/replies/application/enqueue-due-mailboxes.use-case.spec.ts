import { MAILBOX_QUEUE } from '../../ledger/index.js';
import { RepliesWorld } from '../../testing/replies-world.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PROMISED_MS = 2 * MINUTE_MS;

describe('the schedule of looks', () => {
  /** How long a reply lies there that comes `afterMs` into the running of a server. */
  const wait = async (quietMs: number, afterMs: number) => {
    const world = new RepliesWorld();
    const mail = world.writeTo(quietMs);
    await world.pass(5 * MINUTE_MS + afterMs);
    expect(mail.status).toBe('sent');
    world.reply();
    return world.pass(DAY_MS, () => mail.status === 'replied');
  };

  it.each([
    ['an email of an hour ago', DAY_MS / 24],
    ['nothing sent for two days', 2 * DAY_MS],
    ['nothing sent for nine days', 9 * DAY_MS],
    ['nothing sent for almost three months', 89 * DAY_MS],
  ])('M-05 with %s a reply is found within 2 minutes, whenever it comes', async (_name, quietMs) => {
    const waits: number[] = [];
    for (let afterMs = 0; afterMs < PROMISED_MS; afterMs += 5_000) waits.push(await wait(quietMs, afterMs));
    expect(Math.max(...waits)).toBeLessThan(PROMISED_MS);
    expect(Math.max(...waits)).toBeGreaterThan(MINUTE_MS / 2);
  });

  it('M-05 after a restart a reply that came in the meantime is found within 2 minutes, also when the jobs were lost', async () => {
    const before = new RepliesWorld();
    const mail = before.writeTo(9 * DAY_MS);
    await before.pass(5 * MINUTE_MS);
    before.clock.advance(60 * MINUTE_MS);
    before.reply();
    // Taken from the ledger, and then the process is killed.
    await before.enqueueDue.run();
    expect(before.handedOver).toEqual(['marcus']);
    const after = new RepliesWorld(before);
    expect(await after.pass(DAY_MS, () => mail.status === 'replied')).toBeLessThan(PROMISED_MS);
  });

  it('M-05 a mailbox that was never written from is looked into once a day', async () => {
    const world = new RepliesWorld();
    world.ledger.connect('marcus');
    await world.pass(MINUTE_MS);
    world.inbox.calls.length = 0;
    await world.pass(DAY_MS - 2 * MINUTE_MS);
    expect(world.inbox.calls).toEqual([]);
  });

  it('G-05 hands over more mailboxes than one round takes, each once', async () => {
    const world = new RepliesWorld();
    const all = Array.from({ length: 1_001 }, (_, at) => `athlete ${at}`);
    for (const userId of all) world.ledger.connect(userId);
    await world.enqueueDue.run();
    expect(world.handedOver.sort()).toEqual(all.sort());
    world.jobs.take(MAILBOX_QUEUE);
    await world.enqueueDue.run();
    expect(world.handedOver).toEqual([]);
  });
});
