import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import type { SchoolView } from './school-view.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { SchoolDirectory } from './school-directory.query.js';

describe('reading the directory', () => {
  let database: TestDatabase;
  let source: DataSource;
  let world: SchoolWorld;
  let directory: SchoolDirectory;
  let athlete: string;

  beforeEach(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
    world = new SchoolWorld(source);
    directory = new SchoolDirectory(source);
    athlete = await world.athlete();
    await world.staff([
      ['Slippery Rock', 'PA', 'Alex Invented', 'Recruiting Coordinator', 'alex@rock.test'],
      ['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Head Coach', 'dana@rock.test'],
      ['Élan', 'NC'],
      ['adrian', 'MI'],
    ]);
  });

  afterEach(async () => {
    await source.destroy();
    await database.drop();
  });

  async function list(userId = athlete): Promise<SchoolView[]> {
    return JSON.parse((await directory.list(userId)).json()) as SchoolView[];
  }

  it('R-03 sorts as people do, and every untracked school carries the defaults', async () => {
    const schools = await list();
    expect(schools.map(({ name }) => name)).toEqual(['adrian', 'Élan', 'Slippery Rock']);
    expect(schools[1]).toMatchObject({
      introEmailSent: false,
      responseGotten: false,
      filmSent: false,
      twitterConnection: false,
      leadLevel: 'cold',
      coaches: [],
    });
    expect(schools[2]?.coaches.map(({ name }) => name)).toEqual(['Dana Fieldhouse', 'Alex Invented']);
  });

  it("R-03 R-11 shows the athlete's own tracking and contacts and nobody else's", async () => {
    const rock = await world.schoolId('Slippery Rock');
    await source.query(
      `insert into target_schools (user_id, school_id, film_sent, lead_level, updated_at) values ($1, $2, true, 'hot', now())`,
      [athlete, rock],
    );
    await world.contacts.add(athlete, rock, { name: 'Own Contact', title: '', email: 'own@rock.test' });
    const [own, foreign] = [(await list())[2], (await list(await world.athlete()))[2]];
    expect(own).toMatchObject({ filmSent: true, leadLevel: 'hot' });
    expect(own?.coaches.map(({ name, addedByYou }) => [name, addedByYou])).toEqual([
      ['Dana Fieldhouse', false],
      ['Alex Invented', false],
      ['Own Contact', true],
    ]);
    expect(foreign).toMatchObject({ filmSent: false, leadLevel: 'cold' });
    expect(foreign?.coaches).toHaveLength(2);
    expect(await directory.byId(athlete, rock)).toMatchObject({ ...own });
  });

  it('R-03 answers a new version whenever the list reads differently, also after an import elsewhere', async () => {
    const first = (await directory.list(athlete)).version;
    expect((await directory.list(athlete)).version).toBe(first);
    await world.staff([['Mount Union', 'OH']]);
    const second = (await directory.list(athlete)).version;
    expect(second).not.toBe(first);
    expect(await list()).toHaveLength(4);
    const rock = await world.schoolId('Slippery Rock');
    await world.contacts.add(athlete, rock, { name: 'Own Contact', title: '', email: 'own@rock.test' });
    expect((await directory.list(athlete)).version).not.toBe(second);
  });

  it('R-03 answers an empty directory with an empty list', async () => {
    await source.query('truncate schools cascade');
    expect(JSON.parse((await new SchoolDirectory(source).list(athlete)).json())).toEqual([]);
    expect(await directory.byId(athlete, 1)).toBeNull();
  });
});
