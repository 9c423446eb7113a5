/** Two texts are the same when they differ in white space alone. */
const squeezed = (text: string) => `btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`;

/** The reason code of an email that the athlete skipped; the next follow-up counts from when it would have left. */
export const SKIPPED_BY_ATHLETE = 'follow_up_skipped';

/** What keeps the step `s` of the campaign `c` from being sent, as an array of NotReady. */
export const NOT_READY = `array_remove(array[
  case when s.reason = '' or (s.reason = 'own' and btrim(s.own_reason) = '') then 'no_reason' end,
  case when ${squeezed('s.template')} = '' then 'empty'
    when ${squeezed('s.template')} = ${squeezed('c.template')} then 'same_as_first'
    when exists (select from follow_up_steps o where o.campaign_id = s.campaign_id and o.step < s.step
      and ${squeezed('o.template')} = ${squeezed('s.template')}) then 'same_as_earlier' end], null)`;

/** An email that is more than a day late: it waits for the athlete. */
export const isLate = (now: string): string =>
  `(e.held_reason is not distinct from 'late' or (e.held_reason is null and e.due_at < ${now}::timestamptz - interval '24 hours'))`;

/** A row that has never been claimed for sending; it may wait for a guardian. */
export const UNTOUCHED = `e.status in ('queued', 'waiting_for_approval') and e.claimed_at is null`;
