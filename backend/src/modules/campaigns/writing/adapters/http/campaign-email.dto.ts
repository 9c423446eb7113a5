import { ApiProperty } from '@nestjs/swagger';

import type { CampaignEmailView, ReplyView } from '../../queries/campaigns.query.js';
import { MAIL_CHANNELS, type MailChannel } from '../../domain/mail-channel.js';
import { MAIL_STATUSES, type MailStatus } from '../../domain/mail-status.js';

const moment = { type: String, format: 'date-time', nullable: true };

export class EmailSchool {
  @ApiProperty({ example: 'Akron' })
  name: string;
}

export class EmailCoach {
  @ApiProperty({ example: 'Quinn' })
  firstName: string;

  @ApiProperty({ example: 'Dummett' })
  lastName: string;

  @ApiProperty({ example: 'Offensive Coordinator' })
  title: string;

  @ApiProperty({ type: EmailSchool })
  school: EmailSchool;
}

export class EmailReply implements ReplyView {
  @ApiProperty({ example: 'Liked your film. Call me on Thursday.' })
  snippet: string;

  @ApiProperty({ example: 'Quinn Dummett' })
  from: string;

  @ApiProperty({ example: 'quinn.dummett@akron.example.edu' })
  fromAddress: string;

  @ApiProperty({ type: String, format: 'date-time' })
  receivedAt: Date;

  @ApiProperty({ example: false, description: 'It comes from outside of what we know of the school' })
  outsideDomain: boolean;

  @ApiProperty({ example: false, description: 'The athlete wrote it down' })
  isNoted: boolean;
}

export class CampaignEmail implements CampaignEmailView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: MAIL_STATUSES, enumName: 'MailStatus' })
  status: MailStatus;

  @ApiProperty({ example: true, description: 'It counts in sentCount of its campaign' })
  isSent: boolean;

  @ApiProperty({ example: true, description: 'It counts in openCount of its campaign' })
  isOpened: boolean;

  @ApiProperty({ example: false, description: 'It counts in replyCount of its campaign' })
  isReplied: boolean;

  @ApiProperty({ enum: MAIL_CHANNELS, enumName: 'MailChannel', description: 'email: Recruit sends it; the others were sent by hand' })
  channel: MailChannel;

  @ApiProperty(moment)
  sentAt: Date | null;

  @ApiProperty(moment)
  openedAt: Date | null;

  @ApiProperty(moment)
  repliedAt: Date | null;

  @ApiProperty(moment)
  bouncedAt: Date | null;

  @ApiProperty({ ...moment, description: 'When it was kept instead of delivered' })
  keptAt: Date | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'When it may leave, or is tried again' })
  dueAt: Date;

  @ApiProperty({
    example: 'The mail server refused it: 550 5.7.1 Message rejected',
    type: String,
    nullable: true,
    description: 'What happened, in words',
  })
  errorMessage: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'no_address' })
  reasonCode: string | null;

  @ApiProperty({ example: 'quinn.dummett@akron.example.edu' })
  toAddress: string;

  @ApiProperty({ example: 42 })
  coachId: number;
  @ApiProperty({
    example: 'q.dummett@akron.example.edu',
    type: String,
    nullable: true,
    description: 'The coach’s present address: where “Send again” goes. null: there is nothing to send again, or no address',
  })
  sendAgainTo: string | null;

  @ApiProperty({ example: false, description: 'The coach is invented: only the demo delivers such mail' })
  isExample: boolean;

  @ApiProperty({ type: EmailReply, nullable: true, description: 'The latest answer of a person' })
  reply: EmailReply | null;

  @ApiProperty({ type: EmailCoach })
  coach: EmailCoach;
}
