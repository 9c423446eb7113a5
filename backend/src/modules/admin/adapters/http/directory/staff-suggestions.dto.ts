import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsInt, IsString, IsUUID, MaxLength, Min } from 'class-validator';

import { ListOf } from '../../../../../platform/http/decorators/list-of.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import {
  type ConfirmedSuggestion,
  type DifferenceRow,
  MOST_DECIDED,
  MOST_SCHOOLS_AT_ONCE,
  type StaffFields,
  type SuggestionDetail,
  type SuggestionPage,
  type SuggestionResult,
  type SuggestionSummary,
} from '../../../../schools/staff-pages/index.js';

const LONGEST_KEY = 200;

export class SuggestionFilterDto {
  @ApiPropertyOptional({ example: 'akron', maxLength: 100, description: 'Part of the name of the school' })
  @MayBeOmitted()
  @IsString()
  @MaxLength(100)
  search?: string;

  @ApiPropertyOptional({ enum: ['true'], description: 'Only schools with an address outside their known domains' })
  @MayBeOmitted()
  @IsIn(['true'])
  outside?: 'true';

  @ApiPropertyOptional({ example: '404', pattern: '^[0-9]+$', description: 'next of the page before' })
  @MayBeOmitted()
  @IsString()
  @MaxLength(10)
  after?: string;
}

export class StaffFieldsDto implements StaffFields {
  @ApiProperty({ example: 'Dana Fieldhouse' })
  name: string;

  @ApiProperty({ example: 'Head Coach' })
  title: string;

  @ApiProperty({ type: String, nullable: true, example: 'dana.fieldhouse@college.example' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'CoachFieldhouse', description: 'On X, without @' })
  xHandle: string | null;
}

export class DifferenceRowDto implements DifferenceRow {
  @ApiProperty({ example: 'changed 17', description: 'Names the row within its suggestion' })
  key: string;

  @ApiProperty({ enum: ['new', 'changed', 'gone'], description: 'gone: in the directory and not on the page' })
  kind: DifferenceRow['kind'];

  @ApiProperty({ type: Number, nullable: true, example: 17 })
  coachId: number | null;

  @ApiProperty({ type: StaffFieldsDto, nullable: true, description: 'What the directory says; null for a new coach' })
  before: StaffFieldsDto | null;

  @ApiProperty({ type: StaffFieldsDto, nullable: true, description: 'What it says once accepted; null for a coach who is gone' })
  after: StaffFieldsDto | null;

  @ApiProperty({ example: false, description: 'The new address is outside the known domains of the school: never accepted in bulk' })
  isOutside: boolean;
}

export class SuggestionSummaryDto implements SuggestionSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 404 })
  schoolId: number;

  @ApiProperty({ example: 'Slippery Rock' })
  schoolName: string;

  @ApiProperty({ example: 'D2' })
  division: string;

  @ApiProperty({ example: 'PA' })
  state: string;

  @ApiProperty({ type: String, nullable: true, example: 'https://athletics.college.example/staff-directory' })
  pageUrl: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  offeredAt: Date;

  @ApiProperty({ example: 3 })
  newRows: number;

  @ApiProperty({ example: 1 })
  changedRows: number;

  @ApiProperty({ example: 0 })
  goneRows: number;

  @ApiProperty({ example: 0, description: 'Rows with an address outside the known domains of the school' })
  outsideRows: number;

  @ApiProperty({ example: 6, description: 'Coaches of whom the page says the same' })
  unchanged: number;

  @ApiProperty({ example: 4, description: 'Rows that accepting all takes: new and changed, within the known domains' })
  bulkRows: number;
}

export class SuggestionDetailDto extends SuggestionSummaryDto implements SuggestionDetail {
  @ApiProperty({ type: [DifferenceRowDto] })
  rows: DifferenceRowDto[];
}

export class SuggestionPageDto implements SuggestionPage {
  @ApiProperty({ example: 12, description: 'Schools with a suggestion, whatever their addresses' })
  total: number;

  @ApiProperty({ type: [SuggestionSummaryDto], description: 'At most 50, by name' })
  schools: SuggestionSummaryDto[];

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Where the next page begins; null at the end' })
  next: number | null;
}

export class DecideSuggestionDto {
  @ApiProperty({ example: true, description: 'true changes the directory as the page says' })
  @IsBoolean()
  accept: boolean;

  @ApiProperty({ type: [String], example: ['changed 17'], minItems: 1, maxItems: MOST_DECIDED, description: 'Keys of rows' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_DECIDED)
  @IsString({ each: true })
  @MaxLength(LONGEST_KEY, { each: true })
  rows: string[];

  @ApiPropertyOptional({ example: false, description: 'Needed to remove several coaches who are gone' })
  @MayBeOmitted()
  @IsBoolean()
  removeGone?: boolean;
}

export class ConfirmedSuggestionDto implements ConfirmedSuggestion {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id: string;

  @ApiProperty({ example: 4, minimum: 0, description: 'bulkRows as the admin saw and confirmed it' })
  @IsInt()
  @Min(0)
  rows: number;
}

export class AcceptSuggestionsDto {
  @ApiProperty({ type: [ConfirmedSuggestionDto] })
  @ListOf(ConfirmedSuggestionDto, MOST_SCHOOLS_AT_ONCE)
  suggestions: ConfirmedSuggestionDto[];
}

export class SuggestionResultDto implements SuggestionResult {
  @ApiProperty({ example: 3 })
  added: number;

  @ApiProperty({ example: 1 })
  changed: number;

  @ApiProperty({ example: 0 })
  removed: number;
}
