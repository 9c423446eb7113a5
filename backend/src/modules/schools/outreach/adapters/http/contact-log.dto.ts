import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsString, Matches, MaxLength } from 'class-validator';

import { MayBeNull } from '../../../../../platform/http/decorators/may-be-null.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { LoggedContactView } from '../../resources/logged-contacts.resource.js';
import {
  CONTACT_KINDS,
  MAX_LOG_NOTE,
  MAX_WITH_WHOM,
  OFFER_STATUSES,
  type ContactKind,
  type OfferStatus,
} from '../../domain/logged-contact.js';

export class LogContactDto {
  @ApiProperty({ enum: CONTACT_KINDS })
  @IsIn(CONTACT_KINDS, { message: `It is one of ${CONTACT_KINDS.join(', ')}.` })
  kind: ContactKind;

  @ApiProperty({ format: 'date-time', description: 'When it happened; a day alone stands for its noon. A visit or a camp can be to come' })
  @IsISO8601({ strict: true }, { message: 'Please say when it happened.' })
  at: string;

  @ApiPropertyOptional({ example: 'Coach Fieldhouse', maxLength: MAX_WITH_WHOM })
  @MaxLength(MAX_WITH_WHOM, { message: `A name has at most ${MAX_WITH_WHOM} characters.` })
  @IsString()
  @MayBeOmitted()
  withWhom?: string;

  @ApiPropertyOptional({ example: 'Invited me to the spring game', maxLength: MAX_LOG_NOTE })
  @MaxLength(MAX_LOG_NOTE, { message: `A note has at most ${MAX_LOG_NOTE.toLocaleString('en-US')} characters.` })
  @IsString()
  @MayBeOmitted()
  note?: string;

  @ApiPropertyOptional({ type: String, nullable: true, enum: [...OFFER_STATUSES, null], description: 'Of an offer' })
  @IsIn(OFFER_STATUSES, { message: `It is one of ${OFFER_STATUSES.join(', ')}.` })
  @MayBeNull()
  status?: OfferStatus | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    format: 'date',
    example: '2026-12-01',
    description: 'The last day to answer an offer, a visit or a camp',
  })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please enter the day as year, month and day.' })
  @MayBeNull()
  deadline?: string | null;
}

export class LoggedContactDto implements LoggedContactView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 404 })
  schoolId: number;

  @ApiProperty({ enum: CONTACT_KINDS })
  kind: ContactKind;

  @ApiProperty({ type: String, format: 'date-time' })
  at: Date;

  @ApiProperty({ example: 'Recruiting coordinator', description: 'May be empty' })
  withWhom: string;

  @ApiProperty({ example: 'Asked for my transcript.', description: 'May be empty' })
  note: string;

  @ApiProperty({ type: String, nullable: true, enum: [...OFFER_STATUSES, null], description: 'Of an offer, if it is known' })
  status: OfferStatus | null;

  @ApiProperty({ type: String, nullable: true, format: 'date', example: '2026-12-01', description: 'The last day to answer' })
  deadline: string | null;
}
