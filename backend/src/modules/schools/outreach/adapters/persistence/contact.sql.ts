import { STAFF_PAGE } from '../../../directory/adapters/persistence/index.js';

/** $1 user: one row of ContactView for each contact of the athlete's own. */
export const CONTACTS = `
select c.id, c.first_name as "firstName", c.last_name as "lastName", c.name, c.email, c.phone, c.x_handle as "xHandle", c.title, c.position,
  c.is_head_coach as "isHeadCoach", true as "addedByYou", c.is_example as "isExample",
  c.verified_on::text as "verifiedOn", ${STAFF_PAGE} as "staffPage",
  c.school_id as "schoolId", s.name as "schoolName"
from coaches c join schools s on s.id = c.school_id
where c.owner_user_id = $1`;
