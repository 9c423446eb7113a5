import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type {
  AccountLine,
  GmailFigures,
  MailboxFigures,
  OperationsView,
  ProcessFigures,
  QueueFigures,
  ReplyPollFigures,
  SendingFigures,
  UserFigures,
} from '../../../queries/operations.query.js';

export class OperationsUsers implements UserFigures {
  @ApiProperty({ example: 214 })
  total: number;

  @ApiProperty({ example: 2 })
  admins: number;

  @ApiProperty({ example: 11, description: 'Signed up in the last 7 days' })
  newThisWeek: number;

  @ApiProperty({ example: 130, description: 'Used the product in the last 7 days, by the sessions that are open' })
  seenThisWeek: number;
}

export class OperationsQueue implements QueueFigures {
  @ApiProperty({ example: 'campaign-deliver' })
  name: string;

  @ApiProperty({ example: 3 })
  due: number;

  @ApiProperty({ example: 1, description: 'Not before a moment that is still to come' })
  scheduled: number;

  @ApiProperty({ example: 4 })
  running: number;

  @ApiProperty({ example: 0 })
  failed: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T14:41:00.000Z' })
  oldestDueAt: Date | null;
}

export class OperationsGmail implements GmailFigures {
  @ApiProperty({ example: true, description: 'Whether athletes can connect an account at all on this server' })
  isSetUp: boolean;

  @ApiProperty({ example: 180 })
  connected: number;

  @ApiProperty({ example: 12, description: 'Of the connected ones: replies cannot be read' })
  sendOnly: number;

  @ApiProperty({ example: 3 })
  needsReconnect: number;

  @ApiProperty({ example: 1, description: 'Of the connected ones: wait because Google asked to slow down' })
  resting: number;
}

export class OperationsMailboxes implements MailboxFigures {
  @ApiProperty({ example: 24, description: 'Mailboxes by IMAP and SMTP' })
  connected: number;

  @ApiProperty({ example: 1 })
  needsReconnect: number;

  @ApiProperty({ example: 0, description: 'Of the connected ones: wait because their server asked to slow down' })
  resting: number;
}

export class OperationsReplies implements ReplyPollFigures {
  @ApiProperty({ example: 168, description: 'Connected Gmail accounts and mailboxes that are looked into' })
  mailboxes: number;

  @ApiProperty({ example: 5 })
  due: number;

  @ApiProperty({ example: 1 })
  inTrouble: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'The newest check of any mailbox' })
  lastCheckAt: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'The oldest of all last checks' })
  oldestCheckAt: Date | null;
}

export class OperationsSending implements SendingFigures {
  @ApiProperty({ example: true, description: 'Without one, whatever no mailbox of the athlete’s takes stays in the outbox' })
  hasMailServer: boolean;

  @ApiProperty({ example: 40 })
  lastHour: number;

  @ApiProperty({ example: 310 })
  lastDay: number;

  @ApiProperty({ example: 1900 })
  lastWeek: number;

  @ApiProperty({ example: 25 })
  queued: number;

  @ApiProperty({ example: 0 })
  unknown: number;

  @ApiProperty({ example: 0, description: 'Not delivered: kept until there is a way to deliver them' })
  kept: number;

  @ApiProperty({ example: 2, description: 'Refused in the last 24 hours' })
  failedLastDay: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 48,
    description: 'Sent in the last 24 hours by the Gmail account or mailbox that sent most',
  })
  busiestMailbox: number | null;
}

export class OperationsProcess implements ProcessFigures {
  @ApiProperty({
    example: 4,
    description:
      'Milliseconds that requests waited for the event loop of this process: 99th percentile of the worst of the last five minutes',
  })
  eventLoopDelayP99Ms: number;
}

export class Operations implements OperationsView {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T14:41:00.000Z' })
  at: Date;

  @ApiProperty({ type: OperationsUsers })
  users: OperationsUsers;

  @ApiProperty({ type: [OperationsQueue] })
  queues: OperationsQueue[];

  @ApiProperty({ type: OperationsGmail })
  gmail: OperationsGmail;

  @ApiProperty({ type: OperationsMailboxes })
  mailboxes: OperationsMailboxes;

  @ApiProperty({ type: OperationsReplies })
  replies: OperationsReplies;

  @ApiProperty({ type: OperationsSending })
  sending: OperationsSending;

  @ApiProperty({ type: OperationsProcess })
  process: OperationsProcess;
}

export class OperationsAccount implements AccountLine {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'marcus' })
  username: string;

  @ApiProperty({ example: 'marcus@example.org' })
  email: string;

  @ApiProperty({ example: false })
  isAdmin: boolean;

  @ApiProperty({ example: false })
  isGuardian: boolean;

  @ApiProperty({ example: false, description: 'Invented for the demo' })
  isExample: boolean;

  @ApiProperty({ example: true })
  isEmailVerified: boolean;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'To ten minutes; null without an open session',
  })
  lastSeenAt: Date | null;
}

export class AccountSearchDto {
  @ApiPropertyOptional({ maxLength: 200, description: 'Part of a username or address' })
  @MayBeOmitted()
  @IsString()
  @MaxLength(200)
  search?: string;

  @ApiPropertyOptional({ default: 50, minimum: 1, maximum: 200 })
  @MayBeOmitted()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit?: number;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last account of the page before' })
  @MayBeOmitted()
  @IsUUID()
  before?: string;
}

export class StartedPoll {
  @ApiProperty({ example: 168, description: 'Mailboxes that are looked into now' })
  mailboxes: number;
}

export class RetriedJobs {
  @ApiProperty({ example: 2 })
  retried: number;
}
