import { ApiProperty } from '@nestjs/swagger';

import type { DailyLimit } from '../../application/read-daily-limit.use-case.js';
import { LeaveGroupDto } from '../../../writing/adapters/http/index.js';

export class DailyLimitDto implements DailyLimit {
  @ApiProperty({ type: Number, nullable: true, example: 100, description: 'Emails in any 24 hours; null: no limit' })
  most: number | null;

  @ApiProperty({ example: 40, description: 'How many of the emails would leave at once' })
  now: number;

  @ApiProperty({ type: [LeaveGroupDto], description: 'When the others would leave' })
  later: LeaveGroupDto[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the last one would leave; null: there is none' })
  lastAt: Date | null;
}
