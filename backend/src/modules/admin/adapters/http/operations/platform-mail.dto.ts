import { ApiProperty } from '@nestjs/swagger';

import { STOP_REASONS, type PlatformFigures, type StopReason, type PlatformStop } from '../../../../campaigns/control/index.js';

class PlatformMailFigures implements PlatformFigures {
  @ApiProperty({ example: 184, description: 'The last emails from the platform’s own address, 200 at most' })
  sent: number;

  @ApiProperty({ example: 3, description: 'Of these: refused for good, or came back' })
  bounced: number;

  @ApiProperty({ example: 2, description: 'Of the bounced ones: the address does not exist' })
  hardBounces: number;
}

export class PlatformMailStop extends PlatformMailFigures implements PlatformStop {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T14:41:00.000Z' })
  at: Date;

  @ApiProperty({ enum: STOP_REASONS, description: 'Ten hard bounces, or more than 5 % of the last emails (20 at least) bounced' })
  reason: StopReason;
}

export class PlatformMail extends PlatformMailFigures {
  @ApiProperty({ type: PlatformMailStop, nullable: true, description: 'The stop in force, with the figures of its beginning' })
  stop: PlatformMailStop | null;
}

export class SentTestMail {
  @ApiProperty({ example: 'admin@recruit.example', description: 'The address of the admin’s account' })
  to: string;

  @ApiProperty({
    enum: ['delivered', 'kept'],
    description: 'The mail server took it, or it is in the outbox because there is no mail server',
  })
  delivery: 'delivered' | 'kept';
}
