import { MemoryProductMail } from '../../../shared-kernel/testing/memory-product-mail.js';
import { type Account, type AdministerAccount, type ReadAccount, type Sessions, UnknownAccount } from '../../auth/index.js';
import { FactorsWorld } from '../testing/factors-world.js';
import { RemoveFactors } from './remove-factors.use-case.js';
import { WriteFactorNotice } from './write-factor-notice.use-case.js';

const ACCOUNT = { id: 'marcus', username: 'marcus', email: 'marcus@mail.test' } as Account;

describe('an operator removes the second factors of a lost phone', () => {
  let world: FactorsWorld;
  let mail: MemoryProductMail;
  let signedOut: unknown[];
  let removing: RemoveFactors;

  beforeEach(() => {
    world = new FactorsWorld();
    mail = new MemoryProductMail();
    signedOut = [];
    const accounts: Partial<AdministerAccount> = {
      idOf: async (username) => {
        if (username !== 'marcus') throw new UnknownAccount(username);
        return username;
      },
    };
    const sessions: Partial<Sessions> = { end: async (...call: unknown[]) => Number(signedOut.push(call)) };
    const owners: Partial<ReadAccount> = { byId: async (id) => (id === ACCOUNT.id ? ACCOUNT : null) };
    const notice = new WriteFactorNotice(owners as ReadAccount, mail);
    removing = new RemoveFactors(accounts as AdministerAccount, sessions as Sessions, world.stored, world.apps, notice);
  });

  it('U-03 passkeys and app go, every device is signed out, and the owner is notified at once', async () => {
    await world.turnAppOn('marcus');
    await world.addPasskey('marcus', 'key-1');
    await world.addPasskey('marcus', 'key-2');
    expect(await removing.run('marcus')).toEqual({ passkeys: 2, hadApp: true });
    expect([await world.stored.of('marcus'), await world.apps.isOn('marcus')]).toEqual([[], false]);
    expect(signedOut).toEqual([['marcus', '', null]]);
    expect(mail.delivered).toMatchObject([{ to: { address: 'marcus@mail.test' }, subject: 'Your second factor was removed' }]);
  });

  it('U-03 where there was none nobody is notified, and the devices are signed out all the same', async () => {
    expect(await removing.run('marcus')).toEqual({ passkeys: 0, hadApp: false });
    expect([signedOut.length, mail.delivered]).toEqual([1, []]);
  });

  it('U-03 one passkey or the app alone is news', async () => {
    await world.addPasskey('marcus', 'key-1');
    await removing.run('marcus');
    await world.turnAppOn('marcus');
    await removing.run('marcus');
    expect(mail.delivered).toHaveLength(2);
  });

  it('U-03 the factors of others stay, and a name that nobody has changes nothing', async () => {
    await world.addPasskey('jordan', 'key-1');
    await removing.run('marcus');
    await expect(removing.run('nobody')).rejects.toThrow(UnknownAccount);
    expect(await world.stored.of('jordan')).toHaveLength(1);
    expect(signedOut).toHaveLength(1);
  });
});
