import { ApiProperty } from '@nestjs/swagger';

import type { OutboxEntry, OutboxReason } from '../../../../../platform/mail/outbox-store.js';

export class OutboxMail implements OutboxEntry {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: '0199c2f0-7c1e-7b3a-9d1f-2a4b6c8d0e1f@recruit.example' })
  messageId: string;

  @ApiProperty({ example: 'no-reply@recruit.example' })
  from: string;

  @ApiProperty({ type: String, nullable: true, example: 'marcus@example.org' })
  replyTo: string | null;

  @ApiProperty({ example: 'quinn.dummett@akron.example.edu' })
  to: string;

  @ApiProperty({ example: '2027 QB: junior film' })
  subject: string;

  @ApiProperty({
    enum: ['no_mail_server', 'example_recipient', 'demo'],
    description: 'Why it stays on this server; demo: delivered within the demo',
  })
  reason: OutboxReason;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;
}

export class OutboxMailText extends OutboxMail {
  @ApiProperty({ example: 'Coach Rivers,\n\nhere is my film.' })
  text: string;
}
