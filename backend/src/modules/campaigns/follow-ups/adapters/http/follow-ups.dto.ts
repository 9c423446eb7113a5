import { ApiProperty } from '@nestjs/swagger';

import { FOLLOW_UP_REASONS, NOT_READY, type FollowUpReason, type NotReady } from '../../domain/follow-up-step.js';
import type { FollowUpProblem, FollowUpsView, FollowUpView, UpcomingFollowUp, ZoneQuestion } from '../../queries/follow-ups.query.js';

const REASONS = ['', ...FOLLOW_UP_REASONS] as const;

export class FollowUpProblemDto implements FollowUpProblem {
  @ApiProperty({ example: 'empty_placeholder' })
  code: string;

  @ApiProperty({ example: 'Add your jersey number to your profile, or remove {{student_jersey_number}}.' })
  fix: string;
}

export class FollowUpStepDto implements FollowUpView {
  @ApiProperty({ example: 1, description: '1 to 3' })
  step: number;

  @ApiProperty({ example: 7, description: 'Days after the email before it left' })
  waitDays: number;

  @ApiProperty({ enum: REASONS, description: 'Why the athlete writes again; empty = not chosen yet' })
  reason: FollowUpReason | '';

  @ApiProperty({ example: 'I visit your campus in June', description: 'The reason own, in own words' })
  ownReason: string;

  @ApiProperty({ example: 'Coach {{coach_last_name}},\n\nmy film of the last game is up.' })
  template: string;

  @ApiProperty({ type: [String], example: ['empty_placeholder'], description: 'Problems of the text that the athlete confirmed' })
  confirmed: string[];

  @ApiProperty({ enum: NOT_READY, isArray: true, description: 'What keeps it from being sent' })
  notReady: NotReady[];

  @ApiProperty({ example: false, description: 'It has begun to leave and cannot be changed' })
  isStarted: boolean;

  @ApiProperty({ example: false, description: 'Skipped for everybody' })
  isSkipped: boolean;

  @ApiProperty({ example: 29 })
  queuedCount: number;

  @ApiProperty({ example: 0 })
  sentCount: number;

  @ApiProperty({ example: 2 })
  skippedCount: number;

  @ApiProperty({ example: 0, description: 'More than a day late: the athlete is asked' })
  lateCount: number;

  @ApiProperty({ example: 0, description: 'Held by a problem of the text' })
  textCount: number;

  @ApiProperty({ example: 1, description: 'Held because the time zone is not known' })
  zoneCount: number;

  @ApiProperty({ type: Date, nullable: true, example: '2026-11-30T14:00:00.000Z' })
  firstDueAt: Date | null;

  @ApiProperty({ type: Date, nullable: true, example: '2026-12-01T15:00:00.000Z' })
  lastDueAt: Date | null;

  @ApiProperty({ type: [FollowUpProblemDto] })
  problems: FollowUpProblemDto[];
}

export class ZoneQuestionDto implements ZoneQuestion {
  @ApiProperty({ example: 12 })
  schoolId: number;

  @ApiProperty({ example: 'Purdue' })
  schoolName: string;

  @ApiProperty({ type: [String], example: ['America/New_York', 'America/Chicago'] })
  choices: string[];
}

export class FollowUpsDto implements Omit<FollowUpsView, 'zoneQuestions'> {
  @ApiProperty({ example: 1, description: 'Counts the changes of the list' })
  revision: number;

  @ApiProperty({ example: false, description: 'Stopped or cancelled: nothing more leaves' })
  isStopped: boolean;

  @ApiProperty({ example: 29, description: 'Coaches who got the first email, did not answer, and can be written to' })
  unansweredCount: number;

  @ApiProperty({ type: [FollowUpStepDto] })
  steps: FollowUpStepDto[];

  @ApiProperty({ type: [ZoneQuestionDto], description: 'Schools whose time zone the athlete has to say' })
  zoneQuestions: ZoneQuestionDto[];
}

export class UpcomingFollowUpDto implements UpcomingFollowUp {
  @ApiProperty({ format: 'uuid', example: '0199c2f0-7c1e-7b3a-9d1f-2a4b6c8d0e1f' })
  campaignId: string;

  @ApiProperty({ example: 'Junior film' })
  campaignName: string;

  @ApiProperty({ example: 1 })
  step: number;

  @ApiProperty({ example: 29 })
  count: number;

  @ApiProperty({ example: '2026-11-30T14:00:00.000Z' })
  firstDueAt: Date;

  @ApiProperty({ example: '2026-11-30T18:00:00.000Z' })
  lastDueAt: Date;

  @ApiProperty({ type: String, enum: ['late', 'text', 'zone'], nullable: true, description: 'Why it waits for the athlete' })
  held: 'late' | 'text' | 'zone' | null;
}

export class WriteAgainDto {
  @ApiProperty({ format: 'uuid', example: '0199c2f0-7c1e-7b3a-9d1f-2a4b6c8d0e1f', description: 'The new draft' })
  campaignId: string;

  @ApiProperty({ type: [Number], example: [42, 43], description: 'Who did not answer' })
  coachIds: number[];
}
