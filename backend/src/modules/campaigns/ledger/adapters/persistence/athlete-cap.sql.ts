import { mayLeave } from './follow-up-rules.sql.js';

/** The statements of the daily cap of one athlete. $1 athlete, $2 gateway, $3 since. */

/** Emails that left, or that may have left. */
const LEFT = `
from campaign_emails l where l.user_id = $1 and l.gateway = $2
  and (l.sent_at > $3 or (l.status in ('sending', 'unknown') and l.claimed_at > $3))`;

const LEFT_AT = `select coalesce(l.sent_at, l.claimed_at) as at ${LEFT}`;

export const LEFT_SINCE = `select count(*)::int as count ${LEFT}`;

/** $4: the cap. The latest first. */
export const LEFT_TIMES = `${LEFT_AT} order by at desc limit $4`;

export const WAITING = `
select count(*)::int as count from campaign_emails e join campaigns c on c.id = e.campaign_id and c.status = 'active'
where e.user_id = $1 and e.gateway = $2 and e.status = 'queued' and e.step < 1000`;

/**
 * $4: the cap, $5: now. Each email that left frees its place 24 hours later. The n-th waiting email gets the n-th place;
 * when all places are given, the next email gets the first place again, 24 hours later. Emails that already wait for the cap keep their
 * order, before those of a later Send.
 */
export const SPREAD = `
with taken as (
  ${LEFT_AT} order by at desc limit $4
), places as (
  select at, row_number() over (order by at) - 1 as place, count(*) over () as places from taken
), waiting as (
  select e.id, row_number() over (
    order by e.reason_code is distinct from 'daily_cap', e.due_at, e.created_at, e.id) - 1 as turn
  from campaign_emails e join campaigns c on c.id = e.campaign_id and c.status = 'active'
  where e.user_id = $1 and e.gateway = $2 and e.status = 'queued' and e.step < 1000 and (e.due_at <= $5 or e.reason_code = 'daily_cap') and ${mayLeave('e', '$5')}
)
update campaign_emails e
set due_at = p.at + interval '24 hours' * (1 + w.turn / p.places), reason_code = 'daily_cap', error_message = null
from waiting w join places p on p.place = w.turn % p.places
where e.id = w.id and e.status = 'queued'`;
