import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Metrics, type Reading } from '../../../../platform/metrics/metrics.js';

const MAILS = 'select status as label, count(*)::int as value from campaign_emails group by status';

const ACCOUNTS = 'select state as label, count(*)::int as value from gmail_accounts group by state';

const MAILBOXES = 'select state as label, count(*)::int as value from mailbox_accounts group by state';

/** Of the mailbox that has waited longest; none when no mailbox is looked into. */
const REPLY_CHECK_AGE = `
select extract(epoch from now() - min(coalesce(m.checked_at, m.opened_at)))::float8 as value
from reply_mailboxes m
join own_accounts a using (user_id)
where a.state = 'connected' and a.can_read_replies
having count(*) > 0`;

/** How late the mailbox is whose turn has waited longest to be given out; none when no mailbox is looked into. */
const REPLY_POLL_LAG = `
select greatest(0, extract(epoch from now() - min(m.next_check_at)))::float8 as value
from reply_mailboxes m
join own_accounts a using (user_id)
where a.state = 'connected' and a.can_read_replies
having count(*) > 0`;

const AI_TOKENS = `
select coalesce(sum(tokens), 0)::int as value from ai_usage where day = (now() at time zone 'utc')::date`;

/** Gauges of the whole product for Prometheus, read from the database, so that every process reports the same. */
@Injectable()
export class SqlProductGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly source: DataSource,
  ) {}

  onModuleInit(): void {
    this.add('recruit_mails', 'Mails to coaches by status', MAILS, 'status');
    this.add('recruit_gmail_accounts', 'Connected Gmail accounts by state', ACCOUNTS, 'state');
    this.add('recruit_mailbox_accounts', 'Connected mailboxes by IMAP and SMTP by state', MAILBOXES, 'state');
    this.add('recruit_reply_check_age_seconds', 'Since the mailbox checked longest ago was checked', REPLY_CHECK_AGE);
    this.add('recruit_reply_poll_lag_seconds', 'How late the mailbox is whose check is most overdue', REPLY_POLL_LAG);
    this.add('recruit_ai_tokens_today', 'Tokens that athletes used today (UTC)', AI_TOKENS);
  }

  private add(name: string, help: string, statement: string, label?: string): void {
    this.metrics.addGauge({ name, help, labels: label ? [label] : [] }, async (): Promise<Reading[]> => {
      const rows = await this.source.query<{ label?: string; value: number }[]>(statement);
      return rows.map(({ label: own, value }) => (label ? { labels: { [label]: own ?? '' }, value } : { value }));
    });
  }
}
