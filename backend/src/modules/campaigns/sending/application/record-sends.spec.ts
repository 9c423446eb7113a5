import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { DeliveryWorld } from '../../testing/delivery-world.js';

describe('O-09 what became of emails while the database is out of reach', () => {
  let gateway: ScriptedMailGateway;
  let world: DeliveryWorld;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new DeliveryWorld(gateway);
    await world.activate(3);
  });

  /** So many writes of outcomes fail. */
  const lose = (times: number) => {
    const record = world.ledger.record.bind(world.ledger);
    let left = times;
    world.ledger.record = async (...all) => {
      left -= 1;
      if (left >= 0) throw new Error('the database is gone');
      await record(...all);
    };
  };

  it('O-09 is kept and written later, with the time at which the email was sent', async () => {
    lose(1);
    await expect(world.deliver.run('film')).rejects.toThrow('the database is gone');
    const sentAt = world.clock.now();
    expect(world.statuses()).toContain('sending');
    world.clock.advance(90_000);
    await world.records.flush();
    expect(world.ledger.rows.filter(({ status }) => status === 'sent').map((row) => row.sentAt)).toEqual(gateway.arrived.map(() => sentAt));
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['sent', 'sent', 'sent']);
    expect(gateway.arrived).toHaveLength(3);
  });

  it('O-09 C-04 an email that was called unknown in the meantime is sent once its process can say so', async () => {
    gateway.lookUps = 'cannot_tell';
    lose(1);
    await expect(world.deliver.run('film')).rejects.toThrow();
    world.worker.living.delete(1);
    await world.recover.run();
    expect(world.statuses()).toContain('unknown');
    await world.records.flush();
    expect(world.statuses()).not.toContain('unknown');
  });

  it('O-09 what cannot be written yet is tried again with the next flush, and nothing is written twice', async () => {
    lose(2);
    await expect(world.deliver.run('film')).rejects.toThrow();
    await expect(world.records.flush()).rejects.toThrow('the database is gone');
    await world.records.flush();
    const written = world.statuses();
    let writes = 0;
    world.ledger.record = async () => void (writes += 1);
    await world.records.flush();
    expect([writes, world.statuses()]).toEqual([0, written]);
  });
});
