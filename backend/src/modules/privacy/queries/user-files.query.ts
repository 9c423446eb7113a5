import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';

import { Clock } from '../../../shared-kernel/clock.js';
import { PhotoStorage } from '../../profile/photo/index.js';
import { csvLine } from '../../schools/tables/index.js';
import { archiveName, readmeText, type ExportFile } from '../domain/data-export.js';
import { OWNED_TABLES, rowsOf } from '../adapters/persistence/user-data-owners.js';
import { EXPORT_CSVS } from '../adapters/persistence/export-csvs.js';

const AT_ONCE = 200;
const PHOTO_SIDE = 512;
/** The copy itself is in no copy. */
const TABLES = OWNED_TABLES.filter(({ table }) => !table.startsWith('data_export'));

const COLUMNS = `
select column_name as name from information_schema.columns
where table_schema = 'public' and table_name = $1 and data_type <> 'bytea' and column_name <> all ($2) order by ordinal_position`;

const ATTACHMENTS = `
select f.id, f.name from campaign_files f join campaigns c on c.id = f.campaign_id
where c.user_id = $1::uuid and f.bytes is not null order by f.added_at, f.id`;

const PHOTO = 'select id from pictures where user_id = $1::uuid and delete_after is null';

type Described = ExportFile & { about: string };

/**
 * Everything that is stored of a user, as files. Reads all of it in one transaction, so that they show the same moment; a few hundred
 * rows are in memory at a time.
 */
@Injectable()
export class UserFiles {
  /** How many files there are at least; for progress. */
  readonly steps = TABLES.length + EXPORT_CSVS.length + 1;

  constructor(
    private readonly source: DataSource,
    private readonly photos: PhotoStorage,
    private readonly clock: Clock,
  ) {}

  /** Calls `work` with the files; their contents can be read, one after the other, until it returns. */
  async read(userId: string, work: (files: ExportFile[]) => Promise<void>): Promise<void> {
    const runner = this.source.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      const files = [...this.csvs(runner, userId), ...this.tables(runner, userId), ...(await this.uploads(runner, userId))];
      const readme = readmeText(this.clock.now(), files);
      await work([{ name: 'README.txt', content: () => once(Promise.resolve(readme)) }, ...files]);
      await runner.commitTransaction();
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
    }
  }

  private csvs(runner: QueryRunner, userId: string): Described[] {
    return EXPORT_CSVS.map(({ name, about, headers, statement }) => ({
      name: `csv/${name}.csv`,
      about,
      async *content() {
        yield `\uFEFF${csvLine(headers)}`;
        for await (const row of rows<{ cells: (string | number | boolean | null)[] }>(runner, statement, userId)) {
          yield csvLine(row.cells);
        }
      },
    }));
  }

  private tables(runner: QueryRunner, userId: string): Described[] {
    return TABLES.map((one) => ({
      name: `data/${one.table}.json`,
      about: one.label,
      async *content() {
        const columns = (await runner.query(COLUMNS, [one.table, one.secrets ?? []])) as { name: string }[];
        const statement = `select ${columns.map(({ name }) => `"${name}"`).join(', ')} from ${one.table} where ${rowsOf(one)}`;
        let before = '[\n';
        for await (const row of rows<object>(runner, statement, userId)) {
          yield `${before}${JSON.stringify(row)}`;
          before = ',\n';
        }
        yield before === '[\n' ? '[]\n' : '\n]\n';
      },
    }));
  }

  private async uploads(runner: QueryRunner, userId: string): Promise<Described[]> {
    const attachments = (await runner.query(ATTACHMENTS, [userId])) as { id: string; name: string }[];
    const files: Described[] = attachments.map(({ id, name }, at) => ({
      name: `attachments/${archiveName(at + 1, name)}`,
      about: 'A file that goes with your emails',
      content: () => once(bytesOf(runner, id)),
    }));
    const [photo] = (await runner.query(PHOTO, [userId])) as { id: string }[];
    const image = photo && (await this.photos.picture(photo.id, PHOTO_SIDE));
    if (image) files.push({ name: 'photo.webp', about: 'Your photo', content: () => once(Promise.resolve(image)) });
    return files;
  }
}

async function bytesOf(runner: QueryRunner, id: string): Promise<Buffer> {
  const [row] = (await runner.query('select bytes from campaign_files where id = $1', [id])) as { bytes: Buffer }[];
  return row?.bytes ?? Buffer.alloc(0);
}

async function* once(content: Promise<Buffer | string>): AsyncGenerator<Buffer | string> {
  yield await content;
}

/** The rows of a statement by a cursor; files are read one after the other, so that one name is enough. */
async function* rows<T>(runner: QueryRunner, statement: string, userId: string): AsyncGenerator<T> {
  await runner.query(`declare export_rows no scroll cursor for ${statement}`, [userId]);
  for (;;) {
    const some = (await runner.query(`fetch ${AT_ONCE} from export_rows`)) as T[];
    yield* some;
    if (some.length < AT_ONCE) break;
  }
  await runner.query('close export_rows');
}
