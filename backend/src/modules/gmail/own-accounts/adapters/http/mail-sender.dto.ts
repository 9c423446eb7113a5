import { ApiProperty } from '@nestjs/swagger';

export class MailSender {
  @ApiProperty({
    enum: ['demo', 'gmail', 'mailbox', 'outbox', 'smtp'],
    description:
      'gmail, mailbox: from the athlete’s own account; smtp: from the platform’s address; demo: to the invented coaches of the demo; outbox: not at all, mail is kept on this server',
  })
  via: string;

  @ApiProperty({ example: 'no-reply@recruit.example', description: 'The address that coaches see as the sender' })
  address: string;

  @ApiProperty({ example: 'marcus@example.org', description: 'Where the answers of coaches go' })
  replyTo: string;

  @ApiProperty({ example: true, description: 'Whether the athlete could connect a Gmail account here: the server has a Google client' })
  canConnectGmail: boolean;

  @ApiProperty({ example: false, description: 'Whether mail to invented example coaches is delivered, within the demo; else it is kept' })
  deliversExamples: boolean;

  @ApiProperty({ example: true, description: 'Whether mail may leave now' })
  ready: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    enum: ['email_not_verified', 'gmail_needs_reconnect', 'mailbox_needs_reconnect', 'nothing_can_deliver', null],
  })
  reason: string | null;
}
