import type { ConfirmPassword } from '../../auth/index.js';
import { NothingShown, PasskeyNotRight } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';
import { ConfirmIdentity } from './confirm-identity.use-case.js';

const MARCUS = { userId: 'marcus', session: 'session of marcus' };

describe('showing in an open session that it is one’s own', () => {
  let world: FactorsWorld;
  let asked: string[];
  let confirming: ConfirmIdentity;

  beforeEach(async () => {
    world = new FactorsWorld();
    asked = [];
    const passwords: Partial<ConfirmPassword> = {
      run: async (userId, password) => {
        asked.push(userId);
        if (password !== 'touchdown') throw new Error('wrong password');
      },
    };
    confirming = new ConfirmIdentity(passwords as ConfirmPassword, world.proving);
    await world.addPasskey('marcus', 'key-1');
    await world.addPasskey('jordan', 'key-2');
  });

  async function passkey(credentialId: string): Promise<string> {
    const { challenge } = await confirming.options(MARCUS);
    return JSON.stringify({ challenge, credentialId, counter: 1 });
  }

  it('U-03 the password of the account is enough, and a wrong one is not', async () => {
    await confirming.run(MARCUS, { password: 'touchdown' });
    await expect(confirming.run(MARCUS, { password: 'guessed' })).rejects.toThrow('wrong password');
    expect(asked).toEqual(['marcus', 'marcus']);
  });

  it('U-03 a passkey of the account is enough, without a password; one of another account is not', async () => {
    await confirming.run(MARCUS, { passkey: await passkey('key-1') });
    await expect(confirming.run(MARCUS, { passkey: await passkey('key-2') })).rejects.toThrow(PasskeyNotRight);
    expect(asked).toEqual([]);
  });

  it('U-03 a wrong passkey is not made up for by a right password', async () => {
    await expect(confirming.run(MARCUS, { password: 'touchdown', passkey: 'no answer' })).rejects.toThrow(PasskeyNotRight);
  });

  it('U-03 nothing shown is nothing proved', async () => {
    await expect(confirming.run(MARCUS, {})).rejects.toThrow(NothingShown);
  });
});
