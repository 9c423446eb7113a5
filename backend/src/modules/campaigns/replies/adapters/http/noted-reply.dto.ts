import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsString, MaxLength } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';

const MAX_NOTED_REPLY = CAMPAIGN_LIMITS.notedReply;

export class NotedReplyRequest {
  @ApiProperty({ format: 'date-time', description: 'When the reply came; noon of a day is fine' })
  @IsISO8601({ strict: true }, { message: 'Please say on which day the reply came.' })
  at: string;

  @ApiPropertyOptional({ example: 'Send me your spring schedule.', maxLength: MAX_NOTED_REPLY })
  @MaxLength(MAX_NOTED_REPLY, { message: `A note of a reply has at most ${MAX_NOTED_REPLY} characters.` })
  @IsString()
  @MayBeOmitted()
  text?: string;
}
