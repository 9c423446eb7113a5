import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { MailboxCalls } from '../../application/ports/mailbox-calls.js';

/** A mailbox that was never looked into has no row yet and is due anyway. */
const CALL_ALL = `
with readable as (select user_id from gmail_accounts where state = 'connected' and can_read_replies),
called as (
  update reply_mailboxes m set next_check_at = $1 from readable r
  where m.user_id = r.user_id and m.next_check_at > $1
)
select count(*)::int as count from readable`;

@Injectable()
export class SqlMailboxCalls extends MailboxCalls {
  constructor(private readonly source: DataSource) {
    super();
  }

  async callAll(now: Date): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(CALL_ALL, [now]);
    return row?.count ?? 0;
  }
}
