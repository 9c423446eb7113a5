import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import type { SendingAccount } from '../../../gmail/gateways/index.js';
import type { CampaignStatus } from '../../writing/domain/campaign-status.js';
import type { MailStatus } from '../../writing/domain/mail-status.js';

const PLATFORM: SendingAccount = { kind: 'smtp', address: 'no-reply@recruit.example' };

export interface MailRow {
  status: MailStatus;
  toAddress?: string;
  openToken?: string;
  optOutToken?: string;
  reasonCode?: string;
  dueAt?: Date;
  sentAt?: Date;
}

/** Writes athletes, campaigns and emails straight into the tables, for tests of what happens to them. */
export class CampaignRows {
  private coaches = 0;
  private schoolId: number | null = null;

  constructor(private readonly source: DataSource) {}

  async athlete(): Promise<string> {
    const id = v7();
    const add = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
    await this.source.query(add, [id, id]);
    return id;
  }

  async campaign(userId: string, status: CampaignStatus, mails: MailRow[] = [], account: SendingAccount = PLATFORM): Promise<string> {
    const id = v7();
    await this.source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, sender_kind, sender_address, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Film', $3, $4, $5, now(), now())`,
      [id, userId, status, account.kind, account.address],
    );
    for (const mail of mails) await this.mail(id, userId, account.kind, mail);
    return id;
  }

  private async mail(campaignId: string, userId: string, gateway: string, mail: MailRow): Promise<void> {
    const { status, toAddress = 'c@x.test', openToken = null, optOutToken = null, reasonCode = null } = mail;
    const { dueAt = new Date(0), sentAt = null } = mail;
    this.coaches += 1;
    this.schoolId ??= await this.school();
    await this.source.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name,
         coach_last_name, coach_title, school_name, is_example, subject, body, gateway, status, open_token, opt_out_token,
         reason_code, due_at, sent_at, created_at, updated_at)
       values ($1, $2, $3, $4, $13, $5, '', '', '', '', false, 's', 'b', $6, $7, $8, $9, $10, $11, $12, now(), now())`,
      [
        v7(),
        campaignId,
        userId,
        this.coaches,
        toAddress,
        gateway,
        status,
        openToken,
        optOutToken,
        reasonCode,
        dueAt,
        sentAt,
        this.schoolId,
      ],
    );
  }

  private async school(): Promise<number> {
    const [school] = await this.source.query<[{ id: number }]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id`,
    );
    return school.id;
  }

  /** The gateway and earliest time of each waiting email. */
  waiting(campaignId: string): Promise<{ gateway: string; dueAt: Date }[]> {
    const find = `select gateway, due_at as "dueAt" from campaign_emails where campaign_id = $1 and status = 'queued' order by coach_id`;
    return this.source.query(find, [campaignId]);
  }

  /** Whether its athlete sees the campaign. */
  async isListed(campaignId: string): Promise<boolean> {
    const rows = await this.source.query<object[]>('select 1 from campaigns where id = $1 and deleted_at is null', [campaignId]);
    return rows.length > 0;
  }

  /** The campaign's status and those of its emails, in the order in which they were made. */
  async states(campaignId: string): Promise<[string | undefined, string[]]> {
    const [campaign] = await this.source.query<{ status: string }[]>('select status from campaigns where id = $1', [campaignId]);
    const mails = await this.source.query<{ status: string }[]>(
      'select status from campaign_emails where campaign_id = $1 order by coach_id',
      [campaignId],
    );
    return [campaign?.status, mails.map(({ status }) => status)];
  }
}
