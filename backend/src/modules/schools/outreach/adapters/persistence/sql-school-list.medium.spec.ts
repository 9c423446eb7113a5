import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { FavoritesQuery } from '../../queries/favorites.query.js';
import { TargetSchoolsQuery } from '../../queries/target-schools.query.js';
import { listImportContract } from '../../testing/list-import.contract.js';
import { schoolListContract, type SchoolListHarness } from '../../testing/school-list.contract.js';
import { SchoolWorld } from '../../../testing/school-world.js';
import type { TargetSchoolView } from '../../application/ports/school-list.js';
import { SchoolTracking } from './school-tracking.js';

describe('SqlSchoolList', () => {
  let source: DataSource;
  let world: SchoolWorld;

  useTestSource(6, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    await world.staff([
      ['Slippery Rock', 'PA'],
      ['Mount Union', 'OH'],
    ]);
  });

  const schoolIds = async () => ({ rock: await world.schoolId('Slippery Rock'), union: await world.schoolId('Mount Union') });

  async function tracked(userId: string): Promise<TargetSchoolView[]> {
    const list: TargetSchoolView[] = [];
    for await (const target of new TargetSchoolsQuery(source).of(userId)) list.push(target);
    return list;
  }

  const record = (userId: string) =>
    source.query<{ kind: string; data: object }[]>('select kind, data from activities where user_id = $1 order by id', [userId]);

  const harness = (): SchoolListHarness => ({
    list: world.list,
    clock: world.clock,
    addAccount: () => world.athlete(),
    schoolIds,
    favorites: async (userId) => (await new FavoritesQuery(source).of(userId)).map(({ schoolId }) => schoolId),
    tracked,
    record,
  });
  schoolListContract(harness);
  listImportContract(harness);

  it('R-05 records each step once when two changes come at the same time', async () => {
    const [athlete, { rock }] = [await world.athlete(), await schoolIds()];
    await Promise.all([
      world.list.track(athlete, rock, { leadLevel: 'hot' }),
      world.list.track(athlete, rock, { leadLevel: 'hot', filmSent: true }),
    ]);
    expect(await record(athlete)).toEqual([{ kind: 'lead_changed', data: { from: 'cold', to: 'hot' } }]);
    expect(await tracked(athlete)).toMatchObject([{ leadLevel: 'hot', filmSent: true }]);
  });

  it('R-05 keeps what a campaign noted while the athlete was typing', async () => {
    const [athlete, { rock }] = [await world.athlete(), await schoolIds()];
    await Promise.all([
      new SchoolTracking(source, world.activity).markIntroSent(athlete, [rock], world.clock.now()),
      world.list.track(athlete, rock, { notes: 'Typing' }),
    ]);
    expect(await tracked(athlete)).toMatchObject([{ introEmailSent: true, notes: 'Typing' }]);
  });

  it('R-05 lists tracked schools by name', async () => {
    const [athlete, { rock, union }] = [await world.athlete(), await schoolIds()];
    await world.list.track(athlete, rock, {});
    await world.list.track(athlete, union, {});
    expect((await tracked(athlete)).map(({ school }) => school.name)).toEqual(['Mount Union', 'Slippery Rock']);
  });
});
