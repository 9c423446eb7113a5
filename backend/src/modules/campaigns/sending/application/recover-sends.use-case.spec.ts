import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { DELIVER_QUEUE } from '../../ledger/index.js';
import { DeliveryWorld } from '../../testing/delivery-world.js';

describe('C-04 recovering after a crash', () => {
  let gateway: ScriptedMailGateway;
  let world: DeliveryWorld;

  beforeEach(() => {
    gateway = new ScriptedMailGateway();
    world = new DeliveryWorld(gateway);
  });

  /** Claims as process 99 would, which dies before it records anything. */
  const crashWith = async (claimed: number, arrived: number) => {
    await world.activate(claimed);
    const now = world.clock.now();
    const account = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;
    const claim = { campaignId: 'film', account, gateway: 'smtp' as const, processId: 99, now, messageIdDomain: 'x' };
    const mails = await world.ledger.claim({ ...claim, limit: claimed });
    for (const { thread: _, ...mail } of mails.slice(0, arrived)) {
      const to = { name: '', address: mail.toAddress };
      gateway.arrived.push({ ...mail, to, from: to, replyTo: to, date: now, text: '' });
    }
  };

  it('C-04 what a dead sender left behind becomes unknown when nothing can be looked up', async () => {
    gateway.lookUps = 'cannot_tell';
    await crashWith(3, 1);
    await world.recover.run();
    world.clock.advance(3_600_000);
    await world.recover.run();
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['unknown', 'unknown', 'unknown']);
    expect(gateway.arrived).toHaveLength(1);
  });

  it('C-04 where it can be looked up, what arrived is sent and the rest leaves once', async () => {
    await crashWith(3, 1);
    await world.recover.run();
    expect(world.statuses()).toEqual(['sent', 'unknown', 'unknown']);
    world.clock.advance(gateway.settleMs);
    await world.recover.run();
    expect(world.statuses()).toEqual(['sent', 'queued', 'queued']);
    await world.deliver.run('film');
    expect(world.campaign()).toBe('completed');
    expect(gateway.arrived).toHaveLength(3);
  });

  it('C-04 a look-up that fails proves nothing', async () => {
    gateway.lookUps = 'fails';
    await crashWith(1, 0);
    world.clock.advance(3_600_000);
    await world.recover.run();
    expect(world.statuses()).toEqual(['unknown']);
  });

  it('C-04 emails of a living sender are left alone', async () => {
    await crashWith(2, 0);
    world.worker.living.add(99);
    await world.recover.run();
    expect(world.statuses()).toEqual(['sending', 'sending']);
  });

  it('C-04 an email that hangs for ten minutes is given up although its sender lives', async () => {
    gateway.lookUps = 'cannot_tell';
    await crashWith(1, 0);
    world.worker.living.add(99);
    world.clock.advance(10 * 60_000 + 1);
    await world.recover.run();
    expect(world.statuses()).toEqual(['unknown']);
  });

  it('a campaign with mail that waits gets a sender', async () => {
    await world.activate(1);
    await world.recover.run();
    expect(world.jobs.waiting(DELIVER_QUEUE).map(({ key }) => key)).toEqual(['film']);
  });
});
