import { CeremonyOver, PasskeyKnown, PasskeyNotRight, TooManyPasskeys } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

const MARCUS = { userId: 'marcus', session: 'session of marcus' };

describe('adding a passkey', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  const answer = (values: object) => JSON.stringify(values);

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
    expect([await world.passkeys.list('marcus'), world.sentNotices]).toEqual([[], []]);
  });

  it('U-03 an account has ten, and a key belongs to one account', async () => {
    for (let count = 1; count <= 10; count += 1) await world.addPasskey('marcus', `key-${count}`);
    await expect(world.adding.begin(MARCUS, 'marcus')).rejects.toThrow(TooManyPasskeys);
    await expect(world.addPasskey('jordan', 'key-1')).rejects.toThrow(PasskeyKnown);
  });
});
