import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SchoolNotFound } from '../../directory/index.js';
import { SchoolDismissals } from './school-dismissals.resource.js';

const USER = `insert into users (id, username, email, password_hash, created_at) values (gen_random_uuid(), $1, $1, 'x', now()) returning id`;
const SCHOOL = `insert into schools (name, name_key, division, city, state, created_at, updated_at)
  values ($1, $1, 'D1', 'Akron', 'OH', now(), now()) returning id`;

describe('schools that are not for an athlete', () => {
  let source: DataSource;
  let dismissals: SchoolDismissals;

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    dismissals = new SchoolDismissals(source, new FixedClock());
  });

  const idOf = async <Id>(statement: string, name: string) => (await source.query<{ id: Id }[]>(statement, [name]))[0]?.id as Id;
  const of = async (userId: string) => {
    const rows = await source.query<{ id: number }[]>('select school_id id from school_dismissals where user_id = $1 order by 1', [userId]);
    return rows.map(({ id }) => id);
  };

  it('R-14 said twice is said once, taken back twice is gone, and another athlete has none', async () => {
    const [marcus, theo] = [await idOf<string>(USER, 'marcus'), await idOf<string>(USER, 'theo')];
    const [akron, kent] = [await idOf<number>(SCHOOL, 'Akron'), await idOf<number>(SCHOOL, 'Kent')];
    for (const id of [akron, akron, kent]) await dismissals.dismiss(marcus, id);
    expect([await of(marcus), await of(theo)]).toEqual([[akron, kent], []]);
    for (const id of [akron, akron]) await dismissals.bringBack(marcus, id);
    expect(await of(marcus)).toEqual([kent]);
  });

  it('R-14 a school that does not exist is not found', async () => {
    await expect(dismissals.dismiss(await idOf<string>(USER, 'nia'), 987_654)).rejects.toThrow(SchoolNotFound);
  });
});
