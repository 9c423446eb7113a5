import { gunzipSync, gzipSync } from 'node:zlib';

import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { memorySource } from '../../tables/adapters/csv/memory-source.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { DirectoryPack } from '../queries/directory-pack.query.js';
import { ImportPack } from './import-pack.resource.js';

class Server {
  private constructor(
    readonly database: TestDatabase,
    readonly source: DataSource,
    readonly world: SchoolWorld,
    readonly packs: ImportPack,
  ) {}

  static async start(): Promise<Server> {
    const database = await createTestDatabase();
    const source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
    const world = new SchoolWorld(source);
    return new Server(database, source, world, new ImportPack(source, world.journal, world.clock, world.ids));
  }

  export = () => new DirectoryPack(this.source, this.world.clock).file();

  take = async (file: Uint8Array, dryRun = false) =>
    this.packs.run({ fileName: 'pack.ndjson.gz', userId: await this.world.athlete(), source: memorySource(file) }, { dryRun });

  /** Everything of the directory but what differs from server to server. */
  rows = async () => [
    await this.source.query<object[]>(
      `select name, division, subdivision, association, city, state, conference, mascot, website_url, aliases, unitid, latitude, twitter
       from schools order by name_key, state`,
    ),
    await this.source.query<object[]>(
      `select s.name as school, c.name, c.title, c.position, c.email, c.phone, c.x_handle, c.page_url, c.verified_on::text
       from coaches c join schools s on s.id = c.school_id where owner_user_id is null order by s.name_key, c.name_key`,
    ),
  ];

  async stop(): Promise<void> {
    await this.source.destroy();
    await this.database.drop();
  }
}

describe('directory packs from server to server', () => {
  let one: Server;
  let two: Server;

  beforeAll(async () => {
    [one, two] = [await Server.start(), await Server.start()];
  });

  afterAll(async () => {
    await one.stop();
    await two.stop();
  });

  beforeEach(async () => {
    for (const { source } of [one, two]) await source.query('truncate schools, imports, import_changes cascade');
    await one.world.staff([
      ['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Head Coach', 'dana@rock.test'],
      ['Slippery Rock', 'PA', 'Pat Field', 'QB Coach', 'pat@rock.test'],
      ['Bates', 'ME'],
    ]);
    await one.source.query(
      `update coaches set verified_on = '2026-10-01', page_url = 'https://rock.test/staff' where name = 'Dana Fieldhouse'`,
    );
    await one.source.query(`update schools set aliases = '{Rock}', mascot = 'The Rock', unitid = 216038 where name = 'Slippery Rock'`);
  });

  it('B-06 an empty server has the same directory afterwards, and a second import changes nothing', async () => {
    const file = await one.export();
    expect(await two.take(file)).toMatchObject({
      end: 'stored',
      schools: { total: 2, created: 2, changed: 0 },
      coaches: { total: 2, created: 2, changed: 0 },
    });
    expect(await two.rows()).toEqual(await one.rows());
    expect(await two.take(file)).toMatchObject({ schools: { created: 0, changed: 0 }, coaches: { created: 0, changed: 0 } });
  });

  it('B-06 holds no private contact, no invented coach and nobody’s data', async () => {
    const athlete = await one.world.athlete();
    const [school] = await one.source.query<{ id: number }[]>(`select id from schools where name = 'Bates'`);
    await one.world.contacts.add(athlete, school?.id ?? 0, { name: 'Private Contact', title: '', email: 'private@bates.test' });
    await one.source.query(`update coaches set is_example = true where name = 'Pat Field'`);
    const text = gunzipSync(await one.export()).toString();
    expect(JSON.parse(text.split('\n').find((line) => line.includes('Slippery')) ?? '')).toMatchObject({
      coaches: [{ name: 'Dana Fieldhouse', origin: 'imported', pageUrl: 'https://rock.test/staff', verifiedOn: '2026-10-01' }],
    });
    for (const secret of ['Private Contact', 'private@bates.test', 'Pat Field', athlete]) expect(text).not.toContain(secret);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ format: 'recruit-directory', schools: 2, coaches: 1 });
  });

  it('B-06 a dry run says the difference and stores nothing', async () => {
    await two.world.staff([['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Offensive Coordinator', 'old@rock.test']]);
    const before = await two.rows();
    const tried = await two.take(await one.export(), true);
    expect(tried).toMatchObject({ end: 'tried', schools: { created: 1, changed: 1 }, coaches: { created: 1, changed: 1 } });
    expect(tried.first).toContainEqual({
      ...{ kind: 'change', school: 'Slippery Rock', coach: 'Dana Fieldhouse', field: 'email' },
      ...{ before: 'old@rock.test', after: 'dana@rock.test' },
    });
    expect(await two.rows()).toEqual(before);
  });

  it('B-06 is undone as a whole', async () => {
    await two.world.staff([['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Offensive Coordinator', 'old@rock.test']]);
    const before = await two.rows();
    const { importId } = await two.take(await one.export());
    expect(await two.rows()).not.toEqual(before);
    await two.world.undoImport.run(importId, await two.world.athlete());
    expect(await two.rows()).toEqual(before);
  });

  it('B-06 leaves what an admin found right later, and what the pack does not know', async () => {
    await two.world.staff([['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Athletic Director', 'new@rock.test']]);
    await two.source.query(`update coaches set verified_on = '2026-11-01'`);
    await two.source.query(`update schools set conference = 'PSAC' where name = 'Slippery Rock'`);
    await two.take(await one.export());
    const [schools, coaches] = await two.rows();
    expect(coaches).toContainEqual(
      expect.objectContaining({ name: 'Dana Fieldhouse', email: 'new@rock.test', title: 'Athletic Director' }),
    );
    expect(schools).toContainEqual(expect.objectContaining({ name: 'Slippery Rock', conference: 'PSAC', mascot: 'The Rock' }));
  });

  it.each([
    ['a changed address', (text: string) => text.replace('dana@rock.test', 'evil@rock.test'), 'damaged_pack'],
    ['a missing line', (text: string) => text.split('\n').toSpliced(1, 1).join('\n'), 'damaged_pack'],
    ['no checksum', (text: string) => text.trim().split('\n').slice(0, -1).join('\n'), 'damaged_pack'],
    ['another file', () => 'name,state\nAkron,OH\n', 'not_pack'],
    ['nothing', () => '', 'not_pack'],
  ])('B-06 refuses %s, and stores nothing', async (_what, change, code) => {
    const text = gunzipSync(await one.export()).toString();
    await expect(two.take(gzipSync(change(text)))).rejects.toMatchObject({ code });
    expect(await two.rows()).toEqual([[], []]);
  });

  it('B-06 refuses what is not packed, cut off, or unpacks to more than 200 MB', async () => {
    const file = await one.export();
    await expect(two.take(new TextEncoder().encode('no gzip'))).rejects.toMatchObject({ code: 'not_pack' });
    await expect(two.take(file.subarray(0, -12))).rejects.toMatchObject({ code: 'damaged_pack' });
    const [manifest = ''] = gunzipSync(file).toString().split('\n');
    const bombOf = (filling: string) => {
      const member = gzipSync(Buffer.alloc(21_000_000, filling), { level: 1 });
      return Buffer.concat([gzipSync(`${manifest}\n`), ...Array.from({ length: 10 }, () => member)]);
    };
    await expect(two.take(bombOf('\n'))).rejects.toMatchObject({ code: 'too_large' });
    await expect(two.take(bombOf('x'))).rejects.toMatchObject({ code: 'not_pack' });
    await expect(two.take(bombOf(`${'x'.repeat(1_000_000)}\n`))).rejects.toMatchObject({ code: 'too_large' });
  });
});
