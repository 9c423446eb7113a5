import { CodeNotRight, PasskeyNotRight } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';
import { ProveFactor } from './prove-factor.use-case.js';

const OWNER = { purpose: 'confirm', userId: 'marcus', session: 'session of marcus' } as const;

describe('a second factor of a known account', () => {
  let world: FactorsWorld;
  let proving: ProveFactor;

  beforeEach(async () => {
    world = new FactorsWorld();
    proving = new ProveFactor(world.proving, world.checking);
    await world.turnAppOn('marcus');
    await world.addPasskey('marcus', 'key-1');
  });

  it('U-03 a code of the app proves it, and so does a passkey', async () => {
    await proving.run({ code: world.code }, OWNER);
    const { challenge } = await proving.passkeyOptions(OWNER);
    await proving.run({ passkey: JSON.stringify({ challenge, credentialId: 'key-1', counter: 1 }) }, OWNER);
  });

  it('U-03 nothing, and a code of another account, prove nothing', async () => {
    await expect(proving.run({}, OWNER)).rejects.toThrow(CodeNotRight);
    await expect(proving.run({ code: world.code }, { ...OWNER, userId: 'jordan' })).rejects.toThrow(CodeNotRight);
  });

  it('U-03 a passkey counts before a code: the code is left unused', async () => {
    await expect(proving.run({ passkey: 'no answer', code: world.code }, OWNER)).rejects.toThrow(PasskeyNotRight);
    await expect(proving.run({ code: world.code }, OWNER)).resolves.toBeUndefined();
  });
});
