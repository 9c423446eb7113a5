import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, Min } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { OFFER_STATUSES } from '../../../../schools/outreach/index.js';
import { MAIL_CHANNELS, type MailChannel } from '../../../writing/domain/mail-channel.js';
import { TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from '../../queries/school-timeline.query.js';

export class TimelineQuery {
  @ApiPropertyOptional({ default: 50, minimum: 1, maximum: 200 })
  @Max(200)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @MayBeOmitted()
  limit?: number;

  @ApiPropertyOptional({ description: 'The `before` of the page before' })
  @IsString()
  @MayBeOmitted()
  before?: string;
}

export class LeadChange {
  @ApiProperty({ example: 'cold' })
  from: string;

  @ApiProperty({ example: 'warm' })
  to: string;
}

export class TimelineEntryDto implements TimelineEntry {
  @ApiProperty({
    example: '01a1fe99-5741-70c6-b15b-dc52f8a68321',
    description: 'Of a logged contact the id under which it can be removed',
  })
  id: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at: Date;

  @ApiProperty({ enum: TIMELINE_KINDS, enumName: 'TimelineKind' })
  kind: TimelineKind;

  @ApiProperty({ type: String, nullable: true, example: 'Marcus Johnson', description: 'Who wrote an email' })
  from: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Dana Fieldhouse',
    description: 'To whom an email was written, or with whom a contact was',
  })
  to: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2027 QB: junior film' })
  subject: string | null;

  @ApiProperty({
    example: 'Send me your spring schedule.',
    type: String,
    nullable: true,
    description: 'How an answer begins, the note, the next step, or why an email did not arrive',
  })
  text: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  campaignId: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 42, description: 'Of an email and a reply' })
  coachId: number | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    example: '01a1fe99-5741-70c6-b15b-dc52f8a68321',
    description: 'Of an email and a reply: under which its text is in the conversation with the coach',
  })
  messageId: string | null;

  @ApiProperty({ type: LeadChange, nullable: true })
  lead: LeadChange | null;

  @ApiProperty({ type: String, nullable: true, enum: ['call', 'text', 'visit', 'camp', 'offer', 'other', null] })
  contactKind: string | null;

  @ApiProperty({ example: false, description: 'Logged by hand' })
  removable: boolean;

  @ApiProperty({ example: false, description: 'An answer from outside of what we know of the school' })
  outsideDomain: boolean;

  @ApiProperty({ type: String, nullable: true, enum: [...MAIL_CHANNELS, null], description: 'How an email was sent' })
  channel: MailChannel | null;

  @ApiProperty({ example: false, description: 'A reply that the athlete wrote down' })
  isNoted: boolean;

  @ApiProperty({ type: String, nullable: true, enum: [...OFFER_STATUSES, null], description: 'Of a logged offer, if it is known' })
  offerStatus: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date',
    example: '2026-12-01',
    description: 'The last day to answer a logged offer, visit or camp',
  })
  deadline: string | null;
}

export class TimelineDto {
  @ApiProperty({ type: [TimelineEntryDto], description: 'Newest first' })
  entries: TimelineEntryDto[];

  @ApiProperty({
    example: '2026-11-01T09:30:00.000Z_01a1fe99-5741-70c6-b15b-dc52f8a68321',
    type: String,
    nullable: true,
    description: 'Asks for the next, older page; null at the end',
  })
  before: string | null;
}
