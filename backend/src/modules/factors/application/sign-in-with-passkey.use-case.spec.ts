import { NoSuchPasskey, PasskeyIsOneFactor } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

describe('signing in with a passkey', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  const answer = (values: object) => JSON.stringify(values);

  it('U-03 a sign-in needs no name, and says the same of a removed key and of one that was never known', async () => {
    const id = await world.addPasskey('marcus', 'key-1');
    const signIn = async (credentialId: string, counter: number) => {
      const { challenge, known } = await world.signIn.begin();
      expect(known).toEqual([]);
      return world.signIn.run(answer({ challenge, credentialId, counter }));
    };
    expect(await signIn('key-1', 1)).toEqual({ userId: 'marcus', isUserVerified: true });
    await expect(signIn('unknown', 1)).rejects.toThrow(NoSuchPasskey);
    await world.passkeys.remove('marcus', id);
    await expect(signIn('key-1', 2)).rejects.toThrow(NoSuchPasskey);
  });

  it('U-03 a key that checked nobody is one factor: enough where one is asked for', async () => {
    const bare = { userId: 'marcus', isUserVerified: false };
    await expect(world.signIn.refuseOneFactor(bare, false)).resolves.toBeUndefined();
    await expect(world.signIn.refuseOneFactor(bare, true)).rejects.toThrow(PasskeyIsOneFactor);
    await world.turnAppOn('marcus');
    await expect(world.signIn.refuseOneFactor(bare, false)).rejects.toThrow(PasskeyIsOneFactor);
    await expect(world.signIn.refuseOneFactor({ ...bare, isUserVerified: true }, true)).resolves.toBeUndefined();
  });
});
