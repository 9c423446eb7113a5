import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsISO8601, IsUUID, IsInt, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { ApprovalOfAthlete, ApprovalPage, HeldText, OwnApproval } from '../../domain/held-approval.js';
import type { OpenRequest } from '../../queries/held.query.js';
import { DECISION_LIMITS } from '../../domain/decision-limits.js';

const ID = '0199c2f0-7a1b-7c3d-9e4f-5a6b7c8d9e0f';

class HeldApprovalDto {
  @ApiProperty({ format: 'uuid', example: ID })
  campaignId: string;

  @ApiProperty({ example: 'Junior season film' })
  campaign: string;

  @ApiProperty({ example: 6 })
  emails: number;

  @ApiProperty({ example: 6 })
  schools: number;

  @ApiProperty({ example: 6, description: 'Of these, first emails to a coach' })
  firstEmails: number;

  @ApiProperty({ example: 0, description: 'Of these, follow-ups' })
  followUps: number;

  @ApiProperty({ example: 0, description: 'Of these, answers to a coach' })
  answers: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T16:12:00.000Z' })
  askedAt: Date;

  @ApiProperty({ format: 'date-time', example: '2026-11-28T16:12:00.000Z', description: 'When it ends if nobody decides' })
  expiresAt: Date;

  @ApiProperty({
    format: 'date-time',
    example: '2026-11-21T16:12:00.000Z',
    description: 'A decision names it: what is held or changed later is not decided about',
  })
  upTo: Date;
}

export class ApprovalDto extends HeldApprovalDto implements ApprovalOfAthlete {
  @ApiProperty({ format: 'uuid', example: ID })
  athleteId: string;

  @ApiProperty({ example: 'Marcus' })
  athleteName: string;
}

export class OwnApprovalDto extends HeldApprovalDto implements OwnApproval {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 1,
    description: 'How many guardians got an email about it; null while the server has not tried',
  })
  told: number | null;
}

export class GuardianRequestDto implements Omit<OpenRequest, 'data'> {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ format: 'uuid', example: ID })
  athleteId: string;

  @ApiProperty({ example: 'Marcus' })
  athleteName: string;

  @ApiProperty({ enum: ['sharing', 'birth_date'], example: 'sharing' })
  kind: OpenRequest['kind'];

  @ApiProperty({ type: [String], example: ['name', 'height'], description: 'Of the share page: what it would show' })
  fields: string[];

  @ApiProperty({ type: Number, nullable: true, example: 90, description: 'Of the share page: for how many days; null: without an end' })
  days: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null, description: 'The new birth date' })
  birthdate: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T16:12:00.000Z' })
  askedAt: Date;

  @ApiProperty({ format: 'date-time', example: '2026-11-28T16:12:00.000Z' })
  expiresAt: Date;
}

export class ApprovalsDto {
  @ApiProperty({ type: [ApprovalDto], description: 'The oldest first' })
  emails: ApprovalDto[];

  @ApiProperty({ type: [GuardianRequestDto], description: 'The oldest first' })
  requests: GuardianRequestDto[];
}

export class HeldTextDto implements HeldText {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ type: String, nullable: true, example: 'Noor Muster' })
  coachName: string | null;

  @ApiProperty({ example: 'Recruiting coordinator' })
  coachTitle: string;

  @ApiProperty({ example: 'Tarleton State' })
  schoolName: string;

  @ApiProperty({ example: 'nmuster@tarleton.example' })
  toAddress: string;

  @ApiProperty({ type: String, nullable: true, example: 'marcus@example.org', description: 'null: the athlete sends it by hand' })
  fromAddress: string | null;

  @ApiProperty({ example: 'Class of 2028 QB: junior film' })
  subject: string;

  @ApiProperty({ example: 'Coach Muster, here is my junior season.' })
  text: string;

  @ApiProperty({ example: 0, description: '0: first email, 1 to 999: follow-up, from 1000 on: answer' })
  step: number;

  @ApiProperty({ example: false, description: 'The athlete sends it outside of Recruit, once it is approved' })
  byHand: boolean;
}

export class ApprovalPageDto extends ApprovalDto implements ApprovalPage {
  @ApiProperty({ type: [String], example: ['Transcript.pdf'], description: 'Files that go with every first email' })
  files: string[];

  @ApiProperty({ example: false, description: 'The résumé goes with them too' })
  hasProfile: boolean;

  @ApiProperty({ type: [HeldTextDto] })
  texts: HeldTextDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The `after` of the next page; null: this was the last one' })
  next: string | null;
}

export class ApprovalPageQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'The `next` of the page before' })
  @IsUUID()
  @MayBeOmitted()
  after?: string;

  @ApiPropertyOptional({ default: 20, minimum: 1, maximum: 50, example: 20 })
  @Max(50)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @MayBeOmitted()
  limit?: number;
}

export class DecideEmailsRequest {
  @ApiProperty({ enum: ['approve', 'decline'], example: 'approve' })
  @IsIn(['approve', 'decline'])
  decision: 'approve' | 'decline';

  @ApiProperty({ format: 'date-time', example: '2026-11-21T16:12:00.000Z', description: 'The `upTo` of what was looked at' })
  @IsISO8601({ strict: true })
  upTo: string;

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: DECISION_LIMITS.except,
    example: [],
    description: 'Emails that are left out',
  })
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(DECISION_LIMITS.except)
  @IsArray()
  @MayBeOmitted()
  except?: string[];
}

export class DecidedEmailsDto {
  @ApiProperty({ example: 6 })
  emails: number;
}

export class DecideRequestRequest {
  @ApiProperty({ enum: ['approved', 'declined'], example: 'approved' })
  @IsIn(['approved', 'declined'])
  decision: 'approved' | 'declined';
}
