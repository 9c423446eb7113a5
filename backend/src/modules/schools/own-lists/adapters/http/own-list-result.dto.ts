import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

import type { OwnListImport } from '../../application/import-own-list.use-case.js';
import type { OwnListInspection } from '../../application/inspect-own-list.use-case.js';
import type { LastOwnListImport, UndoneOwnList } from '../../application/undo-own-list.use-case.js';
import type { OpenRow, ReadAs } from '../../application/own-list-reading.js';
import { OWN_LIST_FIELDS, type OwnListField, type OwnListMapping } from '../../domain/own-list-field.js';
import type { OwnListIssue } from '../../domain/read-own-list-row.js';
import type { MatchedSchool } from '../../domain/school-matcher.js';

export class OwnListMappingDto implements OwnListMapping {
  @ApiPropertyOptional({ example: 0 })
  name?: number;

  @ApiPropertyOptional({ example: 1 })
  state?: number;

  @ApiPropertyOptional({ example: 3 })
  favorite?: number;

  @ApiPropertyOptional({ example: 4 })
  leadLevel?: number;

  @ApiPropertyOptional({ example: 5 })
  introEmailSent?: number;

  @ApiPropertyOptional({ example: 6 })
  responseGotten?: number;

  @ApiPropertyOptional({ example: 7 })
  filmSent?: number;

  @ApiPropertyOptional({ example: 8 })
  twitterConnection?: number;

  @ApiPropertyOptional({ example: 9 })
  notes?: number;

  @ApiPropertyOptional({ example: 10 })
  nextStep?: number;
}

export class OwnListInspectionDto implements OwnListInspection {
  @ApiProperty({ type: [String], example: ['School', 'State', 'Comments'] })
  headers: string[];

  @ApiProperty({
    example: [['Rice', 'TX', 'hot']],
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'The first five',
  })
  rows: string[][];

  @ApiProperty({ example: 42 })
  totalRows: number;

  @ApiProperty({ description: 'What the columns seem to be, each a number from 0' })
  mapping: OwnListMappingDto;
}

export class MatchedSchoolDto implements MatchedSchool {
  @ApiProperty({ example: 404 })
  id: number;

  @ApiProperty({ example: 'Slippery Rock' })
  name: string;

  @ApiProperty({ example: 'PA' })
  state: string;

  @ApiProperty({ enum: ['D1', 'D2', 'D3', 'na'] })
  division: MatchedSchool['division'];
}

class OwnListPlace {
  @ApiProperty({ example: 3, description: 'Data row from 1' })
  row: number;

  @ApiProperty({ example: 4, description: 'Line of the file on which the row begins' })
  line: number;
}

export class OwnListOpenRow extends OwnListPlace implements OpenRow {
  @ApiProperty({ example: 'Slipery Rock' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'PA' })
  state: string | null;

  @ApiProperty({ type: [MatchedSchoolDto], description: 'Which it may mean, likeliest first' })
  schools: MatchedSchoolDto[];
}

export class OwnListReadAs extends OwnListPlace implements ReadAs {
  @ApiProperty({ example: 'University of Akron' })
  name: string;

  @ApiProperty()
  school: MatchedSchoolDto;
}

export class OwnListIssueDto extends OwnListPlace implements OwnListIssue {
  @ApiProperty({ enum: OWN_LIST_FIELDS })
  field: OwnListField;

  @ApiProperty({ example: 'invalid_lead_level' })
  code: OwnListIssue['code'];

  @ApiProperty({ example: 'boiling' })
  value: string;

  @ApiProperty({ example: 'Row 3: the lead level must be hot, warm, committed, declined, cold or blank.' })
  message: string;
}

export class OwnListImportDto implements OwnListImport {
  @ApiProperty({ example: 'Changed 12 schools. 3 rows could not be matched to a school.' })
  message: string;

  @ApiProperty({ example: 3, description: 'Schools that read differently now' })
  changed: number;

  @ApiProperty({ example: 20 })
  totalRows: number;

  @ApiProperty({ example: 18 })
  matchedRows: number;

  @ApiProperty({ example: 1 })
  unmatchedRows: number;

  @ApiProperty({ example: 1 })
  ambiguousRows: number;

  @ApiProperty({ example: 0 })
  refusedRows: number;

  @ApiProperty({ type: [OwnListReadAs], description: 'Laid to a school with another name; at most 200' })
  readAs: OwnListReadAs[];

  @ApiProperty({ type: [OwnListOpenRow], description: 'At most 200' })
  unmatched: OwnListOpenRow[];

  @ApiProperty({ type: [OwnListOpenRow], description: 'At most 200' })
  ambiguous: OwnListOpenRow[];

  @ApiProperty({ type: [OwnListIssueDto], description: 'At most 200' })
  errors: OwnListIssueDto[];
}

class LastListImportDto {
  @ApiProperty({ type: String, format: 'date-time' })
  at: Date;

  @ApiProperty({ example: 12, description: 'Schools that it changed' })
  schools: number;
}

export class LastOwnListImportDto implements LastOwnListImport {
  @ApiProperty({ type: LastListImportDto, nullable: true, description: 'Null when there is none that can be undone' })
  last: LastListImportDto | null;
}

export class UndoneOwnListDto implements UndoneOwnList {
  @ApiProperty({ example: '12 schools read as before the import.' })
  message: string;

  @ApiProperty({ example: 12, description: 'Schools that read again as before the import' })
  restored: number;

  @ApiProperty({ example: 0, description: 'Schools of which something was changed since; that stays' })
  kept: number;
}
