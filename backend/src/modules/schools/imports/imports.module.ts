import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { DirectoryModule } from '../directory/index.js';
import { SqlImportJournal } from './adapters/persistence/sql-import-journal.js';
import { SqlImportMappings } from './adapters/persistence/sql-import-mappings.js';
import { SqlImportStore } from './adapters/persistence/sql-import-store.js';
import { SqlImportUndo } from './adapters/persistence/sql-import-undo.js';
import { ImportCoaches } from './application/import-coaches.use-case.js';
import { ImportRosters } from './application/import-rosters.use-case.js';
import { ImportRunner } from './application/import-runner.js';
import { ImportSchools } from './application/import-schools.use-case.js';
import { InspectCsv } from './application/inspect-csv.use-case.js';
import { InspectImport } from './application/inspect-import.use-case.js';
import { LoadExampleStaff } from './application/load-example-staff.use-case.js';
import { ImportJournal } from './application/ports/import-journal.js';
import { ImportMappings } from './application/ports/import-mappings.js';
import { ImportStore } from './application/ports/import-store.js';
import { ImportUndo } from './application/ports/import-undo.js';
import { SchoolNames } from './queries/school-names.query.js';
import { UndoImport } from './application/undo-import.use-case.js';

/** Files of schools, coaches and rosters, read into the directory, and taken out again. */
@Module({
  imports: [DirectoryModule],
  providers: [
    { provide: ImportJournal, useClass: SqlImportJournal },
    { provide: ImportMappings, useClass: SqlImportMappings },
    { provide: ImportStore, useFactory: (source: DataSource) => new SqlImportStore(source), inject: [DataSource] },
    { provide: ImportUndo, useClass: SqlImportUndo },
    SchoolNames,
    ImportCoaches,
    ImportRosters,
    ImportRunner,
    ImportSchools,
    InspectCsv,
    InspectImport,
    LoadExampleStaff,
    UndoImport,
  ],
  exports: [ImportCoaches, ImportJournal, ImportRosters, ImportSchools, InspectCsv, InspectImport, LoadExampleStaff, UndoImport],
})
export class ImportsModule {}
