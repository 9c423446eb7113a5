export { CoachDto } from './adapters/http/coach.dto.js';
export { CorrectionDto } from './adapters/http/correction.dto.js';
export { rowId } from './adapters/http/row-id.js';
export { SchoolDetailDto } from './adapters/http/school-detail.dto.js';
export { SchoolIdPipe } from './adapters/http/school-id.pipe.js';
export { SchoolTracking } from './adapters/persistence/school-tracking.js';
export { AnalyzeFit } from './application/analyze-fit.use-case.js';
export { SCHOOL_CAPS } from './application/caps.js';
export { DecideCorrection } from './application/decide-correction.use-case.js';
export { EditDirectory } from './application/edit-directory.use-case.js';
export type { ImportChoices } from './application/import/import-choices.js';
export { ImportCoaches, type CoachImportResult } from './application/import/import-coaches.use-case.js';
export type { ImportReport } from './application/import/import-report.js';
export { ImportRosters, type RosterImportResult } from './application/import/import-rosters.use-case.js';
export { ImportSchools, type SchoolImportResult } from './application/import/import-schools.use-case.js';
export type { ImportUpload } from './application/import/import-upload.js';
export { InspectCsv, type CsvInspection } from './application/import/inspect-csv.use-case.js';
export {
  InspectImport,
  type ImportInspection,
  type InspectedColumn,
} from './application/import/inspect-import.use-case.js';
export type { ImportKind } from './application/import/import-kind.js';
export { UndoImport } from './application/import/undo-import.use-case.js';
export { KeepContacts } from './application/keep-contacts.use-case.js';
export { KeepFitScores } from './application/keep-fit-scores.use-case.js';
export { LoadDirectory } from './application/load-directory.use-case.js';
export { LoadExampleStaff } from './application/load-example-staff.use-case.js';
export { LogContact } from './application/log-contact.use-case.js';
export { MarkFavorite } from './application/mark-favorite.use-case.js';
export type { ByteSource } from './application/ports/byte-source.js';
export {
  CoachDatabase,
  type CoachFilter,
  type DirectoryStats,
  type ExportedCoach,
} from './application/ports/coach-database.js';
export { CoachDirectory, type RecipientRow } from './application/ports/coach-directory.js';
export { ContactRules } from './application/ports/contact-rules.js';
export { Corrections, type CorrectionStatus, type CorrectionView } from './application/ports/corrections.js';
export type { SchoolDependants, StaffCoachView } from './application/ports/directory-editor.js';
export {
  ImportJournal,
  type ImportProgress,
  type ImportRecord,
  type ImportStatus,
} from './application/ports/import-journal.js';
export type { ImportChange } from './application/ports/import-store.js';
export { SchoolDirectory } from './application/ports/school-directory.js';
export { ProposeCorrection } from './application/propose-correction.use-case.js';
export { ReadDirectoryCounts } from './application/read-directory-counts.use-case.js';
export { ReportBounce } from './application/report-bounce.use-case.js';
export { ReadContactWindows } from './application/read-contact-windows.use-case.js';
export { TrackSchool } from './application/track-school.use-case.js';
export type { SchoolDetailView } from './application/school-view.js';
export { CorrectionNotFound } from './domain/correction-errors.js';
export { csvLine } from './domain/csv-line.js';
export type { FitAnalysis } from './domain/fit/analyze-fit.js';
export type { FitPart, FitPartKey } from './domain/fit/fit-part.js';
export type { PositionNeed } from './domain/fit/position-needs.js';
export { ImportFileError } from './domain/import/import-file-error.js';
export type { ColumnMapping } from './domain/import/column-mapping.js';
export { InvalidMapping } from './domain/import/invalid-mapping.js';
export { ImportNotFound } from './domain/import/import-not-found.js';
export type { ContactRule, RuleChannel, RuleSourceKind, RuleStart, RuleStatus } from './domain/rules/contact-rule.js';
export { contactWindow, type ContactWindow } from './domain/rules/contact-window.js';
export { isRuleOld, trustedDays } from './domain/rules/rule-age.js';
export { ruleDay } from './domain/rules/rule-day.js';
export { CoachNotFound, SchoolNotFound } from './domain/school-errors.js';
export type { LoggedContact } from './domain/logged-contact.js';
export type { CoachDraft } from './domain/shared-coach.js';
export type { SchoolDraft } from './domain/shared-school.js';
export type { TrackingChange } from './domain/tracking.js';
export { SchoolsModule } from './schools.module.js';
