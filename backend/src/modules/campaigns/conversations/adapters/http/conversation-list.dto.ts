import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MAIL_STATUSES, type MailStatus } from '../../../writing/domain/mail-status.js';
import {
  TALK_STATES,
  type ConversationSummary,
  type LastLine,
  type TalkCounts,
  type TalkState,
} from '../../domain/conversation-summary.js';
import { ConversationCoachDto } from './conversation-coach.dto.js';

export class ConversationListQueryDto {
  @ApiPropertyOptional({ enum: TALK_STATES, enumName: 'TalkState', description: 'Only these; all when left out' })
  @IsIn(TALK_STATES)
  @MayBeOmitted()
  state?: TalkState;

  @ApiPropertyOptional({ maxLength: 120, description: 'Part of the name of a coach or of a school', example: 'akron' })
  @MaxLength(120)
  @IsString()
  @MayBeOmitted()
  search?: string;

  @ApiPropertyOptional({ default: 30, minimum: 1, maximum: 100, example: 30 })
  @Max(100)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @MayBeOmitted()
  limit?: number;

  @ApiPropertyOptional({ description: 'The `before` of the page before', example: '2026-11-18T14:04:00.000Z_42' })
  @IsString()
  @MayBeOmitted()
  before?: string;
}

const DIRECTIONS = ['out', 'in'] as const;

export class LastLineDto implements LastLine {
  @ApiProperty({ enum: DIRECTIONS, enumName: 'MailDirection', description: 'out: the athlete wrote it' })
  direction: 'out' | 'in';

  @ApiProperty({ example: 'Can you send the full game?', description: 'Its beginning on one line, at most 140 characters' })
  text: string;

  @ApiProperty({ enum: MAIL_STATUSES, enumName: 'MailStatus', nullable: true, description: 'Of an email; null of what came back' })
  status: MailStatus | null;

  @ApiProperty({ example: false, description: 'A program answered, such as during vacation' })
  isAutomatic: boolean;
}

export class ConversationSummaryDto extends ConversationCoachDto implements ConversationSummary {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-18T14:04:00.000Z', description: 'When the last thing happened' })
  at: Date;

  @ApiProperty({
    enum: TALK_STATES,
    enumName: 'TalkState',
    description: 'needs_answer: the coach wrote last and waits. waits: you wrote last',
  })
  state: TalkState;

  @ApiProperty({ example: false, description: 'The newest reply is from an unknown address that was not checked' })
  isDoubtful: boolean;

  @ApiProperty({ example: 2, description: 'Emails that left' })
  emailCount: number;

  @ApiProperty({ example: 1, description: 'Replies that a person wrote' })
  replyCount: number;

  @ApiProperty({ type: LastLineDto })
  last: LastLineDto;
}

export class TalkCountsDto implements TalkCounts {
  @ApiProperty({ example: 12 })
  all: number;

  @ApiProperty({ example: 1 })
  needsAnswer: number;

  @ApiProperty({ example: 8 })
  waits: number;
}

export class ConversationListDto {
  @ApiProperty({ type: TalkCountsDto, description: 'Of all that the search finds, whatever the state and the page' })
  counts: TalkCountsDto;

  @ApiProperty({ type: [ConversationSummaryDto], description: 'Newest event first' })
  conversations: ConversationSummaryDto[];

  @ApiProperty({ type: String, nullable: true, description: 'Where the next, older page begins', example: null })
  before: string | null;
}
