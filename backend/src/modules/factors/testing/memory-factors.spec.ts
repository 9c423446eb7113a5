import { authenticatorAppsContract } from './authenticator-apps.contract.js';
import { ceremoniesContract } from './ceremonies.contract.js';
import { MemoryAuthenticatorApps } from './memory-authenticator-apps.js';
import { MemoryCeremonies } from './memory-ceremonies.js';
import { MemoryPasskeys } from './memory-passkeys.js';
import { MemorySignInTickets } from './memory-sign-in-tickets.js';
import { passkeysContract } from './passkeys.contract.js';
import { signInTicketsContract } from './sign-in-tickets.contract.js';

describe('the fakes of passkeys and second factors', () => {
  const [passkeys, ceremonies, tickets] = [new MemoryPasskeys(), new MemoryCeremonies(), new MemorySignInTickets()];
  const apps = new MemoryAuthenticatorApps();
  let count = 0;
  const users = async (): Promise<[string, string]> => [`user-${(count += 1)}`, `user-${(count += 1)}`];

  passkeysContract(() => ({ passkeys, users }));
  ceremoniesContract(() => ({ ceremonies, users: ['marcus', 'jordan'] }));
  signInTicketsContract(() => ({ tickets, users: ['marcus', 'jordan'] }));
  authenticatorAppsContract(() => ({ apps, users }));
});
