import type { DataSource, QueryRunner } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { NamesPeopleLookFor1700000000086 } from './0086-names-people-look-for.js';

describe('R-13 names of schools from before their own were known', () => {
  const migration = new NamesPeopleLookFor1700000000086();
  let source: DataSource;
  let runner: QueryRunner;
  useTestSource(2, (opened) => (source = opened));

  beforeEach(async () => {
    await source.query('truncate schools cascade');
    runner = source.createQueryRunner();
  });

  afterEach(() => runner.release());

  const haveSchool = (unitid: number, name: string, aliases: string[]) =>
    source.query(
      `insert into schools (unitid, name, name_key, aliases, division, city, state, created_at, updated_at)
       values ($1, $2, lower($2), $3, 'D3', 'Reading', 'PA', now(), now())`,
      [unitid, name, aliases],
    );
  const stored = () =>
    source.query<{ name: string; key: string; aliases: string[] }[]>('select name, name_key as key, aliases from schools order by id');

  it('R-13 a school that had the name of its town gets its own, and is found by both', async () => {
    await haveSchool(210775, 'Reading', ['Alvernia University']);
    await migration.up(runner);
    await migration.up(runner);
    expect(await stored()).toEqual([{ name: 'Alvernia', key: 'alvernia', aliases: ['Alvernia University', 'Reading'] }]);
  });

  it('R-13 a name that an admin gave stays, and so do the other names, before the new ones', async () => {
    await haveSchool(210775, 'Alvernia (PA)', ['Golden Wolves']);
    await haveSchool(221953, 'Greeneville', ['GREENEVILLE']);
    await haveSchool(999999, 'Elsewhere', []);
    await migration.up(runner);
    expect(await stored()).toEqual([
      { name: 'Alvernia (PA)', key: 'alvernia (pa)', aliases: ['Golden Wolves', 'Reading'] },
      { name: 'Tusculum', key: 'tusculum', aliases: ['GREENEVILLE'] },
      { name: 'Elsewhere', key: 'elsewhere', aliases: [] },
    ]);
  });

  it('R-13 no school gets the name of another of its state', async () => {
    await haveSchool(999999, 'Alvernia', []);
    await haveSchool(210775, 'Reading', []);
    await migration.up(runner);
    expect((await stored()).map(({ name }) => name)).toEqual(['Alvernia', 'Reading']);
  });
});
