import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { DeliveryWorld } from '../../testing/delivery-world.js';

describe('an account that is lost while a batch is under way', () => {
  const account = { kind: 'gmail', address: 'marcus@gmail.example', canReadReplies: true } as const;
  const lost = { kind: 'not_sent', code: 'needs_reconnect', message: 'Waiting: connect Gmail again.' } as const;

  let gateway: ScriptedMailGateway;
  let world: DeliveryWorld;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway('gmail');
    world = new DeliveryWorld(gateway);
    world.own.accounts.set('marcus', { ...account, state: 'connected' });
    gateway.outcomes.set('coach1@akron.example.edu', lost);
    gateway.beforeSend = () => world.own.accounts.set('marcus', { ...account, state: 'needs_reconnect' });
    await world.activate(2);
    for (const row of world.ledger.rows) row.gateway = 'gmail';
  });

  it('C-17 pauses the campaign', async () => {
    await world.deliver.run('film');
    expect([world.statuses(), world.campaign()]).toEqual([['queued', 'sent'], 'paused']);
  });

  it('C-17 pauses nothing when the athlete has signed in again before the batch is over, and the email leaves later', async () => {
    const record = world.ledger.record.bind(world.ledger);
    world.ledger.record = (...values) => (world.own.accounts.set('marcus', { ...account, state: 'connected' }), record(...values));
    await world.deliver.run('film');
    expect([world.statuses(), world.campaign()]).toEqual([['queued', 'sent'], 'active']);
    gateway.outcomes.clear();
    world.clock.advance(30_000);
    await world.deliver.run('film');
    expect([world.statuses(), world.campaign()]).toEqual([['sent', 'sent'], 'completed']);
  });
});
