import { ApiProperty } from '@nestjs/swagger';

import type { Comparison, Habit, ReplyShare } from '../../domain/compare-groups.js';
import type { Habits } from '../../domain/habits.js';
import { WRITTEN_BY, type WrittenBy, type WrittenComparison, type WrittenRow } from '../../domain/written-comparisons.js';

const ROLES = ['head_coach', 'recruiting_coordinator', 'position_coach'] as const;

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

export class WrittenRowDto extends ReplyShareDto implements WrittenRow {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Junior film',
    description: 'Of a text the newest campaign with it, null when all were deleted; the subject; null for a step',
  })
  label: string | null;

  @ApiProperty({ example: 2, description: 'Campaigns with it; 0 for a step' })
  campaigns: number;

  @ApiProperty({ type: Number, nullable: true, example: null, description: '0 is the first email, 1 to 3 its follow-ups' })
  step: number | null;

  @ApiProperty({ example: false, description: 'The highest share of replies, and there is enough to tell' })
  isBest: boolean;
}

export class WrittenComparisonDto extends ReplyShareDto implements WrittenComparison {
  @ApiProperty({ enum: WRITTEN_BY })
  by: WrittenBy;

  @ApiProperty({ example: 3, description: 'Texts, subjects or steps that have emails' })
  groups: number;

  @ApiProperty({ type: [WrittenRowDto], description: 'At most five' })
  rows: WrittenRowDto[];
}
