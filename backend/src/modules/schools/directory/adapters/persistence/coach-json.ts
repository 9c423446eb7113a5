/** Of a row `c` of coaches: StaffPageSource, or null. */
export const STAFF_PAGE = `case when c.pasted_at is not null then json_build_object('url', c.page_url,
  'readOn', (c.pasted_at at time zone 'UTC')::date, 'isGone', c.left_page_at is not null) end`;

/** SQL that makes a CoachView out of a row `c` of coaches. */
export const COACH_JSON = `json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name,
  'name', c.name, 'email', c.email, 'phone', c.phone, 'xHandle', c.x_handle, 'title', c.title, 'position', c.position,
  'isHeadCoach', c.is_head_coach, 'addedByYou', c.owner_user_id is not null, 'isExample', c.is_example,
  'verifiedOn', c.verified_on, 'staffPage', ${STAFF_PAGE})`;
