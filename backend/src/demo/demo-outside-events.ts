import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { MailOpens } from '../modules/campaigns/sending/index.js';
import { ReplyLedger, type KeptMessage, type MailCandidate, type MessageClass } from '../modules/campaigns/replies/index.js';
import { ReportBounce } from '../modules/schools/outreach/index.js';
import { demoAnswers } from './demo-answers.js';
import { demoMailbox } from './demo-mailbox.js';
import type { DemoMailOutcome } from './demo-mail-outcome.js';

/** The outcome of one email; `hours` after it was sent. */
export interface MailEvent {
  coachId: number;
  fate: DemoMailOutcome;
  hours: number;
}

type SentMail = MailCandidate & { userId: string; coach: string; openToken: string | null; sentAt: Date };

const LET_GO = `
with campaign as (update campaigns set leaves_at = now() where id = $1 and leaves_at > now() returning id)
update campaign_emails set due_at = now() where campaign_id in (select id from campaign) and status = 'queued'`;

const LEAVING = `select 1 from campaign_emails where campaign_id = $1 and status in ('queued', 'sending') limit 1`;

const SENT = `
select e.id, e.user_id as "userId", e.campaign_id as "campaignId", e.coach_id as "coachId", e.school_id as "schoolId",
  e.to_address as "toAddress", e.coach_first_name || ' ' || e.coach_last_name as coach, s.website_url as "websiteUrl",
  e.school_name as "schoolName", '{}'::text[] as domains, e.subject, e.status, e.thread_id as "threadId", e.message_id as "messageId", e.sent_at as "sentAt",
  e.open_token as "openToken"
from campaign_emails e join schools s on s.id = e.school_id
where e.campaign_id = $1 and e.sent_at is not null`;

const NEVER_ARRIVED = `
delete from outbox_mails o using campaign_emails e where e.id = any($1) and e.message_id = o.message_id`;

const FAILED = `
update campaign_emails set status = 'failed', sent_at = null, reason_code = 'refused',
  error_message = 'The mail server refused it: 550 5.7.1 Message rejected'
where id = any($1)`;

/** Over SMTP, because mail of the demo's own gateway could be looked up and would not stay unknown. */
const UNKNOWN = `
update campaign_emails set status = 'unknown', sent_at = null, gateway = 'smtp', reason_code = 'no_answer',
  error_message = 'The mail server did not confirm it: the connection was closed'
where id = any($1)`;

const STILL_OPEN = `
update campaigns c set status = 'active' where c.id = $1
  and exists (select 1 from campaign_emails e where e.campaign_id = c.id and e.status = 'unknown')`;

/** The correction that an email brought about when it came back has no owner whose time could pass. */
const BOUNCES = `
update corrections c set created_at = e.bounced_at
from campaign_emails e where e.coach_id = c.coach_id and c.user_id is null and e.user_id = $1 and e.bounced_at is not null`;

const HOUR_MS = 3_600_000;

/** What coaches, mailboxes and mail servers do, which no click of the athlete can bring about. */
export class OutsideWorld {
  private readonly source: DataSource;
  private answers = 0;

  constructor(private readonly app: INestApplicationContext) {
    this.source = app.get(DataSource);
  }

  /** The time to take a send back is over. */
  async letGo(campaignId: string): Promise<void> {
    await this.source.query(LET_GO, [campaignId]);
  }

  async isLeaving(campaignId: string): Promise<boolean> {
    return (await this.source.query<unknown[]>(LEAVING, [campaignId])).length > 0;
  }

  /** The emails of a campaign meet their fates; all of them have to are in the past. */
  async befall(campaignId: string, events: MailEvent[]): Promise<void> {
    const mails = new Map((await this.source.query<SentMail[]>(SENT, [campaignId])).map((mail) => [mail.coachId, mail]));
    const idsOf = (fate: DemoMailOutcome) =>
      events.filter((event) => event.fate === fate).flatMap(({ coachId }) => mails.get(coachId)?.id ?? []);
    const [failed, unknown] = [idsOf('failed'), idsOf('unknown')];
    for (const { coachId, fate, hours } of events) {
      const mail = mails.get(coachId);
      if (mail) await this.meet(mail, fate, hours);
    }
    await this.source.query(NEVER_ARRIVED, [[...failed, ...unknown]]);
    await this.source.query(FAILED, [failed]);
    await this.source.query(UNKNOWN, [unknown]);
    await this.source.query(STILL_OPEN, [campaignId]);
  }

  /** Invented people stay marked as such; their address counts as verified, because it receives no mail. */
  async markInvented(userIds: string[]): Promise<void> {
    await this.source.query(
      'update users set is_example = true, email_verified_at = coalesce(email_verified_at, created_at) where id = any($1)',
      [userIds],
    );
    await this.source.query('update coaches set is_example = true where owner_user_id = any($1)', [userIds]);
  }

  async dateBounces(userId: string): Promise<void> {
    await this.source.query(BOUNCES, [userId]);
  }

  private async meet(mail: SentMail, fate: DemoMailOutcome, hours: number): Promise<void> {
    const at = new Date(mail.sentAt.getTime() + hours * HOUR_MS);
    if (fate === 'opened' || fate === 'replied') await this.open(mail, at);
    if (fate === 'replied') await this.answer(mail, { kind: 'human' }, new Date(at.getTime() + 5 * HOUR_MS));
    if (fate === 'auto_reply') await this.answer(mail, { kind: 'auto_reply' }, new Date(mail.sentAt.getTime() + 60_000));
    if (fate === 'bounced') await this.bounce(mail);
  }

  private async open({ openToken }: SentMail, at: Date): Promise<void> {
    if (openToken !== null) await this.app.get(MailOpens).note(openToken, false, at);
  }

  private async bounce(mail: SentMail): Promise<void> {
    const reason = 'there is no such mailbox (550 5.1.1).';
    const is = { kind: 'bounce', hardness: 'hard', isDelay: false, isAddressBad: true, reason } as const;
    await this.app.get(ReportBounce).run({ coachId: mail.coachId, address: mail.toAddress, reason });
    await this.answer(mail, is, new Date(mail.sentAt.getTime() + 60_000));
  }

  private async answer(mail: SentMail, is: MessageClass, receivedAt: Date): Promise<void> {
    const { userId, id, toAddress, coach, subject } = mail;
    const texts = demoAnswers[is.kind === 'human' ? 'human' : 'machine'];
    const snippet = texts[this.answers++ % texts.length] ?? '';
    const headers = { from: `"${coach}" <${toAddress}>`, subject: `Re: ${subject}` };
    const message = { id: `demo-${id}`, threadId: `demo-${id}`, receivedAt, labels: [], snippet, headers };
    const kept: KeptMessage = { message, class: is, mail };
    await this.app.get(ReplyLedger).keep(demoMailbox(userId, receivedAt), [kept], null, receivedAt);
  }
}
