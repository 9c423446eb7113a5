import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { MicrosoftRefresh } from '../../microsoft/application/ports/microsoft-oauth.js';
import { MemoryMicrosoftOAuth } from '../../microsoft/testing/memory-microsoft-oauth.js';
import { aMailbox, aMicrosoftMailbox } from '../testing/a-mailbox.js';
import { MemoryMailboxAccounts } from '../testing/memory-mailbox-accounts.js';
import type { MailboxAccount } from './ports/mailbox-accounts.js';
import { RenewAccess } from './renew-access.js';

const MINUTE_MS = 60_000;
const ADDRESS = 'marcus@outlook.example';

/** Answers late, after what another process does in the meantime. */
class SlowMicrosoft extends MemoryMicrosoftOAuth {
  meanwhile: () => Promise<unknown> = async () => undefined;

  override async refresh(refreshToken: string): Promise<MicrosoftRefresh> {
    const work = this.meanwhile;
    this.meanwhile = async () => undefined;
    await work();
    return super.refresh(refreshToken);
  }
}

describe('access tokens of a mailbox', () => {
  let clock: FixedClock;
  let accounts: MemoryMailboxAccounts;
  let microsoft: SlowMicrosoft;
  let access: RenewAccess;

  beforeEach(async () => {
    clock = new FixedClock();
    accounts = new MemoryMailboxAccounts();
    const { imap, smtp } = aMailbox('marcus');
    microsoft = new SlowMicrosoft(clock, { imap, smtp });
    access = new RenewAccess(accounts, microsoft, clock);
    await accounts.connect(aMicrosoftMailbox('marcus', microsoft.issue(ADDRESS)));
  });

  const account = async (): Promise<MailboxAccount> => {
    const found = await accounts.byUser('marcus');
    if (!found) throw new Error('no account');
    return found;
  };

  it('M-07 one that lasts longer than five minutes is used as it is', async () => {
    const { tokens } = await account();
    clock.advance(55 * MINUTE_MS - 1);
    expect(await access.of(await account())).toEqual({ kind: 'ready', accessToken: tokens?.accessToken });
    expect(microsoft.refreshes).toBe(0);
    clock.advance(1);
    expect(await access.of(await account())).toMatchObject({ kind: 'ready' });
    expect(microsoft.refreshes).toBe(1);
  });

  it('M-07 those who need one at the same moment wait for the same one, also with what they read before', async () => {
    clock.advance(60 * MINUTE_MS);
    const before = await account();
    const given = await Promise.all([1, 2, 3].map(() => access.of(before)));
    expect(new Set(given.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await access.of(before)).toEqual(given[0]);
    expect(microsoft.refreshes).toBe(1);
  });

  it('M-07 another process that was faster has not ended the grant', async () => {
    clock.advance(60 * MINUTE_MS);
    const other = new RenewAccess(accounts, microsoft, clock);
    microsoft.meanwhile = async () => other.of(await account());
    expect(await access.of(await account())).toEqual({ kind: 'ready', accessToken: (await account()).tokens?.accessToken });
  });

  it('M-07 a mailbox that was connected again in the meantime keeps its own tokens', async () => {
    clock.advance(60 * MINUTE_MS);
    const anew = { ...aMicrosoftMailbox('marcus', microsoft.issue(ADDRESS)), connectionId: '00000000-0000-7000-8000-000000000002' };
    microsoft.meanwhile = () => accounts.connect(anew);
    const before = await account();
    await access.of(before);
    expect(await account()).toMatchObject({ connectionId: anew.connectionId, tokens: 'tokens' in anew ? anew.tokens : {} });
    // For who still holds the old connection.
    expect(await access.of(before)).toMatchObject({ kind: 'unavailable' });
  });
});
