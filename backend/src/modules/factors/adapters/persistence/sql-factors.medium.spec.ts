import { randomBytes, randomUUID } from 'node:crypto';

import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import type { AppConfig } from '../../../../platform/config/app-config.js';
import { authenticatorAppsContract } from '../../testing/authenticator-apps.contract.js';
import { ceremoniesContract } from '../../testing/ceremonies.contract.js';
import { passkeysContract } from '../../testing/passkeys.contract.js';
import { signInTicketsContract } from '../../testing/sign-in-tickets.contract.js';
import { SqlAuthenticatorApps } from './sql-authenticator-apps.js';
import { SqlCeremonies } from './sql-ceremonies.js';
import { SqlPasskeys } from './sql-passkeys.js';
import { SqlSignInTickets } from './sql-sign-in-tickets.js';

const NEW_USER = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2 || '@recruit.test', 'hash', now())`;
const NOW = new Date('2026-11-21T15:00:00.000Z');

describe('passkeys and second factors in PostgreSQL', () => {
  const key = randomBytes(32);
  let database: TestDatabase;
  let source: DataSource;
  let two: [string, string];

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    two = await users();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  async function users(): Promise<[string, string]> {
    const made: [string, string] = [randomUUID(), randomUUID()];
    for (const id of made) await source.query(NEW_USER, [id, `athlete-${id}`]);
    return made;
  }
  const appsWith = (...encryptionKeys: Buffer[]) => new SqlAuthenticatorApps(source, { encryptionKeys } as AppConfig);

  passkeysContract(() => ({ passkeys: new SqlPasskeys(source), users }));
  ceremoniesContract(() => ({ ceremonies: new SqlCeremonies(source), users: two }));
  signInTicketsContract(() => ({ tickets: new SqlSignInTickets(source), users: two }));
  authenticatorAppsContract(() => ({ apps: appsWith(key), users }));

  it('O-02 the same recovery code of two accounts is stored as two hashes', async () => {
    const pair = await users();
    for (const user of pair) {
      await appsWith(key).begin(user, 'SECRET', NOW);
      await appsWith(key).confirm(user, { step: 7, recoveryCodes: ['7k2m-9qxc-04tz-hw3e'], now: NOW });
    }
    const rows = await source.query<{ hash: string }[]>('select code_hash as hash from recovery_codes where user_id = any($1)', [pair]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  });

  it('U-03 a ticket ends when the password is changed', async () => {
    const tickets = new SqlSignInTickets(source);
    const [user] = await users();
    await tickets.add({ token: 'before', userId: user, expiresAt: new Date(NOW.getTime() + 60_000) }, NOW);
    await source.query('update users set password_changed_at = $2 where id = $1', [user, NOW]);
    expect(await tickets.userOf('before', NOW)).toBe(user);
    await source.query('update users set password_changed_at = $2 where id = $1', [user, new Date(NOW.getTime() + 1)]);
    expect([await tickets.userOf('before', NOW), await tickets.tryOnce('before', NOW)]).toEqual([null, null]);
  });

  it('O-02 U-03 a secret that cannot be read any more lets nobody in: the app stays on', async () => {
    const [user] = await users();
    const secret = 'JBSWY3DPEHPK3PXP';
    await appsWith(key).begin(user, secret, NOW);
    await appsWith(key).confirm(user, { step: 7, recoveryCodes: ['7k2m-9qxc-04tz-hw3e'], now: NOW });
    const other = appsWith(randomBytes(32));
    expect([await other.of(user), await other.isOn(user)]).toEqual([null, true]);
    expect(await other.useCode(user, '7k2m9qxc04tzhw3e', NOW)).toBe(true);
    const [row] = await source.query<{ all: string }[]>('select json_agg(a)::text as all from authenticator_apps a');
    expect(row?.all).not.toContain(secret);
  });
});
