export { SchoolIdPipe } from './adapters/http/school-id.pipe.js';
export { SchoolTracking } from './adapters/persistence/school-tracking.js';
export type { ImportChoices } from './application/import/import-choices.js';
export { ImportCoaches, type CoachImportResult } from './application/import/import-coaches.use-case.js';
export type { ImportReport } from './application/import/import-report.js';
export { ImportRosters, type RosterImportResult } from './application/import/import-rosters.use-case.js';
export { ImportSchools, type SchoolImportResult } from './application/import/import-schools.use-case.js';
export type { ImportUpload } from './application/import/import-upload.js';
export { InspectCsv, type CsvInspection } from './application/import/inspect-csv.use-case.js';
export { UndoImport } from './application/import/undo-import.use-case.js';
export { KeepContacts } from './application/keep-contacts.use-case.js';
export { LoadDirectory } from './application/load-directory.use-case.js';
export { LoadExampleStaff } from './application/load-example-staff.use-case.js';
export { MarkFavorite } from './application/mark-favorite.use-case.js';
export type { ByteSource } from './application/ports/byte-source.js';
export { CoachDirectory, type RecipientRow } from './application/ports/coach-directory.js';
export {
  ImportJournal,
  type ImportProgress,
  type ImportRecord,
  type ImportStatus,
} from './application/ports/import-journal.js';
export type { ImportChange } from './application/ports/import-store.js';
export { csvLine } from './domain/csv-line.js';
export { ImportFileError } from './domain/import/import-file-error.js';
export { ImportNotFound } from './domain/import/import-not-found.js';
export { SchoolNotFound } from './domain/school-errors.js';
export { SchoolsModule } from './schools.module.js';
