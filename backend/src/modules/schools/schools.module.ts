import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ActivityModule } from '../../platform/activity/activity.module.js';
import { ProfileModule } from '../profile/index.js';
import { CsvParseReader } from './adapters/csv/csv-parse-reader.js';
import { DiskBundledFiles } from './adapters/disk/disk-bundled-files.js';
import { DiskContactRules } from './adapters/disk/disk-contact-rules.js';
import { DiskGazetteer } from './adapters/disk/disk-gazetteer.js';
import { DiskSizeFigures } from './adapters/disk/disk-size-figures.js';
import { ContactLogController } from './adapters/http/contact-log.controller.js';
import { ContactWindowsController } from './adapters/http/contact-windows.controller.js';
import { ContactsController } from './adapters/http/contacts.controller.js';
import { CorrectionsController } from './adapters/http/corrections.controller.js';
import { FavoritesController } from './adapters/http/favorites.controller.js';
import { FitController } from './adapters/http/fit.controller.js';
import { OwnListController } from './adapters/http/own-list.controller.js';
import { SchoolsController } from './adapters/http/schools.controller.js';
import { TargetSchoolsController } from './adapters/http/target-schools.controller.js';
import { FitWorker } from './adapters/jobs/fit-worker.js';
import { SchoolTracking } from './adapters/persistence/school-tracking.js';
import { SqlCoachDatabase } from './adapters/persistence/sql-coach-database.js';
import { SqlCoachDirectory } from './adapters/persistence/sql-coach-directory.js';
import { SqlContactLog } from './adapters/persistence/sql-contact-log.js';
import { SqlContactRepository } from './adapters/persistence/sql-contact-repository.js';
import { SqlCorrections } from './adapters/persistence/sql-corrections.js';
import { SqlDirectoryEditor } from './adapters/persistence/sql-directory-editor.js';
import { SqlDirectorySize } from './adapters/persistence/sql-directory-size.js';
import { SqlDirectoryStore } from './adapters/persistence/sql-directory-store.js';
import { SqlFavorites } from './adapters/persistence/sql-favorites.js';
import { SqlFitFacts } from './adapters/persistence/sql-fit-facts.js';
import { SqlFitScores } from './adapters/persistence/sql-fit-scores.js';
import { SqlImportMappings } from './adapters/persistence/sql-import-mappings.js';
import { SqlImportJournal } from './adapters/persistence/sql-import-journal.js';
import { SqlImportStore } from './adapters/persistence/sql-import-store.js';
import { SqlImportUndo } from './adapters/persistence/sql-import-undo.js';
import { SqlRosters } from './adapters/persistence/sql-rosters.js';
import { SqlOwnList } from './adapters/persistence/sql-own-list.js';
import { SqlSchoolDirectory } from './adapters/persistence/sql-school-directory.js';
import { SqlSchoolNames } from './adapters/persistence/sql-school-names.js';
import { SqlTargetSchools } from './adapters/persistence/sql-target-schools.js';
import { FitSchedule } from './adapters/schedule/fit-schedule.js';
import { AnalyzeFit } from './application/analyze-fit.use-case.js';
import { DecideCorrection } from './application/decide-correction.use-case.js';
import { EditDirectory } from './application/edit-directory.use-case.js';
import { ImportCoaches } from './application/import/import-coaches.use-case.js';
import { ImportRosters } from './application/import/import-rosters.use-case.js';
import { ImportRunner } from './application/import/import-runner.js';
import { ImportSchools } from './application/import/import-schools.use-case.js';
import { InspectImport } from './application/import/inspect-import.use-case.js';
import { InspectCsv } from './application/import/inspect-csv.use-case.js';
import { UndoImport } from './application/import/undo-import.use-case.js';
import { KeepContacts } from './application/keep-contacts.use-case.js';
import { KeepFitScores } from './application/keep-fit-scores.use-case.js';
import { LoadDirectory } from './application/load-directory.use-case.js';
import { LoadExampleStaff } from './application/load-example-staff.use-case.js';
import { LogContact } from './application/log-contact.use-case.js';
import { MarkFavorite } from './application/mark-favorite.use-case.js';
import { ExportOwnList } from './application/own-list/export-own-list.use-case.js';
import { ImportOwnList } from './application/own-list/import-own-list.use-case.js';
import { InspectOwnList } from './application/own-list/inspect-own-list.use-case.js';
import { BundledFiles } from './application/ports/bundled-files.js';
import { CoachDatabase } from './application/ports/coach-database.js';
import { CoachDirectory } from './application/ports/coach-directory.js';
import { ContactLog } from './application/ports/contact-log.js';
import { ContactRepository } from './application/ports/contact-repository.js';
import { ContactRules } from './application/ports/contact-rules.js';
import { Corrections } from './application/ports/corrections.js';
import { CsvReader } from './application/ports/csv-reader.js';
import { DirectoryEditor } from './application/ports/directory-editor.js';
import { DirectorySize } from './application/ports/directory-size.js';
import { DirectoryStore } from './application/ports/directory-store.js';
import { Favorites } from './application/ports/favorites.js';
import { FitFacts } from './application/ports/fit-facts.js';
import { FitScores } from './application/ports/fit-scores.js';
import { Gazetteer } from './application/ports/gazetteer.js';
import { ImportMappings } from './application/ports/import-mappings.js';
import { ImportJournal } from './application/ports/import-journal.js';
import { ImportStore } from './application/ports/import-store.js';
import { ImportUndo } from './application/ports/import-undo.js';
import { Rosters } from './application/ports/rosters.js';
import { OwnList } from './application/ports/own-list.js';
import { SchoolDirectory } from './application/ports/school-directory.js';
import { SchoolNames } from './application/ports/school-names.js';
import { SizeFigures } from './application/ports/size-figures.js';
import { TargetSchools } from './application/ports/target-schools.js';
import { ProposeCorrection } from './application/propose-correction.use-case.js';
import { ReadDirectoryCounts } from './application/read-directory-counts.use-case.js';
import { ReportBounce } from './application/report-bounce.use-case.js';
import { ReadContactWindows } from './application/read-contact-windows.use-case.js';
import { TrackSchool } from './application/track-school.use-case.js';
import { UnmarkFavorite } from './application/unmark-favorite.use-case.js';

/** The directory of schools and coaches, favorites, private contacts, and the import that fills it. */
@Module({
  imports: [ActivityModule, ProfileModule],
  controllers: [
    SchoolsController,
    ContactWindowsController,
    FavoritesController,
    FitController,
    ContactsController,
    CorrectionsController,
    TargetSchoolsController,
    ContactLogController,
    OwnListController,
  ],
  providers: [
    { provide: BundledFiles, useClass: DiskBundledFiles },
    { provide: ContactRules, useClass: DiskContactRules },
    ReadContactWindows,
    { provide: CoachDatabase, useClass: SqlCoachDatabase },
    { provide: CoachDirectory, useClass: SqlCoachDirectory },
    { provide: ContactLog, useClass: SqlContactLog },
    { provide: ContactRepository, useClass: SqlContactRepository },
    { provide: Corrections, useClass: SqlCorrections },
    { provide: CsvReader, useClass: CsvParseReader },
    { provide: DirectoryEditor, useClass: SqlDirectoryEditor },
    { provide: DirectorySize, useClass: SqlDirectorySize },
    { provide: DirectoryStore, useClass: SqlDirectoryStore },
    { provide: Favorites, useClass: SqlFavorites },
    { provide: FitFacts, useClass: SqlFitFacts },
    { provide: FitScores, useClass: SqlFitScores },
    { provide: Gazetteer, useClass: DiskGazetteer },
    { provide: ImportJournal, useClass: SqlImportJournal },
    { provide: ImportMappings, useClass: SqlImportMappings },
    { provide: ImportStore, useFactory: (source: DataSource) => new SqlImportStore(source), inject: [DataSource] },
    { provide: ImportUndo, useClass: SqlImportUndo },
    { provide: Rosters, useClass: SqlRosters },
    { provide: OwnList, useClass: SqlOwnList },
    { provide: SchoolDirectory, useClass: SqlSchoolDirectory },
    { provide: SchoolNames, useClass: SqlSchoolNames },
    { provide: SizeFigures, useClass: DiskSizeFigures },
    { provide: TargetSchools, useClass: SqlTargetSchools },
    AnalyzeFit,
    ExportOwnList,
    FitSchedule,
    FitWorker,
    DecideCorrection,
    EditDirectory,
    ImportCoaches,
    ImportOwnList,
    ImportRosters,
    ImportRunner,
    ImportSchools,
    InspectCsv,
    InspectImport,
    InspectOwnList,
    KeepContacts,
    KeepFitScores,
    LoadDirectory,
    LoadExampleStaff,
    LogContact,
    MarkFavorite,
    ProposeCorrection,
    ReadDirectoryCounts,
    ReportBounce,
    SchoolTracking,
    TrackSchool,
    UndoImport,
    UnmarkFavorite,
  ],
  exports: [
    AnalyzeFit,
    CoachDatabase,
    CoachDirectory,
    ContactRules,
    Corrections,
    DecideCorrection,
    EditDirectory,
    ImportCoaches,
    ImportJournal,
    ImportRosters,
    ImportSchools,
    InspectCsv,
    InspectImport,
    LoadDirectory,
    LoadExampleStaff,
    ReadDirectoryCounts,
    ReportBounce,
    SchoolDirectory,
    SchoolTracking,
    UndoImport,
  ],
})
export class SchoolsModule {}
