export { SchoolIdPipe } from './adapters/http/school-id.pipe.js';
export { SchoolTracking } from './adapters/persistence/school-tracking.js';
export {
  ImportSchools,
  type ImportChoices,
  type SchoolImportResult,
} from './application/import-schools.use-case.js';
export { KeepContacts } from './application/keep-contacts.use-case.js';
export { LoadDirectory } from './application/load-directory.use-case.js';
export { LoadExampleStaff } from './application/load-example-staff.use-case.js';
export { MarkFavorite } from './application/mark-favorite.use-case.js';
export { CoachDirectory, type RecipientRow } from './application/ports/coach-directory.js';
export { ImportFileError } from './domain/import/import-file-error.js';
export { SchoolNotFound } from './domain/school-errors.js';
export { SchoolsModule } from './schools.module.js';
