import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { SchoolWorld } from '../../../testing/school-world.js';

describe('the directory that comes with the product', () => {
  let database: TestDatabase;
  let source: DataSource;
  let world: SchoolWorld;

  beforeEach(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
    world = new SchoolWorld(source);
  });

  afterEach(async () => {
    await source.destroy();
    await database.drop();
  });

  async function count(table: 'schools' | 'coaches', where = 'true'): Promise<number> {
    const [row] = await source.query<{ n: number }[]>(`select count(*)::int as n from ${table} where ${where}`);
    return row?.n ?? 0;
  }

  it('R-03 B-07 loads the 846 programs with their facts on the first start', async () => {
    expect(await world.directory.run()).toBe(846);
    const [akron] = await source.query<object[]>(`select * from schools where name = 'Akron'`);
    expect(akron).toMatchObject({
      division: 'D1',
      subdivision: 'FBS',
      city: 'Akron',
      state: 'OH',
      conference: 'Mid-American',
      mascot: 'Zips',
      website_url: 'https://www.uakron.edu/',
      unitid: 200800,
      latitude: 41.075923,
      is_example: false,
    });
    expect(await count('schools', `name_key = '' or city = ''`)).toBe(0);
    expect(await count('schools', `division <> 'na' and association is null`)).toBe(672);
    expect(await count('schools', `association = 'NAIA'`)).toBe(93);
    expect(await count('schools', `association = 'U SPORTS' and state in ('ON', 'QC', 'NS')`)).toBe(20);
  });

  it('R-03 never overwrites or brings back what an admin changed or removed', async () => {
    await world.directory.run();
    await source.query(`update schools set city = 'Elsewhere' where name = 'Akron'`);
    await source.query(`delete from schools where name = 'Air Force'`);
    expect(await world.directory.run()).toBe(0);
    expect(await count('schools', `name = 'Akron' and city = 'Elsewhere'`)).toBe(1);
    expect(await count('schools')).toBe(845);
  });

  it('B-07 a directory of the version before gets the programs that came since, beside what an admin did', async () => {
    await world.directory.run();
    await source.query(`delete from schools where association is not null or name = 'Air Force'`);
    await source.query(`update schools set city = 'Elsewhere', updated_at = now() where name = 'Akron'`);
    // As the version before wrote it.
    await source.query(`update app_state set value = '{"schools": 672}' where key = 'directory'`);
    expect(await world.directory.run()).toBe(174);
    expect(await count('schools')).toBe(845);
    expect(await count('schools', `name = 'Akron' and city = 'Elsewhere'`)).toBe(1);
    expect(await count('schools', `name in ('Texas', 'Texas College', 'Idaho', 'The College of Idaho')`)).toBe(4);
  });

  it('R-03 loads the directory once when two servers start together', async () => {
    const added = await Promise.all([world.directory.run(), new SchoolWorld(source).directory.run()]);
    expect(added.sort((a, b) => a - b)).toEqual([0, 846]);
    expect(await count('schools')).toBe(846);
  });

  it('K-06 finds every bundled school again, so that an import of its coaches creates none', async () => {
    await world.directory.run();
    const { imported } = await world.staff([['AKRON', 'OH', 'Dana Fieldhouse', 'Head Coach', 'dana@akron.test']]);
    expect(imported).toEqual({ schools: 0, coaches: 1, targetSchools: 0 });
  });

  it('R-03 marks invented staff as examples and leaves real coaches alone', async () => {
    await world.directory.run();
    await world.staff([['Air Force', 'CO', 'Wren Specimen', 'Head Coach', 'real@airforce.test']]);
    expect(await world.exampleStaff.run()).toBe(3_899);
    expect(await count('coaches', `not is_example and email = 'real@airforce.test'`)).toBe(1);
    expect(await count('coaches', 'is_example')).toBe(3_899);
    expect(await count('schools', 'is_example')).toBe(1);
    expect(await world.exampleStaff.run()).toBe(0);
  });

  it('R-03 turns an example into a real coach when an import brings another address', async () => {
    await world.directory.run();
    await world.exampleStaff.run();
    await world.staff([['Air Force', 'CO', 'Wren Specimen', 'Head Coach', 'real@airforce.test']]);
    expect(await count('coaches', `name = 'Wren Specimen' and email = 'real@airforce.test' and not is_example`)).toBe(1);
  });
});
