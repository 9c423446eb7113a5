import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { CampaignPerformance } from '../../queries/analytics.query.js';
import type { AnalyticsView } from '../../application/read-analytics.use-case.js';
import type { ActivityBars, DayCounts } from '../../domain/activity-bars.js';
import { ANALYTICS_RANGES, type AnalyticsRange } from '../../domain/analytics-range.js';
import type { SchoolSteps } from '../../domain/school-steps.js';
import type { MailRates } from '../../../writing/index.js';
import type { TopSchool } from '../../domain/target-schools.js';
import { HabitsDto, WrittenComparisonDto } from './analytics-comparisons.dto.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../../../writing/domain/campaign-status.js';

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

  @ApiProperty({ example: 3, description: 'Of these, sent by hand: opens of them cannot be known' })
  sentByHand: number;

  @ApiProperty({ example: 9, description: 'An estimate' })
  opened: number;

  @ApiProperty({ example: 5, description: 'Replies written by a person' })
  replied: number;

  @ApiProperty({ example: 1, description: 'Active now, and started in the range' })
  activeCampaigns: number;

  @ApiProperty({ example: 2, description: 'Coaches who replied in the range and wait for an answer now' })
  waitingReplies: number;
}

export class RatesDto implements MailRates {
  @ApiProperty({ example: 20, description: 'Emails that did not bounce' })
  counted: number;

  @ApiProperty({ example: 17, description: 'Of these, the ones whose opens can be seen: not sent by hand' })
  seen: number;

  @ApiProperty({ example: 9, description: 'Of the seen ones; an estimate' })
  opened: number;

  @ApiProperty({ example: 5, description: 'Replies written by a person' })
  replied: number;
}

export class SchoolStepsDto implements SchoolSteps {
  @ApiProperty({ example: 14, description: 'Written to, or with a logged call, visit or offer; each school counts once' })
  schools: number;

  @ApiProperty({ example: 12, description: 'An email to a coach did not bounce' })
  written: number;

  @ApiProperty({ example: 5 })
  replied: number;

  @ApiProperty({ example: 3 })
  called: number;

  @ApiProperty({ example: 2 })
  visited: number;

  @ApiProperty({ example: 1, description: 'An offer that was not withdrawn' })
  offered: number;
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

  @ApiProperty({ example: 3, description: 'Of these, sent by hand' })
  sentByHandCount: number;

  @ApiProperty({ example: 4 })
  openCount: number;

  @ApiProperty({ example: 2 })
  replyCount: number;

  @ApiProperty({ type: RatesDto, description: 'Without bounced emails' })
  rates: RatesDto;
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

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 78,
    description: '0.7 × match + 0.3 × need; null where the need is unknown and the match alone gives the place',
  })
  opportunity: number | null;
}

export class TargetSchoolsDto {
  @ApiProperty({ example: 14, description: 'All favorites whose school exists; the range does not cut them' })
  total: number;

  @ApiProperty({ example: 2, description: 'Of these, added in the range' })
  addedInRange: number;

  @ApiProperty({ type: [DivisionCount] })
  byDivision: DivisionCount[];

  @ApiProperty({ type: MatchBands })
  bands: MatchBands;

  @ApiProperty({ type: AverageMatch, nullable: true })
  averageMatch: AverageMatch | null;

  @ApiProperty({ type: [TopSchoolDto] })
  top: TopSchoolDto[];
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

  @ApiProperty({ type: AnalyticsFigures, description: 'Emails sent in the range, and what became of them since' })
  figures: AnalyticsFigures;

  @ApiProperty({ type: RatesDto, description: 'What rates are of: the same emails without bounced ones' })
  rates: RatesDto;

  @ApiProperty({ type: SchoolStepsDto, description: 'Schools, not emails' })
  schoolSteps: SchoolStepsDto;

  @ApiProperty({ type: [WrittenComparisonDto], description: 'By text, by subject and by follow-up step' })
  written: WrittenComparisonDto[];

  @ApiProperty({ type: [CampaignPerformanceDto], description: 'The newest five' })
  campaigns: CampaignPerformanceDto[];

  @ApiProperty({ example: 3, description: 'All campaigns of the range' })
  campaignCount: number;

  @ApiProperty({ type: TargetSchoolsDto })
  schools: TargetSchoolsDto;

  @ApiProperty({ type: HabitsDto, nullable: true, description: 'Null with fewer than 20 sent emails' })
  habits: HabitsDto | null;

  @ApiProperty({ type: ActivityBarsDto })
  activity: ActivityBarsDto;
}
