import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { EndRows } from './end-rows.resource.js';
import { OWNED_TABLES } from '../adapters/persistence/user-data-owners.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const USER = '00000000-0000-4000-8000-000000000001';
const CAMPAIGN = '00000000-0000-4000-8000-000000000002';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** One row of each table with a time; $1: its moment, $2: which of two it is. */
const ROWS: Record<string, { insert: string; kept: number }> = {
  email_tokens: {
    insert: `insert into email_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
      values ('hash' || $2::text, '${USER}', 'verify', 'm@x.test', $1, $1)`,
    kept: 0,
  },
  http_sessions: { insert: `insert into http_sessions (sid, sess, expire) values ('sid' || $2::text, '{}', $1)`, kept: 0 },
  failed_sign_ins: {
    insert: `insert into failed_sign_ins (account, source, shown_address, is_known_device, failures, first_at, last_at, wait_until)
      values ('a' || $2::text, 's', '10.0.0.x', false, 1, $1, $1, $1)`,
    kept: DAY_MS,
  },
  sign_in_tickets: {
    insert: `insert into sign_in_tickets (token_hash, user_id, tries, created_at, expires_at) values ('h' || $2::text, '${USER}', 0, $1, $1)`,
    kept: 0,
  },
  passkey_ceremonies: {
    insert: `insert into passkey_ceremonies (challenge_hash, purpose, created_at, expires_at) values ('h' || $2::text, 'sign_in', $1, $1)`,
    kept: 0,
  },
  audit_entries: {
    insert: `insert into audit_entries (id, kind, actor, at)
      values (('00000000-0000-4000-8000-00000000000' || $2::text)::uuid, 'signed_in', 'visitor', $1)`,
    kept: 400 * DAY_MS,
  },
  gmail_oauth_states: {
    insert: `insert into gmail_oauth_states (state_hash, user_id, session_hash, code_verifier, replies, same_tab, created_at, expires_at)
      values ('h' || $2::text, '${USER}', 's', 'v', true, false, $1, $1)`,
    kept: 0,
  },
  gmail_sends: {
    insert: `insert into gmail_sends (message_id, user_id, mailbox, at) values ('m' || $2::text, '${USER}', 'm@x.test', $1)`,
    kept: 30 * DAY_MS,
  },
  mailbox_sends: {
    insert: `insert into mailbox_sends (message_id, user_id, address, at) values ('m' || $2::text, '${USER}', 'm@x.test', $1)`,
    kept: 30 * DAY_MS,
  },
  confirmation_requests: {
    insert: `insert into confirmation_requests
        (id, athlete_id, coach_name, coach_school, address, token_hash, mailed, family_address, created_at, expires_at)
      values (('00000000-0000-4000-8000-00000000000' || $2::text)::uuid, '${USER}', 'Dale', 'East', 'd@x.test', 'h' || $2::text, true, false, $1, $1)`,
    kept: 365 * DAY_MS,
  },
  guardian_invitations: {
    insert: `insert into guardian_invitations (id, athlete_id, address, token_hash, mailed, created_at, expires_at)
      values (('00000000-0000-4000-8000-00000000000' || $2::text)::uuid, '${USER}', 'dana@x.test', 'h' || $2::text, true, $1, $1)`,
    kept: 0,
  },
  test_mails: {
    insert: `insert into test_mails (user_id, key, campaign_id, sent_at)
      values ('${USER}', ('00000000-0000-4000-8000-00000000000' || $2::text)::uuid, '${CAMPAIGN}', $1)`,
    kept: DAY_MS,
  },
};

describe('rows that are kept for a time only', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    await source.query(
      `insert into users (id, username, email, password_hash, created_at) values ('${USER}', 'marcus', 'm@x.test', 'x', now())`,
    );
    await source.query(`insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
      values ('${CAMPAIGN}', '${USER}', 'Film', 's', 't', 'draft', now(), now())`);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('U-11 each table that promises a time is tried here', () => {
    expect(OWNED_TABLES.flatMap(({ table, over }) => (over ? [table] : [])).sort()).toEqual(Object.keys(ROWS).sort());
  });

  it.each(Object.entries(ROWS))('U-11 %s: what is over goes, what is not stays', async (table, { insert, kept }) => {
    const over = NOW.getTime() - kept;
    await source.query(insert, [new Date(over - MINUTE_MS), 1]);
    await source.query(insert, [new Date(over + MINUTE_MS), 2]);
    expect(await new EndRows(source).run(NOW)).toBe(1);
    const left = await source.query<object[]>(`select * from ${table}`);
    expect(left).toHaveLength(1);
    expect(JSON.stringify(left)).toContain(new Date(over + MINUTE_MS).toISOString());
  });

  it('U-11 more rows than one statement deletes go at once', async () => {
    const many = `insert into gmail_sends (message_id, user_id, mailbox, at)
      select 'old' || n, '${USER}', 'm@x.test', $1 from generate_series(1, 1005) n`;
    await source.query(many, [new Date(NOW.getTime() - 31 * DAY_MS)]);
    expect(await new EndRows(source).run(NOW)).toBe(1005);
    expect(await new EndRows(source).run(NOW)).toBe(0);
  });
});
