/**
 * Whether a coach who wrote last still waits for an answer: not for longer than half a year, not after a call, visit or other contact
 * was logged for the school, and not where the athlete gave the school up. coach_states in the database decides the same for Home,
 * Analytics and the plan; it reads all emails of the athlete, so it is not asked for one page of conversations. All are SQL expressions.
 */
export const replyWaits = (athlete: string, school: string, answeredAt: string, now: string): string => `(
    ${answeredAt} > ${now}::timestamptz - interval '180 days'
    and not exists (select from target_schools t where t.user_id = ${athlete} and t.school_id = ${school} and t.lead_level = 'declined')
    and not exists (
      select from activities l
      where l.user_id = ${athlete} and l.school_id = ${school} and l.kind = 'contact_logged' and l.at > ${answeredAt}
        and (l.at <= ${now} or l.data ->> 'contactKind' not in ('visit', 'camp'))
        and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || l.id)))`;
