import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import type { ImportBatch } from '../../domain/import-batch.js';
import { SchoolWorld } from '../../../testing/school-world.js';
import { SqlImportStore } from './sql-import-store.js';

const HEADER = 'name,division,city,state,conference,website_url,coach_name,coach_title,coach_email';
const FILE = `${HEADER}
Slippery Rock,D2,Slippery Rock,PA,PSAC,www.sru.edu,Dana Fieldhouse,Head Coach,dana@rock.test
Slippery Rock,D2,Slippery Rock,PA,,,Sam Placeholder,Offensive Coordinator,sam@rock.test
Mount Union,D3,Alliance,OH,,,Alex Invented,Head Coach,alex@union.test
Nowhere,D9,Nowhere,PA,,,,,`;

describe('importing schools into the database', () => {
  let source: DataSource;
  let world: SchoolWorld;

  useTestSource(4, (opened) => (source = opened));

  beforeEach(async () => {
    await source.query('truncate schools, users, app_state, imports, import_changes, import_additions, import_issues cascade');
    world = new SchoolWorld(source);
  });

  it('K-06 E-13 stores the good rows, reports the bad ones and counts what was created', async () => {
    const result = await world.importText(FILE);
    expect(result).toMatchObject({
      message: 'Imported 2 schools and 3 coaches. 1 row could not be read.',
      imported: { schools: 2, coaches: 3, targetSchools: 0 },
      errors: [{ row: 4, line: 5, column: 'division', code: 'invalid_division', value: 'D9' }],
      debug: { totalRows: 4, foundHeaders: HEADER.split(',') },
    });
    expect(await world.everything()).toMatchObject({
      schools: [
        { name: 'Mount Union', division: 'D3', city: 'Alliance', state: 'OH', conference: null },
        { name: 'Slippery Rock', conference: 'PSAC', website_url: 'https://www.sru.edu' },
      ],
      coaches: [
        { school: 'Mount Union', name: 'Alex Invented' },
        { name: 'Dana Fieldhouse', position: 'HC', is_head_coach: true, is_example: false },
        { name: 'Sam Placeholder', position: 'OC', is_head_coach: false, email: 'sam@rock.test' },
      ],
    });
  });

  it('K-07 changes nothing when the same file comes again', async () => {
    await world.importText(FILE);
    const before = await world.everything();
    const version = await world.directoryVersion();
    world.clock.advance(60_000);
    const again = await world.importText(FILE);
    expect(again.imported).toEqual({ schools: 0, coaches: 0, targetSchools: 0 });
    expect(again.changed).toEqual({ schools: 0, coaches: 0 });
    expect(await world.everything()).toEqual(before);
    expect(await world.directoryVersion()).toBe(version);
  });

  it('K-07 takes a file of known and new schools back to what was there, coach by coach', async () => {
    await world.importText(FILE);
    const before = await world.everything();
    world.clock.advance(60_000);
    const mixed = await world.staff([
      ['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Recruiting', 'other@rock.test'],
      ['Slippery Rock', 'PA', 'Lee Sample', 'Quarterbacks', 'lee@rock.test'],
      ['New College', 'OH', 'Dana Fieldhouse', 'Head Coach', 'dana@new.test'],
      ['New College', 'OH', 'Lee ""Ace"" \\Sample', 'Quarterbacks'],
    ]);
    expect(mixed.imported).toEqual({ schools: 1, coaches: 3, targetSchools: 0 });
    expect(mixed.changed).toMatchObject({ coaches: 1 });
    expect(await world.everything()).toMatchObject({
      coaches: expect.arrayContaining([
        expect.objectContaining({ school: 'New College', name: 'Lee "Ace" \\Sample', email: null, position: 'QB' }),
      ]) as unknown,
    });
    world.clock.advance(60_000);
    await world.undoImport.run(mixed.importId, await world.athlete());
    expect(await world.everything()).toEqual(before);
  });

  it('K-07 changes what the file says and keeps what it leaves blank', async () => {
    await world.importText(FILE);
    const result = await world.importText(`${HEADER}\nSLIPPERY ROCK,D3,Slippery Rock,PA,,,dana fieldhouse,,dana.new@rock.test\n`);
    expect(result).toMatchObject({
      imported: { schools: 0, coaches: 0 },
      changed: { schools: 1, coaches: 1 },
    });
    const { schools, coaches } = (await world.everything()) as { schools: object[]; coaches: object[] };
    expect(schools[1]).toMatchObject({ name: 'Slippery Rock', division: 'D3', conference: 'PSAC' });
    expect(coaches[1]).toMatchObject({
      name: 'Dana Fieldhouse',
      title: 'Head Coach',
      email: 'dana.new@rock.test',
    });
  });

  it('K-06 counts the schools of the file that some athlete tracks', async () => {
    await world.importText(FILE);
    const athlete = await world.athlete();
    await source.query(`insert into favorites (id, user_id, school_id, created_at) values ($1, $2, $3, now())`, [
      world.ids.next(),
      athlete,
      await world.schoolId('Mount Union'),
    ]);
    await source.query(`insert into target_schools (user_id, school_id, updated_at) select $1, id, now() from schools`, [athlete]);
    expect((await world.importText(FILE)).imported).toEqual({ schools: 0, coaches: 0, targetSchools: 2 });
  });

  it('K-07 stores nothing of a file that turns out to be malformed after thousands of good rows', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `School ${at},D1,Town,PA,,,,,`);
    await expect(world.importText([HEADER, ...rows, '"open'].join('\n'))).rejects.toMatchObject({
      code: 'malformed_csv',
    });
    expect(await world.everything()).toEqual({ schools: [], coaches: [] });
    expect(await world.directoryVersion()).toBe(0);
  });

  it('K-07 leaves nothing behind when the connection dies in the middle', async () => {
    async function* dyingBatches(): AsyncGenerator<ImportBatch> {
      const school = { name: 'Rock', nameKey: 'rock', division: 'D2' as const, city: 'Town', state: 'PA' };
      yield { schools: [{ ...school, conference: null, websiteUrl: null, association: null }], coaches: [] };
      await source.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      );
      yield { schools: [], coaches: [] };
    }
    const store = new SqlImportStore(source);
    const started = () => Promise.resolve();
    const options = { importId: world.ids.next(), now: world.clock.now(), started, keep: () => true };
    await expect(store.storeSchools(dyingBatches(), options)).rejects.toThrow();
    expect(await world.everything()).toEqual({ schools: [], coaches: [] });
  });

  it('K-07 lets two imports of overlapping files at once take turns', async () => {
    const rows = (from: number) =>
      Array.from({ length: 1_500 }, (_, at) => `School ${from + at},D1,Town,PA,,,Coach ${from + at},,c@school.test`);
    const results = await Promise.all([
      world.importText([HEADER, ...rows(0)].join('\n')),
      world.importText([HEADER, ...rows(1_000).reverse()].join('\n')),
    ]);
    expect(results.reduce((sum, { imported }) => sum + imported.schools, 0)).toBe(2_500);
    expect(results.reduce((sum, { imported }) => sum + imported.coaches, 0)).toBe(2_500);
    const [row] = await source.query<{ schools: number; coaches: number }[]>(
      'select (select count(*)::int from schools) as schools, (select count(*)::int from coaches) as coaches',
    );
    expect(row).toEqual({ schools: 2_500, coaches: 2_500 });
  });

  it('K-07 says in a dry run what would happen and stores nothing', async () => {
    const result = await world.importText(FILE, { dryRun: true });
    expect(result.imported).toEqual({ schools: 2, coaches: 3, targetSchools: 0 });
    expect(result.message).toBe('Would import 2 schools and 3 coaches. 1 row could not be read.');
    expect(await world.everything()).toEqual({ schools: [], coaches: [] });
  });

  it('K-07 stores all or nothing when the admin chose so', async () => {
    const refused = await world.importText(FILE, { allOrNothing: true });
    expect(refused.imported).toEqual({ schools: 0, coaches: 0, targetSchools: 0 });
    expect(refused.errors).toHaveLength(1);
    expect(await world.everything()).toEqual({ schools: [], coaches: [] });
    const good = FILE.split('\n').slice(0, -1).join('\n');
    expect((await world.importText(good, { allOrNothing: true })).imported.schools).toBe(2);
  });

  it('K-06 stores formulas and markup as the text they are', async () => {
    await world.staff([['=HYPERLINK(1)', 'PA', '<script>alert(1)</script>', "'; drop table schools; --", 'x@rock.test']]);
    expect(await world.everything()).toMatchObject({
      schools: [{ name: '=HYPERLINK(1)' }],
      coaches: [{ name: '<script>alert(1)</script>', title: "'; drop table schools; --" }],
    });
  });

  it('K-07 finds all that refers to a school or coach by an index, so that a large import can be undone', async () => {
    const withoutIndex = await source.query<unknown[]>(`
      select c.conrelid::regclass::text as "table" from pg_constraint c
      where c.contype = 'f' and c.confrelid in ('schools'::regclass, 'coaches'::regclass, 'rosters'::regclass)
        and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`);
    expect(withoutIndex).toEqual([]);
  });
});
