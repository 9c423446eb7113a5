import { FOLLOW_UP_STOPS } from '../../domain/follow-up-stops.js';

/** Whether the email with this alias is a follow-up. */
export const isFollowUp = (email: string): string => `${email}.step between 1 and 999`;

/**
 * Why no follow-up goes to the coach of this email any more (a FollowUpStop); null while one may. An automatic reply is
 * no reply. A reply to another campaign counts from the first email of this one on. Who opted out is found by the address.
 */
export const stopReason = (email: string): string => `case
  when exists (select from campaign_emails a where a.user_id = ${email}.user_id and a.coach_id = ${email}.coach_id
    and a.replied_at is not null and (a.campaign_id = ${email}.campaign_id or a.replied_at >= (
      select min(f.sent_at) from campaign_emails f where f.campaign_id = ${email}.campaign_id and f.coach_id = ${email}.coach_id))) then 'replied'
  when exists (select from campaign_emails b where b.campaign_id = ${email}.campaign_id and b.coach_id = ${email}.coach_id
    and b.bounced_at is not null) then 'bounced'
  when not exists (select from coaches k where k.id = ${email}.coach_id) then 'coach_gone'
  else (select 'school_' || t.lead_level from target_schools t
    where t.user_id = ${email}.user_id and t.school_id = ${email}.school_id and t.lead_level in ('declined', 'committed')) end`;

/** True unless a guardian has paused all sending, a required guardian is missing, or the account is scheduled for deletion. */
export const notPaused = (email: string): string =>
  `(not exists (select from guardian_controls p where p.athlete_id = ${email}.user_id and p.paused_at is not null)
    and not exists (select from users d where d.id = ${email}.user_id and d.deletion_due_at is not null)
    and not lacks_guardian(${email}.user_id))`;

/** True on a weekday between 8:00 and 18:00 in the coach's time zone, as in MAILING_HOURS. */
const inHours = (email: string, now: string): string => `(${email}.quiet_zone is null or (
  extract(isodow from ${now}::timestamptz at time zone ${email}.quiet_zone) < 6
  and extract(hour from ${now}::timestamptz at time zone ${email}.quiet_zone) between 8 and 17))`;

/**
 * True when a due email may be sent without asking the athlete. A follow-up is sent in its coach's working hours, even when
 * a limit or a retry delayed it; one that is more than a day late, or has a problem, waits for the athlete's decision.
 * `now`: the parameter of the statement.
 */
export const mayLeave = (email: string, now: string): string =>
  `(${email}.held_reason is null and ${notPaused(email)} and (not (${isFollowUp(email)})
    or (${email}.due_at >= ${now}::timestamptz - interval '24 hours' and ${inHours(email, now)})))`;

/** Returns the words of a reason that the statement computed. */
export const stopWords = (reason: string, words: Record<string, string> = FOLLOW_UP_STOPS): string =>
  `case ${reason} ${Object.entries(words)
    .map(([code, words]) => `when '${code}' then '${words}'`)
    .join(' ')} end`;

/** $1 athlete, $2 now: what became pointless is skipped at once, in the transaction that records the reply or the bounce. */
export const SKIP_STOPPED = `
update campaign_emails e set status = 'skipped', reason_code = s.reason, error_message = ${stopWords('s.reason')}, held_reason = null, updated_at = $2
from (select w.id, ${stopReason('w')} as reason from campaign_emails w
  where w.user_id = $1 and w.status in ('queued', 'waiting_for_approval') and ${isFollowUp('w')}) s
where e.id = s.id and s.reason is not null and e.status in ('queued', 'waiting_for_approval')`;
