import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';

const YES_NO = ['true', 'false'];

export class ConnectQuery {
  @ApiPropertyOptional({ enum: YES_NO, default: 'true', description: 'Whether to ask for reading replies too' })
  @MayBeOmitted()
  @IsIn(YES_NO)
  replies?: string;

  @ApiPropertyOptional({
    enum: YES_NO,
    default: 'false',
    description: 'true: the consent page replaces the app’s own tab, so the callback leads back to the profile page',
  })
  @MayBeOmitted()
  @IsIn(YES_NO)
  sameTab?: string;
}

export class GmailConnect {
  @ApiProperty({ example: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…', description: 'Google’s consent page' })
  authUrl: string;
}

export class GmailStatusView {
  @ApiProperty({ example: true })
  connected: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'marcus.lee@gmail.com', description: 'Null while not connected' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The address that has to be connected again' })
  lostEmail: string | null;

  @ApiProperty({ enum: ['connected', 'needs_reconnect', 'not_connected', 'not_set_up'], example: 'connected' })
  state: string;

  @ApiProperty({ example: true, description: 'False: mail leaves by Gmail, but replies are not seen' })
  canReadReplies: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    enum: ['grant_ended', 'may_not_send', 'blocked_by_admin', 'no_mail_service', 'token_unreadable', null],
    example: null,
    description: 'Why it has to be connected again',
  })
  reason: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The reason as a sentence for the athlete' })
  message: string | null;

  @ApiProperty({ example: 400, description: 'Emails that may leave in any 24 hours' })
  dailyCap: number;

  @ApiProperty({ example: 12, description: 'Emails that left in the last 24 hours' })
  sentLast24Hours: number;
}

export class GmailDisconnected {
  @ApiProperty({ example: true, description: 'Whether Google confirmed that the access is gone; Recruit has forgotten it in any case' })
  revoked: boolean;
}
