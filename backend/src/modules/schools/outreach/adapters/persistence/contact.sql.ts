import { COACH_JSON, NEWS_JSON } from '../../../directory/adapters/persistence/index.js';

/** $1 user: one contact of the athlete's own in each row, as CoachView with its school, and the news of it. */
export const CONTACTS = `
select (${COACH_JSON})::jsonb || jsonb_build_object('schoolId', c.school_id, 'schoolName', s.name) as contact,
  case when st.coach_id is not null then ${NEWS_JSON} end as news
from coaches c join schools s on s.id = c.school_id
left join contact_standing($1) st on st.coach_id = c.id
where c.owner_user_id = $1`;
