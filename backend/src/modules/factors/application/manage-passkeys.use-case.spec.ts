import { UnknownPasskey } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

const MARCUS = { userId: 'marcus', session: 'session of marcus' };

describe('the passkeys of an account', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  it('U-03 a passkey is added with its name, and the owner is notified', async () => {
    await world.addPasskey('marcus', 'key-1');
    expect(await world.passkeys.list('marcus')).toEqual([
      expect.objectContaining({ credentialId: 'key-1', name: 'Phone', createdAt: world.clock.now(), lastUsedAt: null }),
    ]);
    expect(world.sentNotices).toEqual([{ userId: 'marcus', what: 'passkey_added', name: 'Phone' }]);
    const { known } = await world.adding.begin(MARCUS, 'marcus');
    expect(known).toEqual(['key-1']);
  });

  it('U-03 the last one is removed, the owner is notified, and another account touches none', async () => {
    const id = await world.addPasskey('marcus', 'key-1');
    await expect(world.passkeys.remove('jordan', id)).rejects.toThrow(UnknownPasskey);
    await expect(world.passkeys.rename('jordan', id, 'Mine')).rejects.toThrow(UnknownPasskey);
    await world.passkeys.remove('marcus', id);
    expect(await world.passkeys.list('marcus')).toEqual([]);
    expect(world.sentNotices.at(-1)).toEqual({ userId: 'marcus', what: 'passkey_removed', name: 'Phone' });
  });

  it('U-03 a passkey is renamed by its owner, and signs in as before', async () => {
    const id = await world.addPasskey('marcus', 'key-1');
    expect(await world.passkeys.rename('marcus', id, 'Laptop')).toMatchObject({ id, name: 'Laptop', credentialId: 'key-1' });
    expect(await world.passkeys.list('marcus')).toMatchObject([{ id, name: 'Laptop' }]);
  });
});
