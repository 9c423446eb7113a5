import type { DataSource } from 'typeorm';

const OPEN_LOOKED_AT = `
insert into reply_mailboxes (user_id, account, opened_at, next_check_at)
select user_id, account, connected_at, now() + interval '1 day' from own_accounts where can_read_replies
on conflict (user_id) do update set next_check_at = excluded.next_check_at`;

/**
 * From here on only the test looks into the mailboxes that are connected. By itself the schedule looks into a new one once, whenever it
 * comes by, and finds what the test wants to find.
 */
export async function noFirstLook(source: DataSource): Promise<void> {
  await source.query(OPEN_LOOKED_AT);
}
