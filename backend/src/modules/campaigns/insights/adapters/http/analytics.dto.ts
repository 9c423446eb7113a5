import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { CampaignPerformance } from '../../queries/analytics.query.js';
import type { AnalyticsView } from '../../application/read-analytics.use-case.js';
import type { ActivityBars, DayCounts } from '../../domain/activity-bars.js';
import { ANALYTICS_RANGES, type AnalyticsRange } from '../../domain/analytics-range.js';
import type { Comparison, Habit, Habits, ReplyShare } from '../../domain/habits.js';
import type { TopSchool } from '../../domain/target-schools.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../../../writing/domain/campaign-status.js';

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

class ReplyShareDto implements ReplyShare {
  @ApiProperty({ example: 12, description: 'Emails that did not bounce' })
  counted: number;

  @ApiProperty({ example: 4 })
  replied: number;
}

export class NumberHabit extends ReplyShareDto implements Habit<number> {
  @ApiProperty({ example: 2, description: 'Weekday from 1 Monday to 7 Sunday, or hour from 0 to 23' })
  value: number;
}

export class RoleHabit extends ReplyShareDto implements Habit<(typeof ROLES)[number]> {
  @ApiProperty({ enum: ROLES })
  value: (typeof ROLES)[number];
}

const BEST = {
  nullable: true,
  description:
    "Highest share of replies, if Fisher's exact test against all other emails says that chance makes such a difference in under 5 % of cases; null: too few to tell",
};

export class NumberComparison extends ReplyShareDto implements Comparison<number> {
  @ApiProperty({ example: 4, description: 'Days or hours that have emails' })
  groups: number;

  @ApiProperty({ type: NumberHabit, ...BEST })
  best: NumberHabit | null;
}

export class RoleComparison extends ReplyShareDto implements Comparison<(typeof ROLES)[number]> {
  @ApiProperty({ example: 2, description: 'Roles that have emails' })
  groups: number;

  @ApiProperty({ type: RoleHabit, ...BEST })
  best: RoleHabit | null;
}

export class ResponseDays {
  @ApiProperty({ example: 2.5, description: 'Median, in days' })
  value: number;

  @ApiProperty({ example: 5 })
  replies: number;
}

export class HabitsDto implements Habits {
  @ApiProperty({ example: 24, description: 'Emails sent in the range' })
  sent: number;

  @ApiProperty({ type: NumberComparison })
  bestDay: NumberComparison;

  @ApiProperty({ type: NumberComparison })
  bestHour: NumberComparison;

  @ApiProperty({ type: RoleComparison })
  bestRole: RoleComparison;

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

  @ApiProperty({ type: AnalyticsFigures, description: 'Emails sent in the range, and what became of them since' })
  figures: AnalyticsFigures;

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
