import { CeremonyOver, PasskeyNotRight } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

const OWNER = { purpose: 'confirm', userId: 'marcus', session: 'session of marcus' } as const;

describe('proving a passkey', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  const answer = (values: object) => JSON.stringify(values);

  it('U-03 a use is counted and dated; the same counter again is a copy', async () => {
    await world.addPasskey('marcus', 'key-1');
    const use = async (counter: number) => {
      const { challenge } = await world.proving.begin(OWNER);
      return world.proving.run(answer({ challenge, credentialId: 'key-1', counter }), OWNER);
    };
    expect(await use(1)).toEqual({ userId: 'marcus', isUserVerified: true });
    expect((await world.passkeys.list('marcus'))[0]).toMatchObject({ counter: 1, lastUsedAt: world.clock.now() });
    await expect(use(1)).rejects.toThrow(PasskeyNotRight);
    expect(await use(2)).toMatchObject({ userId: 'marcus' });
  });

  it('U-03 an answer counts once, for its purpose and within five minutes', async () => {
    await world.addPasskey('marcus', 'key-1');
    const ask = async () => answer({ challenge: (await world.proving.begin(OWNER))['challenge'], credentialId: 'key-1' });
    const once = await ask();
    await world.proving.run(once, OWNER);
    await expect(world.proving.run(once, OWNER)).rejects.toThrow(CeremonyOver);
    await expect(world.signIn.run(await ask())).rejects.toThrow(CeremonyOver);
    const late = await ask();
    world.clock.advance(300_000);
    await expect(world.proving.run(late, OWNER)).rejects.toThrow(CeremonyOver);
  });

  it("U-03 in an account's own session only its own passkeys count", async () => {
    await world.addPasskey('marcus', 'key-1');
    await world.addPasskey('jordan', 'key-2');
    const { challenge, known } = await world.proving.begin(OWNER);
    expect(known).toEqual(['key-1']);
    await expect(world.proving.run(answer({ challenge, credentialId: 'key-2', counter: 1 }), OWNER)).rejects.toThrow(PasskeyNotRight);
  });
});
