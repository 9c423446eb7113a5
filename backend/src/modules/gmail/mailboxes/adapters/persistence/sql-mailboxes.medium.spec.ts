import { randomBytes } from 'node:crypto';

import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { AccountChanges } from '../../../gateways/application/account-changes.js';
import { aMailbox, aMicrosoftMailbox } from '../../testing/a-mailbox.js';
import { aConnection } from '../../../google/testing/gmail-accounts.contract.js';
import { mailboxAccountsContract } from '../../testing/mailbox-accounts.contract.js';
import { mailboxSendsContract } from '../../testing/mailbox-sends.contract.js';
import { SqlGmailAccounts } from '../../../google/adapters/persistence/sql-gmail-accounts.js';
import { SqlMailboxAccounts } from './sql-mailbox-accounts.js';
import { SqlMailboxSends } from './sql-mailbox-sends.js';

const ADD_USER = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
const configOf = (...encryptionKeys: Buffer[]) => ({ encryptionKeys }) as AppConfig;
const [old, fresh] = [randomBytes(32), randomBytes(32)];

describe('mailboxes in PostgreSQL', () => {
  let source: DataSource;
  const users: [string, string] = [v7(), v7()];

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    for (const id of users) await source.query(ADD_USER, [id, id]);
  });

  beforeEach(() => source.query('delete from gmail_accounts; delete from mailbox_accounts; delete from mailbox_sends'));

  const accounts = (...keys: Buffer[]) =>
    new SqlMailboxAccounts(source, configOf(...(keys.length > 0 ? keys : [fresh])), new AccountChanges());

  describe('accounts', () => mailboxAccountsContract(async () => ({ accounts: accounts(), users })));
  describe('sends', () => mailboxSendsContract(async () => ({ accounts: accounts(), sends: new SqlMailboxSends(source), users })));

  it('M-03 no password is in the table as it is, and after a change of the key its first use seals it again', async () => {
    await accounts(old).connect(aMailbox(users[0]));
    const rows = await source.query<{ password: string }[]>('select * from mailbox_accounts');
    expect(rows[0]?.password).toMatch(/^v1\./);
    expect(JSON.stringify(rows)).not.toContain('wörd');
    expect(await accounts(fresh).byUser(users[0])).toMatchObject({ password: null });
    expect(await accounts(fresh, old).byUser(users[0])).toMatchObject({ password: 'päss wörd' });
    expect(await accounts(fresh).byUser(users[0])).toMatchObject({ password: 'päss wörd' });
  });

  it('M-07 no token is in the table as it is, and a change of the key costs the access token only', async () => {
    await accounts(old).connect(aMicrosoftMailbox(users[0]));
    const rows = await source.query<{ password: string; access_token: string }[]>('select * from mailbox_accounts');
    expect([rows[0]?.password, rows[0]?.access_token]).toEqual([expect.stringMatching(/^v1\./), expect.stringMatching(/^v1\./)]);
    expect(JSON.stringify(rows)).not.toMatch(/refresh 1|access 1/);
    expect(await accounts(fresh).byUser(users[0])).toMatchObject({ tokens: null });
    expect(await accounts(fresh, old).byUser(users[0])).toMatchObject({ tokens: { refreshToken: 'refresh 1', accessToken: 'access 1' } });
    expect(await accounts(fresh).byUser(users[0])).toMatchObject({ tokens: { refreshToken: 'refresh 1', accessToken: null } });
  });

  it('M-08 an athlete has one account of either kind, and two athletes never the same Gmail mailbox', async () => {
    const [marcus, jordan] = users;
    const gmail = new SqlGmailAccounts(source, configOf(fresh), new AccountChanges());
    await gmail.connect(aConnection(marcus, { email: 'Marcus@gmail.com' }));
    expect(await accounts().connect(aMailbox(marcus))).toBe('gmail');
    expect(await accounts().connect(aMailbox(jordan, { provider: 'gmail', username: 'marcus@gmail.com' }))).toBe('taken');
    expect(await source.query('select 1 from mailbox_accounts')).toEqual([]);
  });

  it('M-04 the card counts what left in the last 24 hours', async () => {
    const [marcus] = users;
    await accounts().connect(aMailbox(marcus));
    const now = new Date('2026-11-21T12:00:00Z');
    const pace = { dailyCap: 5, intervalMs: 0 };
    const hour = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    for (const hours of [-25, -23, 0])
      await new SqlMailboxSends(source).reserve({ userId: marcus, messageId: `${hours}`, pace, now: hour(hours) });
    expect((await accounts().overview(marcus, now)).sentLast24Hours).toBe(2);
  });
});
