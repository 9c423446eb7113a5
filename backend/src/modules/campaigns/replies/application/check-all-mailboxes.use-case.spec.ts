import { RepliesWorld } from '../../testing/replies-world.js';

describe('an operator lets all mailboxes be looked into', () => {
  it('G-05 they are handed over at once, and counted, also those that were never looked into', async () => {
    const world = new RepliesWorld();
    world.writeTo(0);
    await world.pass(20_000);
    expect(world.handedOver).toEqual([]);
    world.ledger.connect('jordan');
    world.ledger.connect('robin', { state: 'needs_reconnect' });
    for (let time = 0; time < 2; time += 1) expect(await world.checkAll.run()).toBe(2);
    expect(world.handedOver.sort()).toEqual(['jordan', 'marcus']);
  });
});
