import { Module } from '@nestjs/common';

import { BackgroundSource } from '../../../platform/database/background-source.js';
import { DirectoryModule } from '../directory/index.js';
import { TablesModule } from '../tables/index.js';
import { SqlImportJournal } from './adapters/persistence/sql-import-journal.js';
import { SqlImportStore } from './adapters/persistence/sql-import-store.js';
import { ImportCoaches } from './application/import-coaches.use-case.js';
import { ImportIncoming } from './application/import-incoming.use-case.js';
import { ImportRosters } from './application/import-rosters.use-case.js';
import { ImportRunner } from './application/import-runner.js';
import { ImportTables } from './application/import-tables.js';
import { ImportSchools } from './application/import-schools.use-case.js';
import { InspectCsv } from './application/inspect-csv.use-case.js';
import { InspectImport } from './application/inspect-import.use-case.js';
import { LoadExampleStaff } from './application/load-example-staff.use-case.js';
import { ImportJournal } from './application/ports/import-journal.js';
import { ImportStore } from './application/ports/import-store.js';
import { ImportsQuery } from './queries/imports.query.js';
import { SchoolNames } from './queries/school-names.query.js';
import { UndoImport } from './resources/undo-import.resource.js';

/** Imports files of schools, coaches and rosters into the directory, and undoes imports. */
@Module({
  imports: [TablesModule, DirectoryModule],
  providers: [
    { provide: ImportJournal, useClass: SqlImportJournal },
    { provide: ImportStore, useFactory: (source: BackgroundSource) => new SqlImportStore(source), inject: [BackgroundSource] },
    SchoolNames,
    ImportCoaches,
    ImportIncoming,
    ImportRosters,
    ImportRunner,
    ImportSchools,
    ImportTables,
    ImportsQuery,
    InspectCsv,
    InspectImport,
    LoadExampleStaff,
    UndoImport,
  ],
  exports: [
    ImportJournal,
    ImportCoaches,
    ImportIncoming,
    ImportRosters,
    ImportSchools,
    ImportsQuery,
    InspectCsv,
    InspectImport,
    LoadExampleStaff,
    UndoImport,
  ],
})
export class ImportsModule {}
