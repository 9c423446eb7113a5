import {
  CeremonyOver,
  NoSuchPasskey,
  PasskeyIsOneFactor,
  PasskeyKnown,
  PasskeyNotRight,
  TooManyPasskeys,
  UnknownPasskey,
} from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

const MARCUS = { userId: 'marcus', session: 'session of marcus' };
const OWNER = { purpose: 'confirm', ...MARCUS } as const;

describe('passkeys', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  const answer = (values: object) => JSON.stringify(values);

  it('U-03 a passkey is added with its name, and the owner is told', async () => {
    await world.addPasskey('marcus', 'key-1');
    expect(await world.passkeys.list('marcus')).toEqual([
      expect.objectContaining({ credentialId: 'key-1', name: 'Phone', createdAt: world.clock.now(), lastUsedAt: null }),
    ]);
    expect(world.told).toEqual([{ userId: 'marcus', what: 'passkey_added', name: 'Phone' }]);
    const { known } = await world.adding.begin(MARCUS, 'marcus');
    expect(known).toEqual(['key-1']);
  });

  it('U-03 a question for a new passkey is good for its session, once and for five minutes', async () => {
    const { challenge } = await world.adding.begin(MARCUS, 'marcus');
    const given = answer({ challenge, credentialId: 'key-1' });
    await expect(world.adding.finish({ ...MARCUS, session: 'another' }, 'Phone', given)).rejects.toThrow(CeremonyOver);
    await world.adding.finish(MARCUS, 'Phone', given);
    await expect(world.adding.finish(MARCUS, 'Phone', given)).rejects.toThrow(CeremonyOver);
    const late = await world.adding.begin(MARCUS, 'marcus');
    world.clock.advance(300_000);
    await expect(world.adding.finish(MARCUS, 'Phone', answer({ challenge: late['challenge'], credentialId: 'key-2' }))).rejects.toThrow(
      CeremonyOver,
    );
  });

  it('U-03 what is forged or no answer at all adds nothing, and the question is used up', async () => {
    const { challenge } = await world.adding.begin(MARCUS, 'marcus');
    await expect(world.adding.finish(MARCUS, 'Phone', 'no answer')).rejects.toThrow(PasskeyNotRight);
    const forged = answer({ challenge, credentialId: 'key-1', isForged: true });
    await expect(world.adding.finish(MARCUS, 'Phone', forged)).rejects.toThrow(PasskeyNotRight);
    await expect(world.adding.finish(MARCUS, 'Phone', answer({ challenge, credentialId: 'key-1' }))).rejects.toThrow(CeremonyOver);
    expect([await world.passkeys.list('marcus'), world.told]).toEqual([[], []]);
  });

  it('U-03 an account has ten, and a key belongs to one account', async () => {
    for (let count = 1; count <= 10; count += 1) await world.addPasskey('marcus', `key-${count}`);
    await expect(world.adding.begin(MARCUS, 'marcus')).rejects.toThrow(TooManyPasskeys);
    await expect(world.addPasskey('jordan', 'key-1')).rejects.toThrow(PasskeyKnown);
  });

  it('U-03 the last one is removed, the owner is told, and another account touches none', async () => {
    const id = await world.addPasskey('marcus', 'key-1');
    await expect(world.passkeys.remove('jordan', id)).rejects.toThrow(UnknownPasskey);
    await expect(world.passkeys.rename('jordan', id, 'Mine')).rejects.toThrow(UnknownPasskey);
    await world.passkeys.remove('marcus', id);
    expect(await world.passkeys.list('marcus')).toEqual([]);
    expect(world.told.at(-1)).toEqual({ userId: 'marcus', what: 'passkey_removed', name: 'Phone' });
  });

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
