/** The account under which an athlete's own notes are stored; no mailbox has it. */
export const NOTED = 'noted_by_athlete';

export const LOCK = `select 1 from campaigns where id = $1 and user_id = $2 for update`;

export const MAIL = `
select e.status, e.sent_at as "sentAt",
  exists (select from replies r where r.mail_id = e.id and r.kind = 'human' and r.account <> '${NOTED}') as "isFound",
  exists (select from replies r where r.mail_id = e.id and r.account = '${NOTED}') as "isNoted"
from campaign_emails e where e.id = $1 and e.campaign_id = $2 and e.user_id = $3`;

export const ANSWER = `
update campaign_emails e set status = 'replied', replied_at = $4, updated_at = $5
where e.id = $1 and e.campaign_id = $2 and e.user_id = $3 and e.sent_at is not null
  and e.status in ('sent', 'opened', 'auto_reply', 'replied')
  and not exists (select from replies r where r.mail_id = e.id and r.kind = 'human' and r.account <> '${NOTED}')
returning e.school_id as "schoolId",
  coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as coach`;

/** Announced from the start, because the athlete entered it. */
export const PUT = `
insert into replies (id, user_id, account, provider_message_id, mail_id, kind, from_name, snippet, received_at, found_at, announced_at)
values ($1, $2, '${NOTED}', $3::text, $3::uuid, 'human', $4, $5, $6, $7, $7)
on conflict on constraint replies_once do update set snippet = excluded.snippet, received_at = excluded.received_at
returning id`;

export const TICKED = `update replies set ticked_response = true where id = $1`;

export const DROP = `
delete from replies where user_id = $1 and account = '${NOTED}' and mail_id = $2
returning id, ticked_response as ticked`;

/** Recomputes the email's status from its remaining replies. */
export const UNANSWER = `
update campaign_emails e set updated_at = $2, replied_at = rest.replied_at,
  status = case when e.status <> 'replied' or rest.replied_at is not null then e.status
    when rest.automatic then 'auto_reply' when e.opened_at is not null then 'opened' else 'sent' end
from (
  select min(received_at) filter (where kind = 'human') as replied_at, coalesce(bool_or(kind = 'auto_reply'), false) as automatic
  from replies where mail_id = $1
) rest
where e.id = $1
returning e.school_id as "schoolId",
  coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as coach`;

/** Unticks what a note ticked, once no reply of the school is left; else another note of the school inherits it. */
export const UNTICK_RESPONSE = `
update target_schools set response_gotten = false, updated_at = $3
where user_id = $1 and school_id = $2 and response_gotten
  and not exists (select from mail_figures f where f.user_id = $1 and f.school_id = $2 and f.is_replied)`;

export const PASS_ON = `
update replies set ticked_response = true where id = (
  select r.id from replies r join campaign_emails e on e.id = r.mail_id
  where r.user_id = $1 and e.school_id = $2 and r.account = '${NOTED}' limit 1)`;
