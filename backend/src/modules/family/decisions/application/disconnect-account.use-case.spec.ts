import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { DisconnectGmail } from '../../../gmail/google/index.js';
import type { DisconnectMailbox } from '../../../gmail/mailboxes/index.js';
import type { OwnAccounts } from '../../../gmail/own-accounts/index.js';
import type { GuardianEvents, NewGuardianEvent } from '../../guardians/index.js';
import { DisconnectAccount } from './disconnect-account.use-case.js';

describe('a guardian disconnects the account that an athlete sends from', () => {
  const clock = new FixedClock();
  let connected: boolean;
  let forgotten: string[];
  let events: NewGuardianEvent[];

  beforeEach(() => {
    connected = true;
    forgotten = [];
    events = [];
  });

  function disconnect(gmailFails = false): Promise<void> {
    const accounts: Partial<OwnAccounts> = { of: async () => (connected ? ({} as never) : null) };
    const gmail: Partial<DisconnectGmail> = {
      run: async (athleteId) => {
        if (gmailFails) throw new Error('the database is gone');
        forgotten.push(`gmail of ${athleteId}`);
        return true;
      },
    };
    const mailboxes: Partial<DisconnectMailbox> = {
      run: async (athleteId) => {
        forgotten.push(`mailbox of ${athleteId}`);
        connected = false;
      },
    };
    const log: Partial<GuardianEvents> = { append: async (entries) => void events.push(...entries) };
    const [own, google, mailbox] = [accounts as OwnAccounts, gmail as DisconnectGmail, mailboxes as DisconnectMailbox];
    return new DisconnectAccount(own, google, mailbox, log as GuardianEvents, clock).run('dana', 'marcus');
  }

  it('U-08 whatever is connected is forgotten, and the log says once who did it', async () => {
    await disconnect();
    await disconnect();
    expect(forgotten).toEqual(['gmail of marcus', 'mailbox of marcus']);
    expect(events).toEqual([{ athleteId: 'marcus', guardianId: 'dana', kind: 'mailbox_disconnected', at: clock.now(), data: {} }]);
  });

  it('U-08 nothing is said to be disconnected that could not be', async () => {
    await expect(disconnect(true)).rejects.toThrow('the database is gone');
    expect(events).toEqual([]);
  });
});
