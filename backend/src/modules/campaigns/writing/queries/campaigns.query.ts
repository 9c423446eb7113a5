import { Injectable } from '@nestjs/common';

import { keepPlan } from '../../../../platform/database/kept-plans.js';
import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { isUuid } from '../../../../platform/database/is-uuid.js';
import type { GatewayName } from '../../../gmail/gateways/index.js';
import { MailNotFound } from '../domain/campaign-errors.js';
import type { CampaignStatus, PauseReason } from '../domain/campaign-status.js';
import type { MailRates } from '../domain/mail-rates.js';
import type { LeaveGroup } from '../domain/daily-limit.js';
import type { MailChannel } from '../domain/mail-channel.js';
import type { MailStatus } from '../domain/mail-status.js';
import { SCHEDULE, type ScheduleView } from './schedule-view.js';
import { MAIL_RATES } from './mail-rates.sql.js';

export interface CampaignSenderView {
  via: GatewayName;
  address: string | null;
}

/** A campaign as the screen shows it; every count is a count of ledger rows. */
export interface CampaignView {
  id: string;
  name: string;
  subject: string;
  template: string;
  status: CampaignStatus;
  createdAt: Date;
  /** Until then a Send can be taken back; null before it is sent. */
  leavesAt: Date | null;
  /** Counts the changes of the text. */
  revision: number;
  trackOpens: boolean;
  pausedReason: PauseReason | null;
  /** The account it belongs to; null before it is sent. */
  sender: CampaignSenderView | null;
  /** When the emails are sent; null: as soon as possible. */
  schedule: ScheduleView | null;
  totalCount: number;
  sentCount: number;
  /** Of these, by the athlete outside of Recruit: opens of them cannot be known. */
  sentByHandCount: number;
  openCount: number;
  replyCount: number;
  /** What rates are of: without bounced emails. */
  rates: MailRates;
  queuedCount: number;
  sendingCount: number;
  failedCount: number;
  skippedCount: number;
  unknownCount: number;
  cancelledCount: number;
  /** Emails that a guardian reviews before they are sent. */
  approvalCount: number;
  /** Not delivered, because there was no way to deliver them. */
  keptCount: number;
  /** Mail is being kept right now, and none of the campaign is delivered. */
  isKeeping: boolean;
  /** Emails that wait for the athlete's daily limit, the earliest first. */
  waitForLimit: LeaveGroup[];
}

/** The newest campaigns, for the start of the page. */
export interface FirstCampaigns {
  campaigns: CampaignView[];
  /** There are no others. */
  isWhole: boolean;
}

/** The latest answer of a person to an email. */
export interface ReplyView {
  snippet: string;
  /** Who wrote: the name, else the address. */
  from: string;
  fromAddress: string;
  receivedAt: Date;
  /** It comes from outside of what is known of the school. */
  outsideDomain: boolean;
  /** The athlete wrote it down. */
  isNoted: boolean;
}

export interface CampaignEmailView {
  id: string;
  status: MailStatus;
  /** Whether it counts in the campaign's sentCount, openCount and replyCount. */
  isSent: boolean;
  isOpened: boolean;
  isReplied: boolean;
  /** How it was sent, or will be. */
  channel: MailChannel;
  sentAt: Date | null;
  openedAt: Date | null;
  repliedAt: Date | null;
  bouncedAt: Date | null;
  /** When it was kept instead of delivered. */
  keptAt: Date | null;
  dueAt: Date;
  errorMessage: string | null;
  reasonCode: string | null;
  toAddress: string;
  coachId: number;
  /** Where "Send again" goes; null when there is nothing to send again, or no address. */
  sendAgainTo: string | null;
  /** The coach is invented. */
  isExample: boolean;
  reply: ReplyView | null;
  coach: { firstName: string; lastName: string; title: string; school: { name: string } };
}

export interface MailStatsView {
  emailsSentCount: number;
  /** Of these, by the athlete outside of Recruit. */
  emailsSentByHandCount: number;
  emailsOpenedCount: number;
  emailsRepliedCount: number;
  activeCampaignsCount: number;
}

export interface EmailTemplateView {
  id: string;
  name: string;
  description: string | null;
  subject: string | null;
  template: string;
  /** Counts the changes of its text. */
  revision: number;
  createdAt: Date;
}

/** Emails are also named by their athlete: while most emails of a table are one campaign's, PostgreSQL would read all of them for each. */
const CAMPAIGN = `
select c.created_at::text as position, c.id, c.name, c.subject, c.template, c.status,
  c.created_at as "createdAt", c.leaves_at as "leavesAt",
  c.revision, c.track_opens as "trackOpens", c.paused_reason as "pausedReason",
  case when c.sender_kind is not null and c.status <> 'draft' then json_build_object('via', c.sender_kind, 'address', c.sender_address) end as sender,
  ${SCHEDULE} as schedule, n.*,
  coalesce((select bool_and(e.gateway = 'outbox') and bool_or(e.status in ('queued', 'sending')) from campaign_emails e
    where e.campaign_id = c.id and e.user_id = $1 and e.step < 1000 and e.status not in ('skipped', 'cancelled')), false) as "isKeeping",
  coalesce((select json_agg(json_build_object('at', w.at, 'count', w.count) order by w.at) from (
    select date_bin('15 minutes', e.due_at, 'epoch') as at, count(*)::int as count from campaign_emails e
    where e.campaign_id = c.id and e.user_id = $1 and e.step < 1000 and e.status = 'queued' and e.reason_code = 'daily_cap' and e.gateway = 'smtp' group by 1
  ) w), '[]') as "waitForLimit"
from campaigns c
cross join lateral (
  select count(*)::int as "totalCount",
    count(*) filter (where is_sent)::int as "sentCount",
    count(*) filter (where is_by_hand)::int as "sentByHandCount",
    count(*) filter (where is_opened)::int as "openCount",
    count(*) filter (where is_replied)::int as "replyCount",
    ${MAIL_RATES} as rates,
    count(*) filter (where status = 'queued')::int as "queuedCount",
    count(*) filter (where status = 'sending')::int as "sendingCount",
    count(*) filter (where status = 'failed')::int as "failedCount",
    count(*) filter (where status = 'skipped')::int as "skippedCount",
    count(*) filter (where status = 'unknown')::int as "unknownCount",
    count(*) filter (where status = 'cancelled')::int as "cancelledCount",
    count(*) filter (where status = 'waiting_for_approval')::int as "approvalCount",
    count(*) filter (where status = 'kept')::int as "keptCount"
  from mail_figures m where m.campaign_id = c.id and m.user_id = $1
) n
where c.user_id = $1 and c.deleted_at is null`;

/** Campaigns read at once: their texts are in memory together. */
const AT_ONCE = 25;

/** Characters of the texts that the first campaigns have together: they are sent in a document. */
const FIRST_TEXT = 60_000;

const ONE_CAMPAIGN = keepPlan(`${CAMPAIGN} and c.id = $2`);

const CAMPAIGNS_AFTER = keepPlan(`${CAMPAIGN}
  and ($2::timestamptz is null or (c.created_at, c.id) < ($2::timestamptz, $3::uuid))
order by c.created_at desc, c.id desc limit ${AT_ONCE}`);

/** With its place in the list, more exact than a Date. */
type CampaignRow = CampaignView & { position: string };

const viewOf = ({ position: _, ...view }: CampaignRow): CampaignView => view;

const EMAILS = `
select coalesce(json_agg(json_build_object(
    'id', e.id, 'status', e.status, 'channel', e.channel,
    'isSent', coalesce(m.is_sent, e.sent_at is not null), 'isOpened', coalesce(m.is_opened, e.opened_at is not null),
    'isReplied', coalesce(m.is_replied, e.replied_at is not null),
    'sentAt', e.sent_at, 'openedAt', e.opened_at, 'repliedAt', e.replied_at,
    'bouncedAt', e.bounced_at, 'keptAt', e.kept_at, 'reply', r.reply,
    'dueAt', e.due_at, 'errorMessage', e.error_message, 'reasonCode', e.reason_code, 'toAddress', e.to_address,
    'sendAgainTo', case when e.status in ('failed', 'unknown') and c.status <> 'cancelled'
      then case when k.id is null then e.to_address else nullif(k.email, '') end end,
    'coachId', e.coach_id, 'isExample', e.is_example, 'coach', json_build_object('firstName', e.coach_first_name, 'lastName', e.coach_last_name,
      'title', e.coach_title, 'school', json_build_object('name', e.school_name)))
  order by e.school_name collate "und-x-icu", e.coach_last_name collate "und-x-icu", e.id)
  filter (where e.id is not null), '[]') as emails
from campaigns c left join campaign_emails e on e.campaign_id = c.id and (e.step < 1000 or e.id = $3)
left join mail_figures m on m.id = e.id
left join coaches k on k.id = e.coach_id and (k.owner_user_id is null or k.owner_user_id = $1)
left join (
  select distinct on (mail_id) mail_id, json_build_object('snippet', snippet, 'from', coalesce(nullif(from_name, ''),
    from_address), 'fromAddress', from_address, 'receivedAt', received_at, 'outsideDomain', outside_domain,
    'isNoted', account = 'noted_by_athlete') as reply
  from replies where user_id = $1 and kind = 'human' and mail_id in (select id from campaign_emails where campaign_id = $2)
  order by mail_id, received_at desc
) r on r.mail_id = e.id
where c.id = $2 and c.user_id = $1 and c.deleted_at is null
group by c.id`;

const STATS = keepPlan(`
select count(*) filter (where is_sent)::int as "emailsSentCount",
  count(*) filter (where is_by_hand)::int as "emailsSentByHandCount",
  count(*) filter (where is_opened)::int as "emailsOpenedCount",
  count(*) filter (where is_replied)::int as "emailsRepliedCount",
  (select count(*)::int from campaigns where user_id = $1 and status = 'active') as "activeCampaignsCount"
from mail_figures where user_id = $1`);

const TEMPLATES = `
select id, name, description, subject, template, revision, created_at as "createdAt" from email_templates
order by created_at, id`;

const NO_MAIL: MailStatsView = {
  emailsSentCount: 0,
  emailsSentByHandCount: 0,
  emailsOpenedCount: 0,
  emailsRepliedCount: 0,
  activeCampaignsCount: 0,
};

/** Read queries, one statement each. Another athlete's campaign returns null. */
@Injectable()
export class CampaignQueries {
  constructor(private readonly source: ReadSource) {}

  /** Newest first, read as they are asked for, with no connection held between: together the texts can be large. */
  async *list(userId: string): AsyncGenerator<CampaignView> {
    let last: { position: string | null; id: string | null } = { position: null, id: null };
    for (;;) {
      const rows: CampaignRow[] = await this.source.query(CAMPAIGNS_AFTER, [userId, last.position, last.id]);
      for (const row of rows) yield viewOf(row);
      const end = rows.at(-1);
      if (!end || rows.length < AT_ONCE) return;
      last = end;
    }
  }

  /** The newest ones, as many as a page can be sent with: what is left only falls, so these are a start of the list. */
  async first(userId: string): Promise<FirstCampaigns> {
    const rows: CampaignRow[] = await this.source.query(CAMPAIGNS_AFTER, [userId, null, null]);
    let left = FIRST_TEXT;
    const fitting = rows.filter(({ subject, template }) => (left -= subject.length + template.length) >= 0);
    return { campaigns: fitting.map(viewOf), isWhole: fitting.length === rows.length && rows.length < AT_ONCE };
  }

  async one(userId: string, campaignId: string): Promise<CampaignView | null> {
    if (!isUuid(campaignId)) return null;
    const [row] = await this.source.query<CampaignRow[]>(ONE_CAMPAIGN, [userId, campaignId]);
    return row ? viewOf(row) : null;
  }

  async emails(userId: string, campaignId: string, answerId: string | null = null): Promise<CampaignEmailView[] | null> {
    if (!isUuid(campaignId)) return null;
    const [row] = await this.source.query<{ emails: CampaignEmailView[] }[]>(EMAILS, [userId, campaignId, answerId]);
    return row?.emails ?? null;
  }

  /** Throws MailNotFound. */
  async email(userId: string, campaignId: string, emailId: string): Promise<CampaignEmailView> {
    const email = (await this.emails(userId, campaignId, isUuid(emailId) ? emailId : null))?.find(({ id }) => id === emailId);
    if (!email) throw new MailNotFound();
    return email;
  }

  async stats(userId: string): Promise<MailStatsView> {
    const [row] = await this.source.query<MailStatsView[]>(STATS, [userId]);
    return row ?? NO_MAIL;
  }

  templates(): Promise<EmailTemplateView[]> {
    return this.source.query<EmailTemplateView[]>(TEMPLATES);
  }
}
