import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, IsTimeZone, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { ListOf } from '../../../../../platform/http/decorators/list-of.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { CAMPAIGN_LIMITS } from '../../domain/campaign-limits.js';
import { SCHEDULE_WAYS, type ScheduleWay } from '../../domain/schedule-choice.js';

/** The longest name of a time zone has 32 characters. */
const ZONE_NAME = 64;
const NO_ZONE = 'zone takes a name such as America/Chicago.';

export class CampusZoneAnswer {
  @ApiProperty({ example: 12 })
  @IsRowId()
  schoolId: number;

  @ApiProperty({ example: 'America/Denver', maxLength: ZONE_NAME, description: 'One of the choices of its question' })
  @IsTimeZone({ message: NO_ZONE })
  @MaxLength(ZONE_NAME)
  @IsString({ message: NO_ZONE })
  zone: string;
}

export class ScheduleRequest {
  @ApiProperty({
    enum: SCHEDULE_WAYS,
    enumName: 'ScheduleWay',
    description: 'now; at one time; or on the next weekday morning of each campus',
  })
  @IsIn(SCHEDULE_WAYS, { message: `way is one of ${SCHEDULE_WAYS.join(', ')}.` })
  way: ScheduleWay;

  @ApiProperty({ example: 'America/Chicago', maxLength: ZONE_NAME, description: 'The athlete’s time zone' })
  @IsTimeZone({ message: NO_ZONE })
  @MaxLength(ZONE_NAME)
  @IsString({ message: NO_ZONE })
  zone: string;

  @ApiPropertyOptional({ example: '2026-11-23T08:00', description: 'For the way “at”: day and time in the athlete’s zone' })
  @Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { message: 'Choose a day and a time, such as 2026-11-23T08:00.' })
  @IsString({ message: 'Choose a day and a time, such as 2026-11-23T08:00.' })
  @ValidateIf(({ way, at }: ScheduleRequest) => way === 'at' || at !== undefined)
  at?: string;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 20,
    minimum: 1,
    maximum: CAMPAIGN_LIMITS.scheduledPerDay,
    description: 'Emails of this campaign on one day; null: all on the first. Left out: the daily limit of the email settings',
  })
  @Max(CAMPAIGN_LIMITS.scheduledPerDay, { message: `dailyLimit is at most ${CAMPAIGN_LIMITS.scheduledPerDay}.` })
  @Min(1, { message: 'dailyLimit is at least 1.' })
  @IsInt({ message: 'dailyLimit is a whole number, or null.' })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  dailyLimit?: number | null;

  @ApiPropertyOptional({ type: [CampusZoneAnswer], description: 'Answers to the questions of zone_needed' })
  @ListOf(CampusZoneAnswer, CAMPAIGN_LIMITS.coachesAtOnce)
  @MayBeOmitted()
  zones?: CampusZoneAnswer[];
}
