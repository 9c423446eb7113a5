import { ApiProperty } from '@nestjs/swagger';

export class MailSender {
  @ApiProperty({
    enum: ['gmail', 'outbox', 'smtp'],
    description: 'gmail: leaves from the athlete’s own Gmail; smtp: leaves from the platform’s address; outbox: stays on this server, no mail server is set up',
  })
  via: string;

  @ApiProperty({ example: 'no-reply@recruit.example', description: 'The address that coaches see as the sender' })
  address: string;

  @ApiProperty({ example: 'marcus@example.org', description: 'Where the answers of coaches go' })
  replyTo: string;

  @ApiProperty({ example: true, description: 'Whether mail may leave now' })
  ready: boolean;

  @ApiProperty({ type: String, nullable: true, enum: ['email_not_verified', 'gmail_needs_reconnect', null] })
  reason: string | null;
}
