import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { LEFT, type MailStatus } from '../../writing/domain/mail-status.js';

interface EmailRow {
  at: Date;
  status?: MailStatus;
  step?: number;
  body?: string;
  name?: [first: string, last: string];
}

interface ReplyRow {
  at: Date;
  kind?: 'human' | 'auto_reply';
  body?: string;
  snippet?: string;
  outside?: boolean;
  from?: string;
  suspicions?: string[];
}

/** Rows of an athlete who writes to coaches of one school, put into the database as they are. */
export class TalkRows {
  private constructor(
    private readonly source: DataSource,
    readonly userId: string,
    readonly schoolId: number,
    readonly schoolName: string,
  ) {}

  static async start(source: DataSource): Promise<TalkRows> {
    const userId = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1::uuid, $2, $2, 'x', now())`, [
      userId,
      userId,
    ]);
    const schoolName = `Akron ${userId}`;
    const [school] = await source.query<[{ id: number }]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ($1, lower($1), 'D1', 'Akron', 'OH', now(), now()) returning id`,
      [schoolName],
    );
    return new TalkRows(source, userId, school.id, schoolName);
  }

  async coach(name: string, isOwn = false): Promise<number> {
    const [coach] = await this.source.query<[{ id: number }]>(
      `insert into coaches (school_id, name, name_key, title, email, owner_user_id, created_at, updated_at)
       values ($1, $2, lower($2), 'QB Coach', $3, $4, now(), now()) returning id`,
      [this.schoolId, name, `${v7()}@akron.test`, isOwn ? this.userId : null],
    );
    return coach.id;
  }

  async email(
    coachId: number,
    { at, status = 'sent', step = 0, body = 'Film', name: [first, last] = ['', ''] }: EmailRow,
  ): Promise<string> {
    const [campaignId, id] = [v7(), v7()];
    await this.source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Film', 'completed', $3, $3)`,
      [campaignId, this.userId, at],
    );
    await this.source.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, step, school_id, to_address, coach_first_name, coach_last_name,
         coach_title, school_name, is_example, subject, body, status, due_at, sent_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, 'coach@akron.test', $7, $8, 'QB Coach', 'Akron then', false, 'Film', $9, $10, $11, $12, $11, $11)`,
      [...[id, campaignId, this.userId, coachId, step, this.schoolId, first, last, body, status, at], LEFT.includes(status) ? at : null],
    );
    return id;
  }

  async reply(
    mailId: string,
    { at, kind = 'human', body, snippet = 'Thanks', outside = false, from = 'coach@akron.test', suspicions = [] }: ReplyRow,
  ): Promise<string> {
    const id = v7();
    await this.source.query(
      `insert into replies (id, user_id, mail_id, account, provider_message_id, kind, from_name, subject, snippet,
         received_at, outside_domain, body, body_state, found_at, from_address, suspicions)
       values ($1::uuid, $2, $3, 'marcus@mail.test', $1::text, $4, '', 'Re: Film', $5, $6, $7, $8, $9, now(), $10, $11)`,
      [id, this.userId, mailId, kind, snippet, at, outside, body ?? null, body === undefined ? null : 'kept', from, suspicions],
    );
    if (kind === 'human')
      await this.source.query('update campaign_emails set replied_at = $2 where id = $1 and replied_at is null', [mailId, at]);
    return id;
  }
}
