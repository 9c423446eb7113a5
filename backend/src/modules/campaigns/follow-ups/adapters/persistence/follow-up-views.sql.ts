import { isFollowUp, stopReason } from '../../../ledger/adapters/persistence/index.js';
import { isLate, NOT_READY } from './follow-up-pieces.sql.js';

/** Coaches $1 can write to again after the campaign: its first email left, no person answered, nothing forbids it. */
const CAN_BE_WRITTEN_TO = `p.step = 0 and p.sent_at is not null and p.status in ('sent', 'opened', 'auto_reply') and ${stopReason('p')} is null
  and not exists (select from mail_opt_outs o where o.address_key = lower(trim(p.to_address)))
  and not exists (select from suppressed_addresses x where x.user_id = p.user_id and x.address_key = lower(trim(p.to_address)))`;

export const UNANSWERED = `
select p.coach_id as id from campaign_emails p where p.user_id = $1 and p.campaign_id = $2 and ${CAN_BE_WRITTEN_TO}
order by p.sent_at, p.coach_id limit 5000`;

/** $1 athlete, $2 campaign, $3 now. */
export const FOLLOW_UPS = `
select c.follow_ups_revision as revision, c.follow_ups_stopped_at is not null or c.status = 'cancelled' as "isStopped",
  (select count(*)::int from campaign_emails p where p.user_id = $1 and p.campaign_id = c.id and ${CAN_BE_WRITTEN_TO}) as "unansweredCount",
  coalesce((select json_agg(steps order by step) from (
    select s.step, s.wait_days as "waitDays", s.reason, s.own_reason as "ownReason", s.template, s.confirmed, ${NOT_READY} as "notReady",
      s.skipped_at is not null as "isSkipped", n.*
    from follow_up_steps s cross join lateral (
      select coalesce(bool_or(e.claimed_at is not null or e.sent_at is not null), false) as "isStarted",
        count(*) filter (where e.status = 'queued')::int as "queuedCount", count(*) filter (where m.is_sent)::int as "sentCount",
        count(*) filter (where e.status = 'skipped')::int as "skippedCount",
        count(*) filter (where e.status = 'queued' and ${isLate('$3')})::int as "lateCount",
        count(*) filter (where e.status = 'queued' and e.held_reason = 'text')::int as "textCount",
        count(*) filter (where e.status = 'queued' and e.held_reason = 'zone')::int as "zoneCount",
        min(e.due_at) filter (where e.status = 'queued') as "firstDueAt", max(e.due_at) filter (where e.status = 'queued') as "lastDueAt",
        coalesce((select json_agg(json_build_object('code', code, 'fix', fix)) from (
          select distinct h.reason_code as code, h.error_message as fix from campaign_emails h
          where h.campaign_id = s.campaign_id and h.step = s.step and h.status = 'queued' and h.held_reason = 'text' limit 5) p), '[]') as problems
      from campaign_emails e join mail_figures m on m.id = e.id where e.campaign_id = s.campaign_id and e.step = s.step
    ) n where s.campaign_id = c.id
  ) steps), '[]') as steps
from campaigns c where c.id = $2 and c.user_id = $1 and c.deleted_at is null`;

/** Schools whose location has no unique time zone. */
export const TO_ASK = `
select distinct e.school_id as id from campaign_emails e
where e.user_id = $1 and e.campaign_id = $2 and e.status = 'queued' and e.held_reason = 'zone' order by 1 limit $3`;

/** $1 athlete, $2 now. What became pointless in the meantime is not counted. */
export const UPCOMING = `
select c.id as "campaignId", c.name as "campaignName", e.step, count(*)::int as count, min(e.due_at) as "firstDueAt", max(e.due_at) as "lastDueAt",
  case when ${isLate('$2')} then 'late' else e.held_reason end as held
from campaign_emails e join campaigns c on c.id = e.campaign_id
where e.user_id = $1 and e.status = 'queued' and ${isFollowUp('e')} and c.status in ('active', 'completed') and c.deleted_at is null
  and (e.held_reason is not null or e.due_at <= $2::timestamptz + interval '48 hours') and ${stopReason('e')} is null
group by c.id, c.name, e.step, 7 order by min(e.due_at), c.id, e.step limit 20`;
