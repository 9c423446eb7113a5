/** Of a row `c` of coaches: StaffPageSource, or null. */
export const STAFF_PAGE = `case when c.pasted_at is not null then json_build_object('url', c.page_url,
  'readOn', (c.pasted_at at time zone 'UTC')::date, 'isGone', c.left_page_at is not null) end`;

/** Of a row `c` of coaches: the values of Confirmation that everybody sees, with the fields below as one object; null when there is none. */
const CONFIRMED = `case when c.verified_on is null and c.confirmed_at is null then null
  when c.verified_on >= (c.confirmed_at at time zone 'UTC')::date or c.confirmed_at is null
    then json_build_object('on', c.verified_on, 'by', 'admin')
  else json_build_object('on', (c.confirmed_at at time zone 'UTC')::date, 'by', 'paste') end`;

/** Of a row `c` of coaches: name and value of each field of CoachStanding, without what one athlete's emails add. */
export const STANDING_FIELDS = `'origin', case when c.owner_user_id is null then case when c.added_by_admin then 'admin' else 'imported' end
    when c.pasted_at is null then 'own' else 'pasted' end,
  'enteredOn', (c.updated_at at time zone 'UTC')::date, 'confirmed', ${CONFIRMED}, 'aside', null`;

/** Of a row `st` of contact_standing: CoachNews. */
export const NEWS_JSON = `json_build_object('repliedOn', (st.replied_at at time zone 'UTC')::date, 'aside', st.aside)`;

/** SQL that makes a CoachView out of a row `c` of coaches. */
export const COACH_JSON = `json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name,
  'name', c.name, 'email', c.email, 'phone', c.phone, 'xHandle', c.x_handle, 'title', c.title, 'position', c.position,
  'isHeadCoach', c.is_head_coach, 'addedByYou', c.owner_user_id is not null, 'isExample', c.is_example,
  'verifiedOn', c.verified_on, 'staffPage', ${STAFF_PAGE}, ${STANDING_FIELDS})`;
