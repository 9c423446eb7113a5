import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MOST_ANSWER_TEXT } from '../../domain/check-answer.js';
import type { AnswerOffer } from '../../application/conversation-view.js';
import type { TextTrouble } from '../../application/read-texts.use-case.js';
import { ConversationCoachDto } from './conversation-coach.dto.js';
import { EmailEntryDto, ReplyEntryDto } from './conversation-entry.dto.js';

export class ConversationPageQuery {
  @ApiPropertyOptional({ default: 30, minimum: 1, maximum: 50, example: 30 })
  @Max(50)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @MayBeOmitted()
  limit?: number;

  @ApiPropertyOptional({
    description: 'The `before` of the page before',
    example: '2026-11-18T14:04:00.000Z_01a1fe99-5741-70c6-b15b-dc52f8a68321',
  })
  @IsString()
  @MayBeOmitted()
  before?: string;
}

export class AnswerRequest {
  @ApiProperty({ example: 'Coach, here is the full game.', maxLength: MOST_ANSWER_TEXT })
  @MaxLength(MOST_ANSWER_TEXT, { message: `An answer can have at most ${MOST_ANSWER_TEXT} characters.` })
  @IsString()
  text: string;

  @ApiPropertyOptional({ example: false, description: 'The athlete sent it outside of Recruit: it is only recorded' })
  @IsBoolean()
  @MayBeOmitted()
  byHand?: boolean;
}

const WAYS = ['recruit', 'hand', 'none'] as const;
const REASONS = [
  'no_reply_yet',
  'by_form',
  'not_checked',
  'suppressed',
  'account_needs_reconnect',
  'account_disconnected',
  'account_changed',
  'cannot_send',
  'sent_by_hand',
  'paused_by_guardian',
  'guardian_reads_first',
] as const;

export class AnswerOfferDto implements AnswerOffer {
  @ApiProperty({ enum: WAYS, enumName: 'AnswerWay', description: 'recruit: from the account of the thread. hand: outside of Recruit' })
  way: (typeof WAYS)[number];

  @ApiProperty({ enum: REASONS, enumName: 'NoAnswerReason', nullable: true })
  reason: (typeof REASONS)[number] | null;

  @ApiProperty({ type: String, nullable: true, example: 'You can answer here once the coach has replied.' })
  message: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'marcus.lee@mail.example' })
  fromAddress: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'quinn.dummett@akron.example.edu' })
  toAddress: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Re: Junior film' })
  subject: string | null;

  @ApiProperty({ example: 30, description: 'How long a Send can be taken back' })
  undoSeconds: number;
}

export class ConversationDto extends ConversationCoachDto {
  @ApiProperty({ example: true, description: 'The coach wrote last' })
  waitsForAnswer: boolean;

  @ApiProperty({ example: true, description: 'A guardian sees a reply that is reported' })
  hasGuardian: boolean;

  @ApiProperty({ type: [EmailEntryDto], description: 'Emails of the athlete on this page, newest first' })
  emails: EmailEntryDto[];

  @ApiProperty({ type: [ReplyEntryDto], description: 'What came back on this page, newest first' })
  replies: ReplyEntryDto[];

  @ApiProperty({ type: String, nullable: true, description: 'Where the next, older page begins', example: null })
  before: string | null;

  @ApiProperty({ type: AnswerOfferDto })
  answer: AnswerOfferDto;
}

/** One of them is there. */
export class ConversationEntryDto {
  @ApiProperty({ type: EmailEntryDto, nullable: true })
  email: EmailEntryDto | null;

  @ApiProperty({ type: ReplyEntryDto, nullable: true })
  reply: ReplyEntryDto | null;
}

const TROUBLES = ['cursor_expired', 'not_connected', 'needs_reconnect', 'send_only', 'slow_down', 'unavailable'] as const;

export class ReadTextsDto {
  @ApiProperty({ example: 2 })
  read: number;

  @ApiProperty({ enum: TROUBLES, enumName: 'TextTrouble', nullable: true, description: 'Why the others could not be read' })
  trouble: TextTrouble;
}
