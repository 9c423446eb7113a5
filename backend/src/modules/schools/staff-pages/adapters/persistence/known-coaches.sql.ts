/** $1 user, $2 school: one row of KnownCoach for each coach of the school whom the athlete sees. */
export const KNOWN_COACHES = `
select c.id, c.name, c.name_key as "nameKey", c.title, c.email, c.phone, c.x_handle as "xHandle", c.owner_user_id is not null as "isOwn",
  c.pasted_at is not null as "isPasted", c.pasted_at is not null and c.updated_at > c.pasted_at as "isChangedByHand",
  c.left_page_at is not null as "hasLeft"
from coaches c where c.school_id = $2 and (c.owner_user_id is null or c.owner_user_id = $1)
order by c.id`;
