import { DataSource, type QueryRunner } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { roleOfTitle } from '../../../../modules/schools/directory/domain/coach-title.js';
import { CoachRoles1700000000036 } from './0036-coach-roles.js';

const WORDS = [
  ...[
    'HC',
    'H.C.',
    'OC',
    'DC',
    'RC',
    'Head Coach',
    'Head Football Coach',
    'Associate Head Coach',
    'Asst. HC',
    'Assistant to the Head Coach',
  ],
  ...[
    'Offensive Coordinator',
    'Def. Coord.',
    'Coordinator of Defense',
    'Director of Player Personnel',
    'Recruiting',
    'High School Relations',
  ],
  ...[
    'Quarterbacks',
    'QBs',
    'Running Backs',
    'Half-Backs',
    'Wide Receivers',
    'WR',
    'O-Line',
    'Offensive and Defensive Lines',
    'Tight Ends',
  ],
  ...['H-Backs', 'D-Line', 'Nose Guards', 'Edge', 'Pass Rushers', 'Linebackers', 'ILBs', 'OLB', 'Cornerbacks', 'Safeties', 'Safety Coach'],
  ...[
    'Nickels',
    'DBs',
    'Secondary',
    'Special Teams',
    'JV Head Coach',
    'Former Head Coach',
    'Équipement',
    'Athletic Director',
    'Ohc',
    'Rcs',
  ],
];
const JOINS = [' / ', ', ', ' & ', ' and ', ' - ', ' – ', '; ', ' | ', '/', ' ', '\n', ' ('];

describe('B-08 the roles of coaches from before titles like "HC" were read', () => {
  const migration = new CoachRoles1700000000036();
  let database: TestDatabase;
  let source: DataSource;
  let runner: QueryRunner;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
    runner = source.createQueryRunner();
    await source.query(
      `insert into schools (id, name, name_key, division, city, state, created_at, updated_at)
       overriding system value values (900001, 'Ridge', 'ridge', 'D1', 'Ridge', 'OH', now(), now())`,
    );
  });

  beforeEach(() => source.query('delete from coaches'));

  afterAll(async () => {
    await runner.release();
    await source.destroy();
    await database.drop();
  });

  const haveCoaches = (coaches: { title: string; position?: string; isHead?: boolean }[]) =>
    source.query(
      `insert into coaches (school_id, first_name, last_name, name, name_key, title, position, is_head_coach, created_at, updated_at)
       select 900001, 'A', 'B', 'A B', 'coach ' || i.at, i.title, i.position, i.head, '2026-01-01', '2026-01-01'
       from unnest($1::text[], $2::text[], $3::boolean[]) with ordinality as i(title, position, head, at)`,
      [coaches.map(({ title }) => title), coaches.map(({ position = '' }) => position), coaches.map(({ isHead = false }) => isHead)],
    );
  const stored = () =>
    source.query<{ title: string; position: string; isHeadCoach: boolean; changed: boolean }[]>(
      `select title, position, is_head_coach as "isHeadCoach", updated_at <> '2026-01-01' as changed from coaches order by id`,
    );

  it('B-08 a coach stored with the title "HC" is the head coach, and "OC", "DC" and "RC" have their roles', async () => {
    await haveCoaches([{ title: 'HC' }, { title: 'OC/QB' }, { title: 'DC' }, { title: 'RC' }]);
    await migration.up(runner);
    expect((await stored()).map(({ position, isHeadCoach }) => [position, isHeadCoach])).toEqual([
      ['HC', true],
      ['OC,QB', false],
      ['DC', false],
      ['RC', false],
    ]);
  });

  it('B-08 every title is read as an import reads it today', async () => {
    const titles = WORDS.flatMap((one, at) => [
      one,
      ...JOINS.map((join, step) => one + join + (WORDS[(at * 7 + step * 11 + 3) % WORDS.length] ?? '')),
    ]);
    await haveCoaches(titles.map((title) => ({ title })));
    await migration.up(runner);
    const read = (await stored()).map(({ title, position, isHeadCoach }) => ({ title, position, isHeadCoach }));
    expect(read).toEqual(titles.map((title) => ({ title, ...roleOfTitle(title) })));
  });

  it('B-08 a coach without a title keeps the stored roles, no day of a change moves, and a second run changes nothing', async () => {
    await haveCoaches([{ title: '', position: 'QB', isHead: true }, { title: 'hc' }]);
    await migration.up(runner);
    const once = await stored();
    await migration.up(runner);
    expect(once).toEqual([
      { title: '', position: 'QB', isHeadCoach: true, changed: false },
      { title: 'hc', position: 'HC', isHeadCoach: true, changed: false },
    ]);
    expect(await stored()).toEqual(once);
  });
});
