import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { OUTREACH_ACTIVITIES, SchoolTracking } from '../../../../schools/outreach/index.js';
import { SENDING_ACTIVITIES } from '../../../ledger/domain/sending-activities.js';
import type { MailCandidate } from '../../domain/choose-mail.js';
import { REPLY_ACTIVITIES } from '../../domain/reply-activities.js';
import { aReplyMail } from '../../testing/a-reply-mail.js';
import { MemoryReplyLedger } from '../../testing/memory-reply-ledger.js';
import { replyLedgerContract, type ReplyLedgerUnderTest } from '../../testing/reply-ledger.contract.js';
import { KeepReplies } from './keep-replies.js';
import { SqlReplyLedger } from './sql-reply-ledger.js';

const ADD_USER = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
const ADD_SCHOOL = `
insert into schools (name, name_key, division, city, state, created_at, updated_at)
values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id`;
const ADD_CAMPAIGN = `
insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
values ($1, $2, 'Film', 'Film', 'Film', 'active', now(), now())`;
const ADD_MAIL = `
insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name, coach_last_name,
  coach_title, school_name, is_example, subject, body, status, due_at, message_id, thread_id, gateway, sent_at, created_at,
  updated_at)
values ($1, $2, $3, 1, $4, $5, 'Quinn', 'Dummett', '', 'Akron', $6, 'Film', 'Coach', $7, now(), $8, $9, 'mailbox', $10, now(), now())`;
const REPLY = `select id, body, suspicions, checked_at is not null as "isChecked" from replies where user_id = $1`;
const CONNECT_MAILBOX = `
insert into mailbox_accounts (user_id, address, username, password, imap_host, imap_port, imap_security, smtp_host,
  smtp_port, smtp_security, state, connection_id, connected_at, updated_at)
values ($1, $2, $3, 'x', $4, 993, 'tls', $4, 465, 'tls', $5, $1, $6, now())`;
const CONNECT_GMAIL = `
insert into gmail_accounts (user_id, google_sub, email, state, can_read_replies, grant_id, refresh_token, connected_at, updated_at)
values ($1, $2, $3, $4, $5, $1, 'x', $6, now())`;

describe('the reply ledger in PostgreSQL', () => {
  let source: DataSource;
  let schoolId: number;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    [{ id: schoolId }] = await source.query<[{ id: number }]>(ADD_SCHOOL);
  });

  beforeEach(() => source.query('delete from users'));

  /** As the fake has it, so that both know the same account. */
  const connect: ReplyLedgerUnderTest['connect'] = async (userId, changes) => {
    const fake = new MemoryReplyLedger();
    fake.connect(userId, changes);
    const { kind, account = '', address, state, canReadReplies, connectedAt } = fake.accounts.get(userId) ?? {};
    await source.query('delete from mailbox_accounts where user_id = $1', [userId]);
    await source.query('delete from gmail_accounts where user_id = $1', [userId]);
    if (kind === 'gmail') {
      await source.query(CONNECT_GMAIL, [userId, account, address, state, canReadReplies, connectedAt]);
      return;
    }
    const [host, username] = account.split('/');
    await source.query(CONNECT_MAILBOX, [userId, address, username, host, state, connectedAt]);
  };

  const addMail = async (userId: string, changes: Partial<MailCandidate> & { isExample?: boolean }): Promise<MailCandidate> => {
    const mail = aReplyMail(userId, { ...changes, id: v7(), campaignId: v7(), schoolId });
    const { id, campaignId, toAddress, isExample, status, messageId, threadId, sentAt } = mail;
    await source.query(ADD_CAMPAIGN, [campaignId, userId]);
    await source.query(ADD_MAIL, [id, campaignId, userId, schoolId, toAddress, isExample, status, messageId, threadId, sentAt]);
    return mail;
  };

  replyLedgerContract(async () => {
    const users: [string, string] = [v7(), v7()];
    for (const id of users) await source.query(ADD_USER, [id, id]);
    const activity = new ActivityRecord(
      source,
      new RandomIds(),
      new ActivityKinds({ ...REPLY_ACTIVITIES, ...SENDING_ACTIVITIES, ...OUTREACH_ACTIVITIES }),
    );
    const keeping = new KeepReplies(source, new RandomIds(), new SchoolTracking(source, activity), activity);
    return {
      ledger: new SqlReplyLedger(source, keeping),
      users,
      connect,
      addMail,
      statusOf: async (mailId) => {
        const [row] = await source.query<{ status: string }[]>('select status from campaign_emails where id = $1', [mailId]);
        return row?.status ?? 'gone';
      },
      reply: async (userId) => {
        const [reply] = await source.query<[Awaited<ReturnType<ReplyLedgerUnderTest['reply']>>]>(REPLY, [userId]);
        return reply;
      },
      check: (userId) => source.query('update replies set checked_at = now() where user_id = $1', [userId]),
    };
  });
});
