import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../shared-kernel/clock.js';
import { Ids } from '../../shared-kernel/ids.js';
import { composeMail } from './compose-mail.js';
import type { OutgoingMail } from './outgoing-mail.js';

/**
 * Why an email is here: there was no way to deliver it, its recipient is an invented example, or it was delivered to an
 * invented coach of the demo (`demo`). Only the last one counts as sent.
 */
export type OutboxReason = 'no_mail_server' | 'example_recipient' | 'demo';

export interface OutboxEntry {
  id: string;
  messageId: string;
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  reason: OutboxReason;
  createdAt: Date;
}

const COLUMNS = `id, message_id as "messageId", from_address as "from", reply_to as "replyTo", to_address as "to",
  subject, reason, created_at as "createdAt"`;

/** Mail that goes nowhere: kept in the database, so that every server process shows the same. */
@Injectable()
export class OutboxStore {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Stores the email without its attachments, which the outbox does not show. Idempotent: the same Message-ID is kept once. */
  async add(mail: OutgoingMail, userId: string | null, reason: OutboxReason): Promise<void> {
    await this.source.query(
      `insert into outbox_mails (id, message_id, user_id, from_address, reply_to, to_address, subject, text_body,
         raw, reason, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (message_id) do nothing`,
      [
        this.ids.next(),
        mail.messageId,
        userId,
        mail.from.address,
        mail.replyTo?.address ?? null,
        mail.to.address,
        mail.subject,
        mail.text,
        await composeMail({ ...mail, attachments: [] }),
        reason,
        this.clock.now(),
      ],
    );
  }

  async has(messageId: string): Promise<boolean> {
    const rows = await this.source.query<unknown[]>('select 1 from outbox_mails where message_id = $1', [messageId]);
    return rows.length > 0;
  }

  /** Newest first; `before` is the id of the last entry of the page before. */
  list(limit: number, before?: string): Promise<OutboxEntry[]> {
    return this.source.query<OutboxEntry[]>(
      `select ${COLUMNS} from outbox_mails where $2::uuid is null or id < $2 order by id desc limit $1`,
      [limit, before ?? null],
    );
  }

  async byId(id: string): Promise<(OutboxEntry & { text: string }) | null> {
    const [row] = await this.source.query<(OutboxEntry & { text: string })[]>(
      `select ${COLUMNS}, text_body as text from outbox_mails where id = $1`,
      [id],
    );
    return row ?? null;
  }
}
