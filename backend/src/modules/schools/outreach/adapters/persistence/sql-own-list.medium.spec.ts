import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { SchoolWorld } from '../../../testing/school-world.js';
import { SqlOwnList } from './sql-own-list.js';
import { SqlTargetSchools } from './sql-target-schools.js';

describe('the own list in the database', () => {
  let database: TestDatabase;
  let source: DataSource;
  let world: SchoolWorld;
  let list: SqlOwnList;
  let athlete: string;
  let rock: number;
  let union: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
    world = new SchoolWorld(source);
    list = new SqlOwnList(source, world.activity, world.ids);
    await world.staff([
      ['Slippery Rock', 'PA'],
      ['Mount Union', 'OH'],
      ['Ferris State', 'MI'],
    ]);
    [rock, union] = [await world.schoolId('Slippery Rock'), await world.schoolId('Mount Union')];
  });

  beforeEach(async () => {
    athlete = await world.athlete();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const apply = (changes: Parameters<SqlOwnList['apply']>[1], keep = true) =>
    list.apply(athlete, changes, { now: world.clock.now(), keep });

  const names = async (ids: number[] | null) => (await list.rows(athlete, ids)).map(({ name }) => name);

  it('R-10 stores tracking and favorites and answers which schools read differently now', async () => {
    const changes = [
      { schoolId: rock, change: { leadLevel: 'hot' as const, notes: 'Camp' }, favorite: true },
      { schoolId: union, change: { leadLevel: 'cold' as const }, favorite: false },
    ];
    expect(await apply(changes)).toEqual([rock]);
    expect(await apply(changes)).toEqual([]);
    expect(await list.rows(athlete, null)).toMatchObject([
      { name: 'Slippery Rock', state: 'PA', leadLevel: 'hot', notes: 'Camp', favorite: true, filmSent: false },
    ]);
    expect(await apply([{ schoolId: rock, change: {}, favorite: false }])).toEqual([rock]);
  });

  it('R-10 stores and records nothing when it is only asked what would happen', async () => {
    expect(await apply([{ schoolId: rock, change: { filmSent: true }, favorite: true }], false)).toEqual([rock]);
    expect(await list.rows(athlete, null)).toEqual([]);
    const rows = await source.query<unknown[]>('select 1 from activities where user_id = $1', [athlete]);
    expect(rows).toEqual([]);
  });

  it('R-10 lists what is asked for in its order, touched or not, and else what the athlete touched', async () => {
    await new SqlTargetSchools(source, world.activity).change(athlete, union, { change: {}, now: world.clock.now() });
    expect(await names([rock, union, 2_000_000_000])).toEqual(['Slippery Rock', 'Mount Union']);
    expect(await names([union, rock])).toEqual(['Mount Union', 'Slippery Rock']);
    expect(await names(null)).toEqual(['Mount Union']);
  });
});
