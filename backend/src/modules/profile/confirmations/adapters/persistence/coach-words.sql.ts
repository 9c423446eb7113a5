/** True when the server delivered the request `r` to an address outside of the family. */
export const VERIFIED = `(r.mailed and not r.family_address and not is_family_address(r.athlete_id, r.address))`;

/** What counts at the moment for an athlete: one word for each figure, a verified one before others, the latest first. As JSON. */
export function coachWordsOf(athlete: string): string {
  return `
coalesce((
  select json_agg(json_build_object('figure', w.figure, 'coach', case when w.verified then w.coach_name end,
    'school', case when w.verified then w.coach_school end, 'day', to_char(w.answered_at at time zone 'UTC', 'YYYY-MM-DD'),
    'verified', w.verified) order by w.figure)
  from (
    select distinct on (f.figure) f.figure, r.coach_name, r.coach_school, r.answered_at, ${VERIFIED} as verified
    from confirmation_requests r join confirmed_figures f on f.request_id = r.id
    where r.athlete_id = ${athlete} and r.revoked_at is null and f.verdict = 'confirmed' and f.lost_at is null
    order by f.figure, verified desc, r.answered_at desc, r.id desc
  ) w
), '[]')`;
}
