import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';

import { MayBeOmitted } from '../../../../platform/http/decorators/may-be-omitted.js';
import type { CampaignPerformance } from '../../application/ports/analytics-query.js';
import type { AnalyticsView } from '../../application/read-analytics.use-case.js';
import type { ActivityBars, DayCounts } from '../../domain/analytics/activity-bars.js';
import { ANALYTICS_RANGES, type AnalyticsRange } from '../../domain/analytics/analytics-range.js';
import type { Habit, Habits } from '../../domain/analytics/habits.js';
import type { TopSchool } from '../../domain/analytics/target-schools.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../../domain/campaign-status.js';

const ROLES = ['head_coach', 'recruiting_coordinator', 'position_coach'] as const;

export class AnalyticsRequest {
  @ApiPropertyOptional({ enum: ANALYTICS_RANGES, default: '30d' })
  @IsIn(ANALYTICS_RANGES)
  @MayBeOmitted()
  range?: AnalyticsRange;

  @ApiPropertyOptional({ example: 'America/Chicago', default: 'UTC', description: 'Days and hours count where the athlete lives' })
  @Matches(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/, { message: 'zone takes a name such as America/Chicago.' })
  @MayBeOmitted()
  zone?: string;
}

export class AnalyticsFigures {
  @ApiProperty({ example: 21 })
  sent: number;

  @ApiProperty({ example: 9, description: 'An estimate' })
  opened: number;

  @ApiProperty({ example: 5, description: 'Replies written by a person' })
  replied: number;

  @ApiProperty({ example: 1, description: 'Active now, and started in the range' })
  activeCampaigns: number;
}

export class CampaignPerformanceDto implements CampaignPerformance {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Junior film' })
  name: string;

  @ApiProperty({ enum: CAMPAIGN_STATUSES, enumName: 'CampaignStatus' })
  status: CampaignStatus;

  @ApiProperty({ example: 10 })
  sentCount: number;

  @ApiProperty({ example: 4 })
  openCount: number;

  @ApiProperty({ example: 2 })
  replyCount: number;
}

export class DivisionCount {
  @ApiProperty({ example: 'D1' })
  division: string;

  @ApiProperty({ example: 6 })
  count: number;
}

export class MatchBands {
  @ApiProperty({ example: 3, description: '80 and more' })
  high: number;

  @ApiProperty({ example: 5, description: '60 to 79' })
  good: number;

  @ApiProperty({ example: 2, description: 'Under 60' })
  fair: number;

  @ApiProperty({ example: 4, description: 'Too little is known' })
  unknown: number;
}

export class AverageMatch {
  @ApiProperty({ example: 71 })
  value: number;

  @ApiProperty({ example: 10, description: 'Favorites of which the match is known' })
  known: number;
}

export class TopSchoolDto implements TopSchool {
  @ApiProperty({ example: 7 })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  name: string;

  @ApiProperty({ example: 'D1' })
  division: string;

  @ApiProperty({ example: 82 })
  match: number;

  @ApiProperty({ type: Number, nullable: true, example: 70 })
  need: number | null;

  @ApiProperty({ example: 78, description: '0.7 × match + 0.3 × need; the match alone where the need is unknown' })
  opportunity: number;
}

export class TargetSchoolsDto {
  @ApiProperty({ example: 14, description: 'Favorites marked in the range' })
  total: number;

  @ApiProperty({ example: 0, description: 'Favorites marked before the range' })
  outsideRange: number;

  @ApiProperty({ type: [DivisionCount] })
  byDivision: DivisionCount[];

  @ApiProperty({ type: MatchBands })
  bands: MatchBands;

  @ApiProperty({ type: AverageMatch, nullable: true })
  averageMatch: AverageMatch | null;

  @ApiProperty({ type: [TopSchoolDto] })
  top: TopSchoolDto[];
}

export class NumberHabit implements Habit<number> {
  @ApiProperty({ example: 2, description: 'Weekday from 1 Monday to 7 Sunday, or hour from 0 to 23' })
  value: number;

  @ApiProperty({ example: 12 })
  sent: number;

  @ApiProperty({ example: 4 })
  replied: number;
}

export class RoleHabit implements Habit<(typeof ROLES)[number]> {
  @ApiProperty({ enum: ROLES })
  value: (typeof ROLES)[number];

  @ApiProperty({ example: 12 })
  sent: number;

  @ApiProperty({ example: 4 })
  replied: number;
}

export class ResponseDays {
  @ApiProperty({ example: 2.5, description: 'Median, in days' })
  value: number;

  @ApiProperty({ example: 5 })
  replies: number;
}

export class HabitsDto implements Habits {
  @ApiProperty({ example: 24, description: 'Mails all of this rests on' })
  sent: number;

  @ApiProperty({ type: NumberHabit, nullable: true })
  bestDay: NumberHabit | null;

  @ApiProperty({ type: NumberHabit, nullable: true })
  bestHour: NumberHabit | null;

  @ApiProperty({ type: RoleHabit, nullable: true })
  bestRole: RoleHabit | null;

  @ApiProperty({ type: ResponseDays, nullable: true })
  responseDays: ResponseDays | null;
}

export class DayCountsDto implements DayCounts {
  @ApiProperty({ example: '2026-11-16', description: 'First day of the bar' })
  day: string;

  @ApiProperty({ example: 4 })
  sent: number;

  @ApiProperty({ example: 2 })
  opened: number;

  @ApiProperty({ example: 1 })
  replied: number;
}

export class ActivityBarsDto implements ActivityBars {
  @ApiProperty({ enum: ['day', 'week', 'month'] })
  unit: 'day' | 'week' | 'month';

  @ApiProperty({ type: [DayCountsDto], description: 'Oldest first, without gaps' })
  bars: DayCountsDto[];
}

export class AnalyticsDto implements AnalyticsView {
  @ApiProperty({ enum: ANALYTICS_RANGES })
  range: AnalyticsRange;

  @ApiProperty({ example: 'America/Chicago' })
  zone: string;

  @ApiProperty({ example: '2026-10-23' })
  firstDay: string;

  @ApiProperty({ example: '2026-11-21' })
  today: string;

  @ApiProperty({ type: AnalyticsFigures, description: 'Mails sent in the range, and what became of them since' })
  figures: AnalyticsFigures;

  @ApiProperty({ type: [CampaignPerformanceDto], description: 'The newest five' })
  campaigns: CampaignPerformanceDto[];

  @ApiProperty({ example: 3, description: 'All campaigns of the range' })
  campaignCount: number;

  @ApiProperty({ type: TargetSchoolsDto })
  schools: TargetSchoolsDto;

  @ApiProperty({ type: HabitsDto, nullable: true, description: 'Null with fewer than 20 mails' })
  habits: HabitsDto | null;

  @ApiProperty({ type: ActivityBarsDto })
  activity: ActivityBarsDto;
}
