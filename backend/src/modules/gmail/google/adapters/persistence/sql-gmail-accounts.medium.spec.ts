import { randomBytes } from 'node:crypto';

import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { AccountChanges } from '../../../gateways/application/account-changes.js';
import { aConnection, gmailAccountsContract } from '../../testing/gmail-accounts.contract.js';
import { SqlGmailAccounts } from './sql-gmail-accounts.js';
import { SqlOAuthStates } from '../../../gateways/adapters/persistence/sql-oauth-states.js';

const configOf = (...encryptionKeys: Buffer[]) => ({ encryptionKeys }) as AppConfig;
const [old, fresh] = [randomBytes(32), randomBytes(32)];

describe('Gmail accounts in PostgreSQL', () => {
  let source: DataSource;
  const users: [string, string] = [v7(), v7()];

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    for (const id of users) {
      await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [
        id,
        `user ${id}`,
      ]);
    }
  });

  beforeEach(async () => {
    await source.query(`delete from gmail_accounts; delete from gmail_sends; delete from app_state`);
  });

  gmailAccountsContract(async () => ({ accounts: new SqlGmailAccounts(source, configOf(fresh), new AccountChanges()), users }));

  const stored = async () => {
    const [row] = await source.query<{ refresh: string; access: string | null }[]>(
      'select refresh_token as refresh, access_token as access from gmail_accounts',
    );
    return row;
  };

  it('G-03 no token is in the table as it is', async () => {
    await new SqlGmailAccounts(source, configOf(fresh), new AccountChanges()).connect(aConnection(users[0]));
    const row = await stored();
    expect(row?.refresh).toMatch(/^v1\./);
    expect(row?.access).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toMatch(/refresh"?:"refresh|:"access/);
  });

  it('G-03 after a change of the key the first use seals the token again; then the old key may go', async () => {
    await new SqlGmailAccounts(source, configOf(old), new AccountChanges()).connect(aConnection(users[0]));
    expect(await new SqlGmailAccounts(source, configOf(fresh), new AccountChanges()).byUser(users[0])).toMatchObject({
      refreshToken: null,
    });
    expect(await new SqlGmailAccounts(source, configOf(fresh, old), new AccountChanges()).byUser(users[0])).toMatchObject({
      refreshToken: 'refresh',
    });
    expect(await new SqlGmailAccounts(source, configOf(fresh), new AccountChanges()).byUser(users[0])).toMatchObject({
      refreshToken: 'refresh',
    });
  });

  describe('consents under way', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const consent = {
      provider: 'google' as const,
      userId: users[0],
      sessionId: 'session of marcus',
      codeVerifier: 'verifier',
      replies: true,
      sameTab: false,
      expiresAt: new Date(now.getTime() + 600_000),
    };

    it('G-03 a state is good for one callback, and knows whether the session is the same', async () => {
      const states = new SqlOAuthStates(source, configOf(fresh));
      await states.keep('state 1', consent, now);
      await states.keep('state 2', consent, now);
      const taken = await Promise.all([1, 2].map(() => states.take('google', 'state 1', consent.sessionId)));
      expect(taken.filter(Boolean)).toEqual([expect.objectContaining({ sameSession: true, codeVerifier: 'verifier' })]);
      expect(await states.take('google', 'state 2', 'session of another')).toMatchObject({ sameSession: false });
      expect(await states.take('google', 'made up', consent.sessionId)).toBeNull();
    });

    it('G-03 neither state, session nor verifier is in the table, and old rows go', async () => {
      const states = new SqlOAuthStates(source, configOf(fresh));
      for (let at = 0; at < 15; at += 1) await states.keep(`state ${at}`, consent, new Date(now.getTime() + at));
      const rows = await source.query<object[]>('select * from gmail_oauth_states');
      expect(rows).toHaveLength(10);
      expect(JSON.stringify(rows)).not.toMatch(/"state \d|session of|"verifier"/);
      await states.keep('last', consent, new Date(now.getTime() + 700_000));
      expect(await source.query('select 1 from gmail_oauth_states')).toHaveLength(1);
    });
  });
});
