import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import type { TargetSchoolView } from '../../application/ports/target-schools.js';
import { SchoolNotFound } from '../../../directory/domain/school-errors.js';
import { UNTRACKED } from '../../domain/tracking.js';
import { SchoolWorld } from '../../../testing/school-world.js';
import { SchoolTracking } from './school-tracking.js';
import { SqlFavorites } from './sql-favorites.js';
import { SqlTargetSchools } from './sql-target-schools.js';

describe('tracking in the database', () => {
  let database: TestDatabase;
  let source: DataSource;
  let world: SchoolWorld;
  let targets: SqlTargetSchools;
  let athlete: string;
  let rock: number;
  let union: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 6 }).initialize();
    world = new SchoolWorld(source);
    targets = new SqlTargetSchools(source, world.activity);
    await world.staff([
      ['Slippery Rock', 'PA'],
      ['Mount Union', 'OH'],
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

  const change = (schoolId: number, changes: object) => targets.change(athlete, schoolId, { change: changes, now: world.clock.now() });

  async function listed(userId: string): Promise<TargetSchoolView[]> {
    const list: TargetSchoolView[] = [];
    for await (const target of targets.of(userId)) list.push(target);
    return list;
  }

  const activities = () =>
    source.query<{ kind: string; data: object }[]>('select kind, data from activities where user_id = $1 order by id', [athlete]);

  it('R-05 changes what is given, leaves the rest and lists the schools by name', async () => {
    await change(rock, { filmSent: true, notes: 'Met at camp' });
    await change(union, {});
    const changed = await change(rock, { leadLevel: 'hot', nextStep: 'Call' });
    const school = { name: 'Slippery Rock', division: 'D2' };
    expect(changed).toEqual({
      ...UNTRACKED,
      filmSent: true,
      notes: 'Met at camp',
      leadLevel: 'hot',
      nextStep: 'Call',
      schoolId: rock,
      updatedAt: world.clock.now(),
      school,
    });
    const list = await listed(athlete);
    expect(list.map(({ school: { name } }) => name)).toEqual(['Mount Union', 'Slippery Rock']);
    expect(await listed(await world.athlete())).toEqual([]);
  });

  it('R-05 changes nothing and records nothing when the same is said again', async () => {
    const first = await change(rock, { leadLevel: 'warm', notes: 'Asked for film' });
    world.clock.advance(60_000);
    expect(await change(rock, { leadLevel: 'warm', notes: 'Asked for film ' })).toEqual(first);
    expect(await activities()).toEqual([
      { kind: 'lead_changed', data: { from: 'cold', to: 'warm' } },
      { kind: 'note_changed', data: { text: 'Asked for film' } },
    ]);
  });

  it('R-05 records each step once when two changes come at the same time', async () => {
    await Promise.all([change(rock, { leadLevel: 'hot' }), change(rock, { leadLevel: 'hot', filmSent: true })]);
    expect(await activities()).toEqual([{ kind: 'lead_changed', data: { from: 'cold', to: 'hot' } }]);
    expect(await listed(athlete)).toMatchObject([{ leadLevel: 'hot', filmSent: true }]);
  });

  it('R-05 keeps what a campaign noted while the athlete was typing', async () => {
    await Promise.all([
      new SchoolTracking(source, world.activity).markIntroSent(athlete, [rock], world.clock.now()),
      change(rock, { notes: 'Typing' }),
    ]);
    expect(await listed(athlete)).toMatchObject([{ introEmailSent: true, notes: 'Typing' }]);
  });

  it('R-05 says that an unknown school does not exist, and records nothing', async () => {
    await expect(change(2_000_000_000, { leadLevel: 'hot' })).rejects.toBeInstanceOf(SchoolNotFound);
    expect(await activities()).toEqual([]);
  });

  it('R-09 records that a favorite came and went, once each', async () => {
    const favorites = new SqlFavorites(source, world.activity);
    for (let time = 0; time < 2; time += 1) {
      await favorites.add(athlete, rock, { id: world.ids.next(), now: world.clock.now() });
    }
    for (let time = 0; time < 2; time += 1) await favorites.remove(athlete, rock, world.clock.now());
    expect(await activities()).toEqual([
      { kind: 'favorite_added', data: {} },
      { kind: 'favorite_removed', data: {} },
    ]);
  });
});
