import type { DataSource } from 'typeorm';

import { ActivityRecord } from '../../../platform/activity/activity-record.js';
import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import { CsvParseReader } from '../adapters/csv/csv-parse-reader.js';
import { DiskBundledFiles } from '../adapters/disk/disk-bundled-files.js';
import { SqlContactRepository } from '../adapters/persistence/sql-contact-repository.js';
import { SqlDirectoryStore } from '../adapters/persistence/sql-directory-store.js';
import { SqlSchoolImportStore } from '../adapters/persistence/sql-school-import-store.js';
import { ImportSchools } from '../application/import-schools.use-case.js';
import { KeepContacts } from '../application/keep-contacts.use-case.js';
import { LoadDirectory } from '../application/load-directory.use-case.js';
import { LoadExampleStaff } from '../application/load-example-staff.use-case.js';
import { SchoolFileReader } from '../application/school-file-reader.js';

/** The use cases of this module over a real database, with a clock that stands still. */
export class SchoolWorld {
  readonly clock = new FixedClock();
  readonly ids = new SequenceIds();
  readonly activity: ActivityRecord;
  readonly imports: ImportSchools;
  readonly contacts: KeepContacts;
  readonly directory: LoadDirectory;
  readonly exampleStaff: LoadExampleStaff;

  constructor(readonly source: DataSource) {
    this.activity = new ActivityRecord(source, this.ids);
    const csv = new CsvParseReader();
    const reader = new SchoolFileReader(csv);
    const files = new DiskBundledFiles(csv);
    const store = new SqlSchoolImportStore(source);
    this.imports = new ImportSchools(reader, store, this.clock);
    this.contacts = new KeepContacts(new SqlContactRepository(source), this.clock);
    this.directory = new LoadDirectory(files, new SqlDirectoryStore(source), this.clock);
    this.exampleStaff = new LoadExampleStaff(files, reader, store, this.clock);
  }

  /** A new athlete's id. */
  async athlete(): Promise<string> {
    const id = this.ids.next();
    await this.source.query(
      `insert into users (id, username, email, password_hash, created_at)
       values ($1, $2, $3, 'none', $4)`,
      [id, id, `${id}@recruit.test`, this.clock.now()],
    );
    return id;
  }

  /** Imports rows of name, state, coach, title and address; all are in D2. */
  async staff(
    rows: (readonly [name: string, state: string, coach?: string, title?: string, email?: string])[],
  ) {
    const lines = rows.map(([name, state, coach = '', title = '', email = '']) =>
      [name, 'D2', 'Town', state, coach, title, email].map((cell) => `"${cell}"`).join(','),
    );
    return this.importText(
      ['name,division,city,state,coach_name,coach_title,coach_email', ...lines].join('\n'),
    );
  }

  importText(text: string) {
    return this.imports.run(Buffer.from(text));
  }

  async schoolId(name: string): Promise<number> {
    const [row] = await this.source.query<{ id: number }[]>('select id from schools where name = $1', [name]);
    if (!row) throw new Error(`no school is named ${name}`);
    return row.id;
  }

  /** Every school and coach as stored, without ids and times, to compare two states of the database. */
  async everything(): Promise<unknown> {
    const schools = await this.source.query<unknown>(
      'select name, division, city, state, conference, website_url, is_example from schools order by name_key, state',
    );
    const coaches = await this.source.query<unknown>(
      `select s.name as school, c.name, c.email, c.title, c.position, c.is_head_coach, c.is_example, c.updated_at
       from coaches c join schools s on s.id = c.school_id order by s.name_key, c.name_key`,
    );
    return { schools, coaches };
  }

  async directoryVersion(): Promise<number> {
    const rows = await this.source.query<{ version: number }[]>(
      `select (value #>> '{}')::int as version from app_state where key = 'directory_version'`,
    );
    return rows[0]?.version ?? 0;
  }
}
