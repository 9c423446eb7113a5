import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

import { IsRowId } from '../../../../../../platform/http/decorators/is-row-id.js';
import { MayBeOmitted } from '../../../../../../platform/http/decorators/may-be-omitted.js';
import { UniqueEntries } from '../../../../../../platform/http/decorators/unique-entries.js';
import { ArrivalDto, ScheduleRequest } from '../../../../writing/adapters/http/index.js';
import { CAMPAIGN_LIMITS } from '../../../../writing/domain/campaign-limits.js';
import type { SchedulePreview } from '../../../application/schedule/preview-schedule.use-case.js';
import type { ZoneQuestion } from '../../../../schedule/index.js';

export class ChangeScheduleRequest {
  @ApiProperty({ type: ScheduleRequest })
  @ValidateNested()
  @Type(() => ScheduleRequest)
  @IsObject({ message: 'schedule is an object with a way and a zone.' })
  schedule: ScheduleRequest;
}

export class PreviewScheduleRequest extends ChangeScheduleRequest {
  @ApiPropertyOptional({ type: [Number], example: [42, 43], description: 'Left out: the coaches whose emails of the campaign wait' })
  @ArrayMaxSize(CAMPAIGN_LIMITS.coachesAtOnce)
  @UniqueEntries({ message: 'A coach is named twice.' })
  @IsRowId({ each: true, message: 'selectedCoachIds takes the ids of coaches.' })
  @IsArray({ message: 'selectedCoachIds takes the ids of coaches.' })
  @MayBeOmitted()
  selectedCoachIds?: number[];
}

export class ZoneQuestionDto implements ZoneQuestion {
  @ApiProperty({ example: 12 })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ example: 'TX' })
  state: string;

  @ApiProperty({ type: [String], example: ['America/Chicago', 'America/Denver'], description: 'The most usual first' })
  choices: string[];
}

export class SchedulePreviewDto implements SchedulePreview {
  @ApiProperty({ type: [ZoneQuestionDto], description: 'Campuses whose zone has to be chosen first; then nothing is planned' })
  questions: ZoneQuestionDto[];

  @ApiProperty({ example: 16 })
  emails: number;

  @ApiProperty({ type: ArrivalDto, nullable: true, description: 'Of the first email' })
  first: ArrivalDto | null;

  @ApiProperty({ type: ArrivalDto, nullable: true, description: 'Of the last email' })
  last: ArrivalDto | null;
}
