import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MailboxDto, MailProblemDto } from '../../../writing/adapters/http/index.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';
import { PROBLEM_CODES, type ProblemCode } from '../../../writing/domain/mail-problem.js';
import { HAND_CHANNELS, type HandChannel } from '../../../writing/domain/mail-channel.js';
import type { HandEmail, ShortMessage } from '../../application/prepare-by-hand.use-case.js';
import type { MailAppAddress } from '../../domain/mail-app-address.js';
import type { MessageSize, ShortChannel } from '../../domain/measure-message.js';

const SHORT_CHANNELS = ['x', 'text'] as const;
const MAX_SHORT_MESSAGE = CAMPAIGN_LIMITS.shortMessage;
const TOO_LONG = `A short message has at most ${MAX_SHORT_MESSAGE.toLocaleString('en-US')} characters.`;

export class MailAppAddressDto implements MailAppAddress {
  @ApiProperty({ example: 'mailto:quinn.dummett@akron.example.edu?subject=Film&body=Coach', description: 'At most 2,000 characters' })
  href: string;

  @ApiProperty({ example: false, description: 'The email was too long and ends with a note: copy the full text' })
  isShortened: boolean;
}

export class HandEmailDto implements HandEmail {
  @ApiProperty({ example: 'Quinn Dummett' })
  coachName: string;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ type: MailboxDto })
  from: MailboxDto;

  @ApiProperty({ example: 'quinn.dummett@akron.example.edu' })
  to: string;

  @ApiProperty({ example: 'QB 2028 from Austin: Marcus Lee' })
  subject: string;

  @ApiProperty({ example: 'Coach Dummett,\n\nmy name is Marcus Lee.' })
  text: string;

  @ApiProperty({ type: [MailProblemDto] })
  problems: MailProblemDto[];

  @ApiProperty({ type: MailAppAddressDto })
  mailApp: MailAppAddressDto;

  @ApiProperty({ type: String, nullable: true, example: 'CoachDummett', description: 'On X, without @' })
  xHandle: string | null;

  @ApiProperty({ type: String, nullable: true, example: '(330) 555-0100' })
  phone: string | null;
}

export class ShortMessageRequest {
  @ApiProperty({ enum: SHORT_CHANNELS })
  @IsIn(SHORT_CHANNELS, { message: 'channel is x or text.' })
  channel: ShortChannel;

  @ApiPropertyOptional({
    example: 'Coach {{coach_last_name}}, my film: {{hudl_profile_url}}',
    maxLength: MAX_SHORT_MESSAGE,
    description: 'With placeholders; left out, what such a message starts from',
  })
  @MaxLength(MAX_SHORT_MESSAGE, { message: TOO_LONG })
  @IsString()
  @MayBeOmitted()
  template?: string;
}

export class ShortMessageDto implements ShortMessage {
  @ApiProperty({ example: 'CoachDummett', description: 'Handle without @, or telephone number' })
  contact: string;

  @ApiProperty({ example: 'Coach {{coach_last_name}}, my film: {{hudl_profile_url}}' })
  template: string;

  @ApiProperty({ example: 'Coach Dummett, my film: https://www.hudl.com/profile/12' })
  text: string;

  @ApiProperty({ type: [MailProblemDto] })
  problems: MailProblemDto[];

  @ApiProperty({ type: String, nullable: true, example: 'sms:+13305550100?body=Coach', description: 'Opens the app' })
  appAddress: string | null;

  @ApiProperty({ example: 62, description: 'As the platform counts' })
  length: number;

  @ApiProperty({ example: 280 })
  limit: number;

  @ApiProperty({
    enum: ['x', 'gsm', 'ucs2'],
    description: 'gsm: 160 letters; ucs2: 70, because of a letter that is not in the GSM alphabet',
  })
  counting: MessageSize['counting'];
}

export class MarkByHandRequest {
  @ApiProperty({ enum: HAND_CHANNELS, enumName: 'HandChannel' })
  @IsIn(HAND_CHANNELS, { message: `channel is one of ${HAND_CHANNELS.join(', ')}.` })
  channel: HandChannel;

  @ApiPropertyOptional({ enum: PROBLEM_CODES, isArray: true, description: 'Problems of which the athlete said “Keep as it is”' })
  @IsIn(PROBLEM_CODES, { each: true })
  @ArrayMaxSize(PROBLEM_CODES.length)
  @IsArray()
  @MayBeOmitted()
  confirmed?: ProblemCode[];

  @ApiPropertyOptional({
    example: 'Coach {{coach_last_name}}, my film: {{hudl_profile_url}}',
    maxLength: MAX_SHORT_MESSAGE,
    description: 'Of a message by X or text: what was sent, with placeholders',
  })
  @MaxLength(MAX_SHORT_MESSAGE, { message: TOO_LONG })
  @IsString()
  @MayBeOmitted()
  template?: string;
}

export class MailFileQuery {
  @ApiPropertyOptional({ type: String, example: 'empty_placeholder', description: 'Confirmed problems, with commas between them' })
  @MaxLength(PROBLEM_CODES.length * CAMPAIGN_LIMITS.confirmationCode)
  @IsString()
  @MayBeOmitted()
  confirmed?: string;
}
