import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { RecordedLostAccounts } from '../../gateways/testing/recorded-lost-accounts.js';
import { aConnection } from '../testing/gmail-accounts.contract.js';
import { MemoryGmailAccounts } from '../testing/memory-gmail-accounts.js';
import { LoseGmailGrant } from './lose-gmail-grant.use-case.js';
import type { GmailAccount } from './ports/gmail-accounts.js';

describe('Google refuses a grant', () => {
  let accounts: MemoryGmailAccounts;
  let notice: RecordedLostAccounts;
  let lose: LoseGmailGrant;
  let account: GmailAccount;

  beforeEach(async () => {
    accounts = new MemoryGmailAccounts();
    notice = new RecordedLostAccounts();
    lose = new LoseGmailGrant(accounts, notice, new FixedClock());
    await accounts.connect(aConnection('marcus'));
    const connected = await accounts.byUser('marcus');
    if (!connected) throw new Error('not connected');
    account = connected;
  });

  it('G-03 the account needs to be connected again, and the athlete is notified once', async () => {
    await Promise.all([lose.run(account, 'grant_ended'), lose.run(account, 'grant_ended')]);
    expect([(await accounts.byUser('marcus'))?.state, notice.notified]).toMatchObject(['needs_reconnect', [{ userId: 'marcus' }]]);
  });

  it('G-03 a grant that was renewed in the meantime is not lost', async () => {
    await accounts.connect(aConnection('marcus', { grantId: '00000000-0000-7000-8000-000000000002' }));
    await lose.run(account, 'grant_ended');
    expect([(await accounts.byUser('marcus'))?.state, notice.notified]).toEqual(['connected', []]);
  });

  it('G-03 a notice that cannot be sent is no further failure', async () => {
    notice.isDown = true;
    await expect(lose.run(account, 'grant_ended')).resolves.toBeUndefined();
    expect((await accounts.byUser('marcus'))?.state).toBe('needs_reconnect');
  });
});
