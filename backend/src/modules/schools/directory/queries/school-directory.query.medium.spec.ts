import { getPriority } from 'node:os';

import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import type { AppConfig } from '../../../../platform/config/app-config.js';
import { toAnswer } from '../../../../platform/http/answers/problem.filter.js';
import type { SchoolView } from './school-view.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { SchoolDirectory } from './school-directory.query.js';
import { SharedDirectory, USUAL_COACHES } from './shared-directory.js';

describe('reading the directory', () => {
  let database: TestDatabase;
  let source: DataSource;
  let world: SchoolWorld;
  let shared: SharedDirectory;
  let directory: SchoolDirectory;
  let athlete: string;

  beforeEach(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
    world = new SchoolWorld(source);
    shared = new SharedDirectory(source, { databaseUrl: database.url } as AppConfig);
    directory = new SchoolDirectory(source, shared);
    athlete = await world.athlete();
    await world.staff([
      ['Slippery Rock', 'PA', 'Alex Invented', 'Recruiting Coordinator', 'alex@rock.test'],
      ['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Head Coach', 'dana@rock.test'],
      ['Élan', 'NC'],
      ['adrian', 'MI'],
    ]);
  });

  afterEach(async () => {
    await shared.onModuleDestroy();
    await source.destroy();
    await database.drop();
  });

  async function list(userId = athlete): Promise<SchoolView[]> {
    return JSON.parse((await directory.list(userId)).json()) as SchoolView[];
  }

  /** The database's process for the connection that reads the directory, once it waits for a lock. */
  async function waitingReader(): Promise<number> {
    for (;;) {
      const [row] = await source.query<{ pid: number }[]>(
        `select pid from pg_stat_activity where application_name = 'recruit-directory' and wait_event_type = 'Lock'
          and datname = current_database()`,
      );
      if (row) return row.pid;
      await new Promise((resume) => setTimeout(resume, 20));
    }
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

  it('O-09 cannot be made without the database: the reader is told to try again, and not that something is wrong with the server', async () => {
    const unreachable = new SharedDirectory(source, { databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' } as AppConfig);
    const failure = await unreachable.at('1', true).catch((error: unknown) => error);
    expect(toAnswer(failure)).toMatchObject({ status: 503, code: 'database_unavailable' });
    await unreachable.onModuleDestroy();
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
    expect(await list()).toEqual([]);
    expect(await directory.byId(athlete, 1)).toBeNull();
  });

  it('O-09 many who ask for a new version wait for the same one', async () => {
    const lists = await Promise.all(Array.from({ length: 20 }, () => directory.list(athlete)));
    expect(lists.map((each) => (JSON.parse(each.json()) as SchoolView[]).length)).toEqual(Array(20).fill(3));
  });

  it('O-09 while a large directory is made again athletes read the last version, and who asks for the newest waits', async () => {
    const first = await directory.list(athlete);
    await source.query(
      `insert into coaches (school_id, first_name, last_name, name, name_key, title, created_at, updated_at)
       select (select min(id) from schools), 'Casey', 'Sample' || n, 'Casey Sample' || n, 'casey sample' || n, '', now(), now()
       from generate_series(1, $1::int) n`,
      [USUAL_COACHES],
    );
    await world.staff([['Mount Union', 'OH']]);
    const meanwhile = await directory.list(athlete);
    expect([meanwhile.version, (JSON.parse(meanwhile.json()) as SchoolView[]).length]).toEqual([first.version, 3]);
    const newest = await directory.list(athlete, true);
    expect(JSON.parse(newest.json())).toHaveLength(4);
    expect((await directory.list(athlete)).version).toBe(newest.version);
  });

  it('O-09 is made behind the requests of others: its server process of the database gives way, the thread of the requests does not', async () => {
    const ours = getPriority();
    const lock = source.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table schools in access exclusive mode');
    const made = directory.list(athlete);
    const reader = await waitingReader();
    expect([getPriority(reader), getPriority()]).toEqual([Math.max(10, ours), ours]);
    await lock.commitTransaction();
    await lock.release();
    await made;
  });

  it('O-09 a directory that could not be made is made by the next request', async () => {
    const lost = new SharedDirectory(source, { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' } as AppConfig);
    const asked = new SchoolDirectory(source, lost);
    await expect(asked.list(athlete)).rejects.toThrow();
    await expect(asked.list(athlete)).rejects.toThrow();
    await lost.onModuleDestroy();
  });
});
