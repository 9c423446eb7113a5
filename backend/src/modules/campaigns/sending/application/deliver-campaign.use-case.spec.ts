import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { DELIVER_QUEUE } from '../../ledger/index.js';
import { DeliveryWorld } from '../../testing/delivery-world.js';

const addresses = (gateway: ScriptedMailGateway) => gateway.arrived.map((mail) => mail.to.address);

describe('C-04 delivering a campaign', () => {
  let gateway: ScriptedMailGateway;
  let world: DeliveryWorld;

  beforeEach(() => {
    gateway = new ScriptedMailGateway();
    world = new DeliveryWorld(gateway);
  });

  it('C-04 sends to every coach once, in batches, and completes', async () => {
    await world.activate(25);
    await world.deliver.run('film');
    expect(new Set(addresses(gateway)).size).toBe(25);
    expect(gateway.arrived).toHaveLength(25);
    expect(world.campaign()).toBe('completed');
  });

  it('G-06 the athlete is named and answers go to the athlete', async () => {
    await world.activate(1);
    await world.deliver.run('film');
    expect(gateway.arrived[0]).toMatchObject({
      from: { name: 'Marcus Lee via Recruit', address: 'no-reply@recruit.example' },
      replyTo: { name: 'Marcus Lee', address: 'marcus@example.org' },
    });
  });

  it('C-04 the Message-ID in the email is the one in the ledger', async () => {
    await world.activate(3);
    await world.deliver.run('film');
    expect(gateway.arrived.map((mail) => mail.messageId)).toEqual(world.ledger.rows.map((row) => row.messageId));
  });

  it('C-04 running twice, or two at once, sends nothing twice', async () => {
    await world.activate(25);
    await Promise.all([world.deliver.run('film'), world.deliver.run('film')]);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(25);
  });

  it('C-04 two lanes send while the other one claims or records, and nothing twice', async () => {
    gateway.bulkIs = { lanes: 2, batchSize: 2 };
    await world.activate(25);
    await world.deliver.run('film');
    expect(new Set(addresses(gateway)).size).toBe(25);
    expect(gateway.arrived).toHaveLength(25);
    expect(world.campaign()).toBe('completed');
  });

  it('O-09 while others call it rests between batches twice as long as one took, a fifth of a second at most, and never behind the last', async () => {
    const takes = [30, 500, 40];
    const record = world.ledger.record.bind(world.ledger);
    world.ledger.record = (...values) => (world.clock.advance(takes.shift() ?? 0), record(...values));
    gateway.bulkIs = { lanes: 1, batchSize: 10 };
    await world.activate(25);
    for (let call = 0; call < 5; call += 1) world.pace.noteCall();
    await world.deliver.run('film');
    expect(world.rests).toEqual([60, 200]);
    expect(gateway.arrived).toHaveLength(25);
  });

  it('O-09 while nobody calls it does not rest', async () => {
    await world.activate(25);
    await world.deliver.run('film');
    expect(world.rests).toEqual([]);
  });

  it('C-04 a lane that fails ends the run with its error, after the others finished their batch', async () => {
    gateway.bulkIs = { lanes: 2, batchSize: 2 };
    await world.activate(25);
    const record = world.ledger.record.bind(world.ledger);
    let rounds = 0;
    world.ledger.record = (...values) => ((rounds += 1) === 2 ? Promise.reject(new Error('the database is gone')) : record(...values));
    await expect(world.deliver.run('film')).rejects.toThrow('the database is gone');
    const left = gateway.arrived.length;
    expect(left).toBeLessThanOrEqual(6);
    await world.deliver.run('film');
    expect(new Set(addresses(gateway)).size).toBe(gateway.arrived.length);
  });

  it('C-04 one refused coach does not stop the others, and the reason is kept', async () => {
    gateway.outcomes.set('coach2@akron.example.edu', { kind: 'refused', message: '550 no such user' });
    await world.activate(3);
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['sent', 'failed', 'sent']);
    expect(world.ledger.rows[1]).toMatchObject({ reasonCode: 'refused', errorMessage: '550 no such user' });
    expect(world.campaign()).toBe('completed');
  });

  it('R-11 an address that the mail server does not know is put before the admins, a full mailbox is not', async () => {
    const refused = { kind: 'refused', message: '550 no such user' } as const;
    gateway.outcomes.set('coach1@akron.example.edu', { ...refused, addressRefused: true });
    gateway.outcomes.set('coach2@akron.example.edu', { ...refused, addressRefused: false });
    await world.activate(3);
    await world.deliver.run('film');
    expect(world.bounces).toEqual([{ coachId: 1, address: 'coach1@akron.example.edu', reason: '550 no such user' }]);
    expect(world.statuses()).toEqual(['failed', 'failed', 'sent']);
  });

  it('C-04 an email without an answer is unknown, holds the campaign open and is not tried again', async () => {
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'unknown', message: 'timeout' });
    await world.activate(2);
    await world.deliver.run('film');
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['unknown', 'sent']);
    expect(world.campaign()).toBe('active');
  });

  it('C-04 a gateway that throws counts as unknown, never as not sent', async () => {
    gateway.beforeSend = () => {
      throw new Error('a bug');
    };
    await world.activate(1);
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['unknown']);
  });

  it('C-04 emails wait when it cannot be looked up who writes, and leave later', async () => {
    await world.activate(2);
    world.athletes.failing = true;
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['queued', 'queued']);
    world.athletes.failing = false;
    world.clock.advance(30_000);
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['sent', 'sent']);
  });

  it('M-04 a coach’s server that refuses for now is tried for a day with growing pauses, and the others are sent in the meantime', async () => {
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'not_sent', message: 'Waiting: the mail server said “4.3.0 Try later”.' });
    await world.activate(2);
    let hours = 0;
    for (; world.statuses().includes('queued') && hours < 100; hours += 1) {
      for (let half = 0; half < 120; half += 1) {
        await world.deliver.run('film');
        world.clock.advance(30_000);
      }
      expect(gateway.arrived).toHaveLength(1);
    }
    expect(world.statuses().sort()).toEqual(['failed', 'sent']);
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(30);
    expect(world.ledger.rows.find(({ status }) => status === 'failed')).toMatchObject({
      reasonCode: 'not_reached',
      errorMessage: 'Recruit tried to send it for a day. The mail server said “4.3.0 Try later”.',
    });
    expect(world.ledger.campaigns.get('film')?.status).toBe('completed');
  });

  it('M-04 waiting for the pace or the account is no failed try: it has no end', async () => {
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'not_sent', code: 'slow_down', message: 'Waiting.' });
    await world.activate(1);
    for (let hour = 0; hour < 50; hour += 1) {
      await world.deliver.run('film');
      world.clock.advance(3_600_000);
    }
    expect(world.statuses()).toEqual(['queued']);
  });

  it('a mail server that is down is asked again later, not at once', async () => {
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'not_sent', message: 'down' });
    await world.activate(1);
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['queued']);
    const [wakeUp] = world.jobs.waiting(DELIVER_QUEUE);
    expect(wakeUp?.startAfter?.getTime()).toBe(world.clock.now().getTime() + 30_000);
    gateway.outcomes.clear();
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(0);
    world.clock.advance(30_000);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(1);
  });

  it('mail for a way that is no longer set up waits instead of taking another way', async () => {
    const without = new DeliveryWorld(null);
    await without.activate(1);
    await without.deliver.run('film');
    expect(without.ledger.rows[0]).toMatchObject({
      status: 'queued',
      errorMessage: 'The mail server is not set up any more.',
    });
  });

  it('a pause between emails is kept by waking up later', async () => {
    gateway.batchSize = 1;
    gateway.intervalMs = 2_000;
    await world.activate(2);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(1);
    expect(world.jobs.waiting(DELIVER_QUEUE)[0]?.startAfter?.getTime()).toBe(world.clock.now().getTime() + 2_000);
  });

  it('a daily cap stops the sending and continues the next day', async () => {
    Object.assign(world.policy, { smtpDailyCap: 3 });
    await world.activate(5);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(3);
    world.clock.advance(25 * 3600 * 1000);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(5);
  });

  it('M-10 after ten hard bounces nothing more leaves from the platform’s address until an admin lets it continue', async () => {
    for (let coach = 1; coach <= 10; coach += 1) {
      gateway.outcomes.set(`coach${coach}@akron.example.edu`, { kind: 'refused', message: '5.1.1 No such user', addressDead: true });
    }
    await world.activate(25);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(0);
    expect(world.campaign()).toBe('paused');
    expect(world.statuses().filter((status) => status === 'queued')).toHaveLength(15);
    expect((await world.platform.read()).stop).toMatchObject({ reason: 'hard_bounces', sent: 10, hardBounces: 10 });
    expect(await world.platform.resume('admin')).toBe(true);
    expect(await world.platform.isStopped()).toBe(false);
    const account = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;
    await world.control.resume('marcus', 'film', account, world.clock.now());
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(15);
    expect(world.campaign()).toBe('completed');
  });

  it('C-12 at the athlete’s daily cap the rest waits with its reason and a time, and leaves a day later', async () => {
    world.policy.smtpAthleteDailyCap = 3;
    await world.activate(5);
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['sent', 'sent', 'sent', 'queued', 'queued']);
    const aDayLater = new Date(world.clock.now().getTime() + 24 * 3_600_000);
    expect(world.ledger.rows.slice(3)).toEqual(
      [1, 2].map((): unknown => expect.objectContaining({ reasonCode: 'daily_cap', dueAt: aDayLater })),
    );
    world.clock.advance(24 * 3_600_000 - 1);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(3);
    world.clock.advance(1);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(5);
    expect(world.campaign()).toBe('completed');
  });

  it('C-12 mail from the platform’s address has its one-click unsubscribe address', async () => {
    await world.activate(2);
    await world.deliver.run('film');
    expect(gateway.arrived.map(({ headers }) => headers)).toEqual(
      world.ledger.rows.map(({ optOutToken }) => ({
        'List-Unsubscribe': `<https://recruit.example/api/unsubscribe/${optOutToken}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })),
    );
  });

  it('a server that stops finishes its batch and claims no further mail', async () => {
    await world.activate(25);
    gateway.beforeSend = () => world.deliver.stop();
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(10);
    expect(world.statuses().filter((status) => status === 'sending')).toEqual([]);
  });

  it('M-08 mail for the outbox needs no account; a Gmail campaign without a known address is paused, not asked again and again', async () => {
    await world.activate(2);
    for (const row of world.ledger.rows) row.gateway = 'outbox';
    const own = { kind: 'gmail', address: 'old@gmail.example' } as const;
    Object.assign(world.ledger.campaigns.get('film') ?? {}, { account: own });
    gateway.batchSize = 1;
    gateway.intervalMs = 1;
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['sent', 'queued']);
    Object.assign(world.ledger.campaigns.get('film') ?? {}, { account: { ...own, address: null } });
    await world.deliver.run('film');
    expect([world.statuses(), world.campaign()]).toEqual([['sent', 'queued'], 'paused']);
  });
});
