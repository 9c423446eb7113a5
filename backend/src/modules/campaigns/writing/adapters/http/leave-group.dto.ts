import { ApiProperty } from '@nestjs/swagger';

import type { LeaveGroup } from '../../domain/daily-limit.js';

export class LeaveGroupDto implements LeaveGroup {
  @ApiProperty({ type: String, format: 'date-time', description: 'They leave in the quarter of an hour after this' })
  at: Date;

  @ApiProperty({ example: 12 })
  count: number;
}
