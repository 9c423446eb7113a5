import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, IsOptional } from 'class-validator';

import type { SchoolImportResult } from '../../../schools/index.js';

export class ImportSchoolsDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'At most 20 MB' })
  @IsOptional()
  csvFile?: unknown;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Says what would happen and stores nothing' })
  @IsOptional()
  @IsBooleanString()
  dryRun?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Stores nothing when one row cannot be read' })
  @IsOptional()
  @IsBooleanString()
  allOrNothing?: string;
}

export class ImportIssueDto {
  @ApiProperty({ example: 3, description: 'Data row from 1; 0 is the header' })
  row: number;

  @ApiProperty({ example: 4, description: 'Line of the file on which the row begins' })
  line: number;

  @ApiProperty({ example: 'state' })
  column: string;

  @ApiProperty({ example: 'invalid_state' })
  code: string;

  @ApiProperty({ example: 'XX' })
  value: string;

  @ApiProperty({ example: 'Row 3: state must be a state of the USA, for example PA. Found: "XX".' })
  message: string;
}

export class ImportedDto {
  @ApiProperty({ description: 'Schools that were created' })
  schools: number;

  @ApiProperty({ description: 'Coaches who were created' })
  coaches: number;

  @ApiProperty({ description: 'Schools of the file that some athlete tracks' })
  targetSchools: number;
}

export class ChangedDto {
  @ApiProperty({ description: 'Schools that read differently now' })
  schools: number;

  @ApiProperty({ description: 'Coaches who read differently now' })
  coaches: number;
}

export class ImportDebugDto {
  @ApiProperty({ example: 30 })
  totalRows: number;

  @ApiProperty({ type: [String], example: ['name', 'division', 'city', 'state'] })
  foundHeaders: string[];

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, nullable: true })
  sampleRow: Record<string, string> | null;
}

export class SchoolImportResultDto implements SchoolImportResult {
  @ApiProperty({ example: 'Imported 12 schools and 30 coaches. 3 rows could not be read.' })
  message: string;

  @ApiProperty()
  imported: ImportedDto;

  @ApiProperty()
  changed: ChangedDto;

  @ApiProperty({ type: [ImportIssueDto], description: 'Of the first 1,000 rows that could not be read' })
  errors: SchoolImportResult['errors'];

  @ApiProperty({ type: [ImportIssueDto], description: 'At most 1,000' })
  warnings: SchoolImportResult['warnings'];

  @ApiProperty()
  debug: ImportDebugDto;
}
