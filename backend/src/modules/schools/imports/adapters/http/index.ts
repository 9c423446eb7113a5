export { CsvInspectionDto } from './csv-inspection.dto.js';
export {
  CoachImportResultDto,
  ImportChangeDto,
  IncomingImportResultDto,
  RosterImportResultDto,
  SchoolImportResultDto,
} from './import-result.dto.js';
export { ImportProgressDto, ImportRecordDto } from './imports.dto.js';
export { ImportInspectionDto, InspectImportRequest } from './inspect-import.dto.js';
