import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { OwnListQuery } from './own-list.query.js';

describe('the own list in the database', () => {
  let source: DataSource;
  let world: SchoolWorld;
  let rock: number;
  let union: number;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    await world.staff([
      ['Slippery Rock', 'PA'],
      ['Mount Union', 'OH'],
      ['Ferris State', 'MI'],
    ]);
    [rock, union] = [await world.schoolId('Slippery Rock'), await world.schoolId('Mount Union')];
  });

  it('R-10 lists what is asked for in its order, touched or not, and else what the athlete touched', async () => {
    const athlete = await world.athlete();
    const query = new OwnListQuery(source);
    const names = async (ids: number[]) => (await query.rows(athlete, ids)).map(({ name }) => name);
    await world.list.track(athlete, union, {});
    expect(await names([rock, union, 2_000_000_000])).toEqual(['Slippery Rock', 'Mount Union']);
    expect(await names([union, rock])).toEqual(['Mount Union', 'Slippery Rock']);
    expect(await query.touched(athlete)).toEqual([union]);
  });

  it('R-10 has tracking and favorites of each school, of this athlete alone', async () => {
    const [athlete, rival] = [await world.athlete(), await world.athlete()];
    await world.list.track(athlete, rock, { leadLevel: 'hot', notes: 'Camp' });
    await world.list.addFavorite(athlete, rock);
    await world.list.addFavorite(rival, union);
    const query = new OwnListQuery(source);
    expect(await query.rows(athlete, await query.touched(athlete))).toMatchObject([
      { name: 'Slippery Rock', state: 'PA', division: 'D2', leadLevel: 'hot', notes: 'Camp', favorite: true, filmSent: false },
    ]);
    expect(await query.rows(rival, await query.touched(rival))).toMatchObject([
      { name: 'Mount Union', leadLevel: 'cold', notes: '', favorite: true },
    ]);
  });
});
