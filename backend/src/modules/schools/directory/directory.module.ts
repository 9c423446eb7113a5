import { Module } from '@nestjs/common';

import { CsvParseReader } from './adapters/csv/csv-parse-reader.js';
import { DiskBundledFiles } from './adapters/disk/disk-bundled-files.js';
import { SchoolsController } from './adapters/http/schools.controller.js';
import { SqlCoachDatabase } from './adapters/persistence/sql-coach-database.js';
import { SqlCoachDirectory } from './adapters/persistence/sql-coach-directory.js';
import { SqlDirectoryEditor } from './adapters/persistence/sql-directory-editor.js';
import { SqlDirectorySize } from './adapters/persistence/sql-directory-size.js';
import { SqlDirectoryStore } from './adapters/persistence/sql-directory-store.js';
import { SqlRosters } from './adapters/persistence/sql-rosters.js';
import { SqlSchoolDirectory } from './adapters/persistence/sql-school-directory.js';
import { EditDirectory } from './application/edit-directory.use-case.js';
import { LoadDirectory } from './application/load-directory.use-case.js';
import { BundledFiles } from './application/ports/bundled-files.js';
import { CoachDatabase } from './application/ports/coach-database.js';
import { CoachDirectory } from './application/ports/coach-directory.js';
import { CsvReader } from './application/ports/csv-reader.js';
import { DirectoryEditor } from './application/ports/directory-editor.js';
import { DirectorySize } from './application/ports/directory-size.js';
import { DirectoryStore } from './application/ports/directory-store.js';
import { Rosters } from './application/ports/rosters.js';
import { SchoolDirectory } from './application/ports/school-directory.js';
import { ReadDirectoryCounts } from './application/read-directory-counts.use-case.js';

/** Schools, their coaches and rosters. */
@Module({
  controllers: [SchoolsController],
  providers: [
    { provide: BundledFiles, useClass: DiskBundledFiles },
    { provide: CoachDatabase, useClass: SqlCoachDatabase },
    { provide: CoachDirectory, useClass: SqlCoachDirectory },
    { provide: CsvReader, useClass: CsvParseReader },
    { provide: DirectoryEditor, useClass: SqlDirectoryEditor },
    { provide: DirectorySize, useClass: SqlDirectorySize },
    { provide: DirectoryStore, useClass: SqlDirectoryStore },
    { provide: Rosters, useClass: SqlRosters },
    { provide: SchoolDirectory, useClass: SqlSchoolDirectory },
    EditDirectory,
    LoadDirectory,
    ReadDirectoryCounts,
  ],
  exports: [BundledFiles, CoachDatabase, CoachDirectory, CsvReader, EditDirectory, LoadDirectory, ReadDirectoryCounts, SchoolDirectory],
})
export class DirectoryModule {}
