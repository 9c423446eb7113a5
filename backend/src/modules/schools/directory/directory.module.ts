import { Module } from '@nestjs/common';

import { TablesModule } from '../tables/index.js';
import { DiskBundledFiles } from './adapters/disk/disk-bundled-files.js';
import { SchoolsController } from './adapters/http/schools.controller.js';
import { SqlDirectoryStore } from './adapters/persistence/sql-directory-store.js';
import { BundledDirectory } from './application/bundled-directory.js';
import { LoadDirectory } from './application/load-directory.use-case.js';
import { BundledFiles } from './application/ports/bundled-files.js';
import { CoachDatabase } from './queries/coach-database.query.js';
import { CoachDirectory } from './queries/coach-directory.query.js';
import { DirectoryCountsQuery } from './queries/directory-counts.query.js';
import { DirectoryStore } from './application/ports/directory-store.js';
import { Rosters } from './queries/rosters.query.js';
import { SchoolDependantsQuery } from './queries/school-dependants.query.js';
import { SchoolDirectory } from './queries/school-directory.query.js';
import { SharedDirectory } from './queries/shared-directory.js';
import { SharedCoaches } from './resources/shared-coaches.resource.js';
import { SharedSchools } from './resources/shared-schools.resource.js';

/** Schools, their coaches and rosters. */
@Module({
  imports: [TablesModule],
  controllers: [SchoolsController],
  providers: [
    BundledDirectory,
    { provide: BundledFiles, useClass: DiskBundledFiles },
    CoachDatabase,
    CoachDirectory,
    DirectoryCountsQuery,
    { provide: DirectoryStore, useClass: SqlDirectoryStore },
    Rosters,
    SchoolDirectory,
    SchoolDependantsQuery,
    SharedCoaches,
    SharedDirectory,
    SharedSchools,
    LoadDirectory,
  ],
  exports: [
    BundledFiles,
    CoachDatabase,
    CoachDirectory,
    DirectoryCountsQuery,
    LoadDirectory,
    SchoolDependantsQuery,
    SchoolDirectory,
    SharedCoaches,
    SharedSchools,
  ],
})
export class DirectoryModule {}
