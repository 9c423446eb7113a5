import { ApiProperty } from '@nestjs/swagger';

import { MAIL_CHANNELS, type MailChannel } from '../../../writing/domain/mail-channel.js';
import { MAIL_STATUSES, type MailStatus } from '../../../writing/domain/mail-status.js';
import type { EmailKind } from '../../../writing/domain/email-kind.js';
import { SUSPICION_REASONS, type SuspicionReason } from '../../../suspicion/domain/reasons.js';
import { TEXT_STATES, type EmailEntry, type ReplyEntry, type TextState } from '../../domain/conversation-entry.js';

const KINDS = ['first', 'follow_up', 'answer'] as const;
const id = { example: '01a1fe99-5741-70c6-b15b-dc52f8a68321', format: 'uuid' };
const moment = { type: String, format: 'date-time', nullable: true, example: '2026-11-18T14:04:00.000Z' } as const;

export class EmailEntryDto implements EmailEntry {
  @ApiProperty(id)
  id: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-15T20:37:00.000Z', description: 'When it left, or was written' })
  at: Date;

  @ApiProperty({ enum: KINDS, enumName: 'EmailKind' })
  kind: EmailKind;

  @ApiProperty({ enum: MAIL_STATUSES, enumName: 'MailStatus' })
  status: MailStatus;

  @ApiProperty({ enum: MAIL_CHANNELS, enumName: 'MailChannel' })
  channel: MailChannel;

  @ApiProperty({ example: 'Junior film' })
  subject: string;

  @ApiProperty({ example: 'Coach Dummett,\n\nhere is my film.', description: 'The exact text as it left' })
  text: string;

  @ApiProperty({ type: String, nullable: true, example: 'marcus.lee@mail.example' })
  fromAddress: string | null;

  @ApiProperty({ example: 'quinn.dummett@akron.example.edu' })
  toAddress: string;

  @ApiProperty({ ...moment, description: 'Estimated' })
  openedAt: Date | null;

  @ApiProperty({ ...moment, description: 'When it may leave; null once it does not wait' })
  dueAt: Date | null;

  @ApiProperty({ type: String, nullable: true, example: 'The mail server refused it: 550 5.7.1 Message rejected' })
  errorMessage: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'refused' })
  reasonCode: string | null;

  @ApiProperty(id)
  campaignId: string;

  @ApiProperty({ type: String, nullable: true, example: 'Junior film', description: 'null: the campaign was deleted' })
  campaignName: string | null;
}

export class ReplyEntryDto implements ReplyEntry {
  @ApiProperty(id)
  id: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-18T14:04:00.000Z' })
  at: Date;

  @ApiProperty({ example: false, description: 'A machine wrote it' })
  isAutomatic: boolean;

  @ApiProperty({ example: 'Quinn Dummett' })
  from: string;

  @ApiProperty({ example: 'quinn.dummett@akron.example.edu' })
  fromAddress: string;

  @ApiProperty({ example: 'Re: Junior film' })
  subject: string;

  @ApiProperty({ example: 'Marcus, thanks for writing.', description: 'Plain text, without what it quotes' })
  text: string;

  @ApiProperty({ example: '', description: 'Quoted emails and signature below it' })
  earlier: string;

  @ApiProperty({ enum: TEXT_STATES, enumName: 'TextState' })
  textState: TextState;

  @ApiProperty({ example: 0, description: 'Pictures on other servers, none of which is loaded' })
  pictures: number;

  @ApiProperty({ example: false, description: 'Not from the school’s address' })
  outsideDomain: boolean;

  @ApiProperty({ enum: SUSPICION_REASONS, enumName: 'SuspicionReason', isArray: true, description: 'Why it may not be what it says' })
  suspicions: SuspicionReason[];

  @ApiProperty({ ...moment, description: 'Reported to the admins' })
  reportedAt: Date | null;

  @ApiProperty({ ...moment, description: 'Shown to the guardians; null: not, or there was none' })
  shownToGuardianAt: Date | null;

  @ApiProperty({ example: false, description: 'The athlete checked who wrote it' })
  isChecked: boolean;

  @ApiProperty({ example: false, description: 'The athlete wrote it down' })
  isNoted: boolean;

  @ApiProperty({ example: false, description: 'It came by the form of the shared profile, where anybody can type the address of a coach' })
  isByForm: boolean;
}
