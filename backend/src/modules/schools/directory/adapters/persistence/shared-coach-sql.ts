import type { EntityManager } from 'typeorm';

import { CoachExists } from '../../domain/school-errors.js';
import type { SharedCoach } from '../../domain/shared-coach.js';

const UNIQUE_VIOLATION = '23505';

const INSERT = `
with added as (
  insert into coaches (school_id, first_name, last_name, name, name_key, email, phone, title, position, is_head_coach,
    x_handle, created_at, updated_at, added_by_admin)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, true)
  returning id
)
select id from added`;

/** An invented coach who gets another address becomes a real one; another address is not verified. */
const UPDATE = `
update coaches
set first_name = $2, last_name = $3, name = $4, name_key = $5, email = $6, phone = $7, title = $8, position = $9,
  is_head_coach = $10, x_handle = $11, updated_at = $12, is_example = is_example and email is not distinct from $6,
  verified_on = case when email is not distinct from $6 then verified_on end
where id = $1 and owner_user_id is null`;

/** How one coach of the shared directory is written; both throw CoachExists. */
export const sharedCoachSql = {
  /** Returns the id. */
  async insert(manager: EntityManager, schoolId: number, coach: SharedCoach, now: Date): Promise<number> {
    const rows = await unique(() => manager.query<{ id: number }[]>(INSERT, [schoolId, ...columns(coach), now]));
    return rows[0]?.id ?? 0;
  },

  /** Returns whether there is such a coach. */
  async update(manager: EntityManager, id: number, coach: SharedCoach, now: Date): Promise<boolean> {
    const [, changed] = await unique(() => manager.query<[unknown, number]>(UPDATE, [id, ...columns(coach), now]));
    return changed > 0;
  },
};

function columns(coach: SharedCoach): unknown[] {
  const { firstName, lastName, name, nameKey, email, phone, title, position, isHeadCoach, xHandle } = coach;
  return [firstName, lastName, name, nameKey, email, phone, title, position, isHeadCoach, xHandle];
}

async function unique<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new CoachExists();
    throw error;
  }
}
