import type { DataSource } from 'typeorm';

import { ActivityKinds } from '../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../platform/activity/activity-record.js';
import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import { WorkPace } from '../../../shared-kernel/work-pace.js';
import { CsvParseReader } from '../tables/adapters/csv/csv-parse-reader.js';
import { memorySource } from '../tables/adapters/csv/memory-source.js';
import { DiskBundledFiles } from '../directory/adapters/disk/disk-bundled-files.js';
import { SqlSchoolList } from '../outreach/adapters/persistence/sql-school-list.js';
import { Contacts } from '../outreach/resources/contacts.resource.js';
import { SqlDirectoryStore } from '../directory/adapters/persistence/sql-directory-store.js';
import { SqlImportJournal } from '../imports/adapters/persistence/sql-import-journal.js';
import { SqlImportStore } from '../imports/adapters/persistence/sql-import-store.js';
import { SchoolNames } from '../imports/queries/school-names.query.js';
import type { ImportChoices } from '../imports/application/import-choices.js';
import { ImportCoaches } from '../imports/application/import-coaches.use-case.js';
import { ImportRosters } from '../imports/application/import-rosters.use-case.js';
import { ImportRunner } from '../imports/application/import-runner.js';
import { ImportTables } from '../imports/application/import-tables.js';
import { MemoryWorkbookReader } from '../tables/testing/memory-workbook-reader.js';
import { ImportSchools } from '../imports/application/import-schools.use-case.js';
import type { ImportUpload } from '../imports/application/import-upload.js';
import { UndoImport } from '../imports/resources/undo-import.resource.js';
import { BundledDirectory } from '../directory/application/bundled-directory.js';
import { LoadDirectory } from '../directory/application/load-directory.use-case.js';
import { OUTREACH_ACTIVITIES } from '../outreach/index.js';
import { LoadExampleStaff } from '../imports/application/load-example-staff.use-case.js';

/** The use cases of this module over a real database, with a fixed clock. */
export class SchoolWorld {
  readonly clock = new FixedClock();
  readonly ids = new SequenceIds();
  readonly activity: ActivityRecord;
  readonly journal: SqlImportJournal;
  readonly imports: ImportSchools;
  readonly coachImports: ImportCoaches;
  readonly rosterImports: ImportRosters;
  readonly undoImport: UndoImport;
  private adminId?: string;
  readonly contacts: Contacts;
  readonly list: SqlSchoolList;
  readonly directory: LoadDirectory;
  readonly exampleStaff: LoadExampleStaff;

  constructor(readonly source: DataSource) {
    this.activity = new ActivityRecord(source, this.ids, new ActivityKinds(OUTREACH_ACTIVITIES));
    const csv = new CsvParseReader();
    const files = new DiskBundledFiles();
    const store = new SqlImportStore(source);
    const names = new SchoolNames(source);
    this.journal = new SqlImportJournal(source);
    const runner = new ImportRunner(
      new ImportTables(csv, new MemoryWorkbookReader()),
      this.journal,
      this.clock,
      this.ids,
      new WorkPace(this.clock),
    );
    this.imports = new ImportSchools(runner, store);
    this.coachImports = new ImportCoaches(runner, store, names);
    this.rosterImports = new ImportRosters(runner, store, names, this.clock);
    this.undoImport = new UndoImport(source, this.clock);
    this.contacts = new Contacts(source, this.clock);
    this.list = new SqlSchoolList(source, this.activity, this.ids, this.clock);
    this.directory = new LoadDirectory(new BundledDirectory(files, csv), new SqlDirectoryStore(source), this.clock);
    this.exampleStaff = new LoadExampleStaff(files, csv, store, this.clock, this.ids);
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
  async staff(rows: (readonly [name: string, state: string, coach?: string, title?: string, email?: string])[]) {
    const lines = rows.map(([name, state, coach = '', title = '', email = '']) =>
      [name, 'D2', 'Town', state, coach, title, email].map((cell) => `"${cell}"`).join(','),
    );
    return this.importText(['name,division,city,state,coach_name,coach_title,coach_email', ...lines].join('\n'));
  }

  async importText(text: string, choices?: ImportChoices) {
    return this.imports.run(await this.upload(text), choices);
  }

  /** A file that an admin sent. */
  async upload(text: string, fileName = 'upload.csv'): Promise<ImportUpload> {
    this.adminId ??= await this.athlete();
    return { fileName, userId: this.adminId, source: memorySource(Buffer.from(text)) };
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
