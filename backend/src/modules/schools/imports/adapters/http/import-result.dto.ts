import { ApiProperty } from '@nestjs/swagger';

import type { CoachImportResult } from '../../application/import-coaches.use-case.js';
import type { IncomingImportResult } from '../../application/import-incoming.use-case.js';
import type { ImportReport } from '../../application/import-report.js';
import type { RosterImportResult } from '../../application/import-rosters.use-case.js';
import type { SchoolImportResult } from '../../application/import-schools.use-case.js';
import type { ImportChange } from '../../application/ports/import-store.js';
import type { RowToCorrect } from '../../domain/import-file.js';

export class ImportIssueDto {
  @ApiProperty({ example: 3, description: 'Data row from 1; 0 is the header' })
  row: number;

  @ApiProperty({ example: 4, description: 'Line of the file on which the row begins' })
  line: number;

  @ApiProperty({ example: 4, description: "The row's number in a spreadsheet, from 1; with a mapping messages name it" })
  sheetRow: number;

  @ApiProperty({ example: 'state' })
  column: string;

  @ApiProperty({ example: 'invalid_state' })
  code: string;

  @ApiProperty({ example: 'XX' })
  value: string;

  @ApiProperty({ example: 'Row 3: state must be a state of the USA, for example PA. Found: "XX".' })
  message: string;
}

export class RowToCorrectDto implements RowToCorrect {
  @ApiProperty({ example: 4, description: "The row's number in a spreadsheet, from 1" })
  sheetRow: number;

  @ApiProperty({
    example: { school_name: 'Rice', coach_name: 'Alex Rivers', coach_phone: 'x1234' },
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Column of the import: what the row says',
  })
  values: Record<string, string>;
}

export class ImportChangeDto implements ImportChange {
  @ApiProperty({ enum: ['add', 'change'] })
  kind: ImportChange['kind'];

  @ApiProperty({ example: 'Slippery Rock' })
  school: string;

  @ApiProperty({ example: 'Alex Rivers', type: String, nullable: true, description: 'Null when it is about the school itself' })
  coach: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'title', description: 'Null for what is added' })
  field: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Offensive Coordinator' })
  before: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Head Coach' })
  after: string | null;
}

export class ImportDifferenceDto {
  @ApiProperty({ example: 12 })
  adds: number;

  @ApiProperty({ example: 3 })
  changes: number;

  @ApiProperty({ example: 640, description: 'What the file names and that stays as it is' })
  leaves: number;

  @ApiProperty({ type: [ImportChangeDto], description: 'At most 50' })
  first: ImportChange[];
}

export class ImportDebugDto {
  @ApiProperty({ example: 30 })
  totalRows: number;

  @ApiProperty({ type: [String], example: ['name', 'division', 'city', 'state'] })
  foundHeaders: string[];

  @ApiProperty({
    example: { name: 'Rice', division: 'D1', city: 'Houston', state: 'TX' },
    type: 'object',
    additionalProperties: { type: 'string' },
    nullable: true,
  })
  sampleRow: Record<string, string> | null;
}

export class ImportResultDto implements ImportReport {
  @ApiProperty({ example: 'Imported 12 schools and 30 coaches. 3 rows could not be read.' })
  message: string;

  @ApiProperty({ format: 'uuid', description: 'Names the import in GET /api/admin/imports' })
  importId: string;

  @ApiProperty({ type: [ImportIssueDto], description: 'Of the first 1,000 rows that could not be read' })
  errors: ImportReport['errors'];

  @ApiProperty({ example: 3, description: 'Of all rows' })
  errorCount: number;

  @ApiProperty({ type: [ImportIssueDto], description: 'At most 1,000' })
  warnings: ImportReport['warnings'];

  @ApiProperty({ example: 0 })
  warningCount: number;

  @ApiProperty({ type: [RowToCorrectDto], description: 'The first 100 rows that could not be read, or not as a whole' })
  toCorrect: RowToCorrectDto[];

  @ApiProperty()
  difference: ImportDifferenceDto;

  @ApiProperty()
  debug: ImportDebugDto;
}

export class ImportedDto {
  @ApiProperty({ example: 4, description: 'Schools that were created' })
  schools: number;

  @ApiProperty({ example: 9, description: 'Coaches who were created' })
  coaches: number;

  @ApiProperty({ example: 2, description: 'Schools of the file that some athlete tracks' })
  targetSchools: number;
}

export class ChangedDto {
  @ApiProperty({ example: 1, description: 'Schools that read differently now' })
  schools: number;

  @ApiProperty({ example: 3, description: 'Coaches who read differently now' })
  coaches: number;
}

export class SchoolImportResultDto extends ImportResultDto implements SchoolImportResult {
  @ApiProperty()
  imported: ImportedDto;

  @ApiProperty()
  changed: ChangedDto;
}

export class CoachCountDto {
  @ApiProperty({ example: 30 })
  coaches: number;
}

export class CoachImportResultDto extends ImportResultDto implements CoachImportResult {
  @ApiProperty({ description: 'Coaches who were created' })
  imported: CoachCountDto;

  @ApiProperty({ description: 'Coaches who read differently now' })
  changed: CoachCountDto;
}

export class ImportedRostersDto {
  @ApiProperty({ example: 4, description: 'Rosters that were created' })
  rosters: number;

  @ApiProperty({ example: 295, description: 'Players of all rosters that were created or replaced' })
  players: number;
}

export class RosterCountDto {
  @ApiProperty({ example: 1 })
  rosters: number;
}

export class RosterImportResultDto extends ImportResultDto implements RosterImportResult {
  @ApiProperty()
  imported: ImportedRostersDto;

  @ApiProperty({ description: 'Rosters that read differently now' })
  changed: RosterCountDto;
}

export class ImportedClassesDto {
  @ApiProperty({ example: 4, description: 'Years of schools that were created' })
  classes: number;

  @ApiProperty({ example: 61, description: 'Players of all years of schools that were created or replaced' })
  players: number;
}

export class ClassCountDto {
  @ApiProperty({ example: 1 })
  classes: number;
}

export class IncomingImportResultDto extends ImportResultDto implements IncomingImportResult {
  @ApiProperty()
  imported: ImportedClassesDto;

  @ApiProperty({ description: 'Years of schools that read differently now' })
  changed: ClassCountDto;
}
