import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { ListOf } from '../../../../../platform/http/decorators/list-of.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { UniqueEntries } from '../../../../../platform/http/decorators/unique-entries.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';
import { FOLLOW_UP_LIMITS } from '../../domain/follow-up-limits.js';
import { FOLLOW_UP_REASONS, type FollowUpReason } from '../../domain/follow-up-step.js';

const { steps, waitDays, ownReason, skippedAtOnce, zonesAtOnce } = FOLLOW_UP_LIMITS;
const REASONS = ['', ...FOLLOW_UP_REASONS] as const;
const DAYS = `Wait 1 to ${waitDays} days.`;
const PROBLEMS = ['empty_placeholder', 'unknown_placeholder', 'birthdate_included'] as const;
const trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class FollowUpRequest {
  @ApiProperty({ example: 7, minimum: 1, maximum: waitDays })
  @Max(waitDays, { message: DAYS })
  @Min(1, { message: DAYS })
  @IsInt({ message: DAYS })
  waitDays: number;

  @ApiProperty({ enum: REASONS })
  @IsIn(REASONS, { message: 'Choose a reason from the list.' })
  reason: FollowUpReason | '';

  @ApiPropertyOptional({ example: 'I visit your campus in June', maxLength: ownReason })
  @MaxLength(ownReason, { message: `A reason has at most ${ownReason} characters.` })
  @IsString({ message: 'Please write the reason.' })
  @trimmed()
  @MayBeOmitted()
  ownReason?: string;

  @ApiProperty({ example: 'Coach {{coach_last_name}},\n\nmy new film is up.', maxLength: CAMPAIGN_LIMITS.template })
  @MaxLength(CAMPAIGN_LIMITS.template, {
    message: `A follow-up has at most ${CAMPAIGN_LIMITS.template.toLocaleString('en-US')} characters. Please shorten yours.`,
  })
  @IsString({ message: 'Please write the follow-up, or leave it empty.' })
  @trimmed()
  template: string;

  @ApiPropertyOptional({ enum: PROBLEMS, isArray: true, description: '“Keep as it is”, for problems of the text' })
  @ArrayMaxSize(PROBLEMS.length)
  @IsIn(PROBLEMS, { each: true })
  @IsArray()
  @MayBeOmitted()
  confirmed?: string[];
}

export class PutFollowUpsRequest {
  @ApiProperty({ example: 1, description: 'The revision that the list was written from' })
  @Max(2_147_483_647)
  @Min(1)
  @IsInt({ message: 'revision is the number that the follow-ups gave.' })
  revision: number;

  @ApiProperty({ type: [FollowUpRequest], maxItems: steps })
  @ListOf(FollowUpRequest, steps)
  steps: FollowUpRequest[];
}

export class SkipFollowUpRequest {
  @ApiPropertyOptional({ type: [Number], example: [42], description: 'Left out: everybody' })
  @ArrayMaxSize(skippedAtOnce)
  @UniqueEntries({ message: 'A coach is named twice.' })
  @IsRowId({ each: true, message: 'coachIds takes the ids of coaches.' })
  @ArrayNotEmpty({ message: 'Please name a coach.' })
  @IsArray()
  @MayBeOmitted()
  coachIds?: number[];
}

export class DecideLateRequest {
  @ApiProperty({ enum: ['send', 'skip'] })
  @IsIn(['send', 'skip'], { message: 'decision is send or skip.' })
  decision: 'send' | 'skip';
}

export class CampusZoneRequest {
  @ApiProperty({ example: 12 })
  @IsRowId()
  schoolId: number;

  @ApiProperty({ example: 'America/Chicago', maxLength: 60 })
  @MaxLength(60)
  @IsString()
  zone: string;
}

export class ChooseZonesRequest {
  @ApiProperty({ type: [CampusZoneRequest], maxItems: zonesAtOnce })
  @ListOf(CampusZoneRequest, zonesAtOnce)
  zones: CampusZoneRequest[];
}
