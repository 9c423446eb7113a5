import { ApiProperty } from '@nestjs/swagger';

import type { CoverageLine } from '../../../queries/coverage.query.js';

export class CoverageDto implements CoverageLine {
  @ApiProperty({ enum: ['D1', 'D2', 'D3', 'na'], example: 'D2' })
  division: CoverageLine['division'];

  @ApiProperty({ example: 167 })
  programs: number;

  @ApiProperty({ example: 40, description: 'With a coach’s address that a reply, a paste or an admin confirmed in the last 30 days' })
  within30Days: number;

  @ApiProperty({ example: 22, description: 'Confirmed 31 to 180 days ago' })
  within180Days: number;

  @ApiProperty({ example: 5, description: 'Confirmed longer ago' })
  older: number;

  @ApiProperty({ example: 60, description: 'With an address that nothing confirmed' })
  unconfirmed: number;

  @ApiProperty({ example: 40 })
  withoutAddress: number;
}
