import { ApiProperty } from '@nestjs/swagger';

export class MailServerView {
  @ApiProperty({ example: 'imap.mail.yahoo.com' })
  host: string;

  @ApiProperty({ example: 993 })
  port: number;

  @ApiProperty({ enum: ['tls', 'starttls'], example: 'tls' })
  security: string;
}

export class MailboxStatusView {
  @ApiProperty({ example: true })
  connected: boolean;

  @ApiProperty({ enum: ['connected', 'needs_reconnect', 'not_connected'], example: 'connected' })
  state: string;

  @ApiProperty({ type: String, nullable: true, example: 'marcus.lee@yahoo.com', description: 'Also while it has to be connected again' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'marcus.lee@yahoo.com' })
  username: string | null;

  @ApiProperty({ type: MailServerView, nullable: true })
  imap: MailServerView | null;

  @ApiProperty({ type: MailServerView, nullable: true })
  smtp: MailServerView | null;

  @ApiProperty({
    type: String,
    nullable: true,
    enum: ['password', 'oauth', null],
    example: 'password',
    description: 'oauth: with Microsoft’s own sign-in',
  })
  signIn: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'yahoo', description: 'Id of the preset; null for any other server' })
  provider: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    enum: ['sign_in_refused', 'may_not_send', 'password_unreadable', 'grant_ended', 'token_unreadable', null],
    example: null,
  })
  reason: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The reason as sentences for the athlete, with the server’s words',
  })
  message: string | null;

  @ApiProperty({ example: 500, description: 'Emails that may leave in any 24 hours' })
  dailyCap: number;

  @ApiProperty({ example: 12, description: 'Emails that left in the last 24 hours' })
  sentLast24Hours: number;
}

export class MailboxPresetView {
  @ApiProperty({ example: 'yahoo', description: '“other” for a server of one’s own' })
  provider: string;

  @ApiProperty({ example: 'Yahoo Mail' })
  name: string;

  @ApiProperty({ enum: ['app_password', 'password', 'oauth', 'bridge'], example: 'app_password' })
  signIn: string;

  @ApiProperty({ type: MailServerView, nullable: true })
  imap: MailServerView | null;

  @ApiProperty({ type: MailServerView, nullable: true })
  smtp: MailServerView | null;

  @ApiProperty({ type: Number, nullable: true, example: 500, description: 'Emails in 24 hours' })
  dailyCap: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://help.yahoo.com/kb/SLN15241.html',
    description: 'The provider’s own instructions',
  })
  helpUrl: string | null;

  @ApiProperty({ example: 'Open Account security and make an app password.' })
  hint: string;

  @ApiProperty({ example: true, description: 'False where such a mailbox cannot be connected on this server; the hint says why' })
  available: boolean;
}

export class MailboxPresetsView {
  @ApiProperty({ type: MailboxPresetView, description: 'The one for the address' })
  chosen: MailboxPresetView;

  @ApiProperty({ type: MailboxPresetView, isArray: true, description: 'All of them; “other” is the last' })
  presets: MailboxPresetView[];
}
