import { keepPlan } from '../../../../../platform/database/kept-plans.js';

export const OPEN = `
select stopped_at as at, reason, sent, bounced, hard_bounces as "hardBounces"
from platform_mail_stops where resumed_at is null`;

/**
 * $1: how many of the newest emails. Excludes emails to example coaches, and emails that no server accepted or that were refused for good, because
 * the server may have been down. A refusal because the address does not exist is recognized by its suppression.
 */
export const FIGURES = keepPlan(`
select count(*)::int as sent,
  count(*) filter (where is_bounced)::int as bounced,
  count(*) filter (where is_bounced and is_suppressed)::int as "hardBounces"
from (
  select e.status in ('bounced', 'failed') as is_bounced,
    e.status in ('bounced', 'failed') and exists (select from suppressed_addresses s
      where s.user_id = e.user_id and s.address_key = lower(trim(e.to_address)) and s.reason = 'bounced') as is_suppressed
  from campaign_emails e
  where e.gateway = 'smtp' and e.claimed_at is not null and not e.is_example
    and (e.status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') or (e.status = 'failed' and e.reason_code = 'refused'))
    and e.claimed_at > coalesce((select max(resumed_at) from platform_mail_stops), '-infinity')
  order by e.claimed_at desc limit $1
) last`);

export const BEGIN = `
insert into platform_mail_stops (stopped_at, reason, sent, bounced, hard_bounces) values ($1, $2, $3, $4, $5)
on conflict do nothing`;

export const END = `
update platform_mail_stops set resumed_at = $2, resumed_by = $1 where resumed_at is null`;
