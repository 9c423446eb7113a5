/** SQL that makes a CoachView out of a row `c` of coaches. */
export const COACH_JSON = `json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name,
  'name', c.name, 'email', c.email, 'phone', c.phone, 'xHandle', c.x_handle, 'title', c.title, 'position', c.position,
  'isHeadCoach', c.is_head_coach, 'addedByYou', c.owner_user_id is not null, 'isExample', c.is_example,
  'verifiedOn', c.verified_on)`;
