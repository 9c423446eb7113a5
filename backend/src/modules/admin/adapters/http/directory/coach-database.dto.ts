import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { CoachFilter, DirectoryStats } from '../../../../schools/directory/index.js';

const DIVISIONS = ['D1', 'D2', 'D3', 'na'];
const POSITIONS = ['HC', 'OC', 'DC', 'RC', 'QB', 'RB', 'WR', 'OL', 'TE', 'DL', 'LB', 'DB'];

export class CoachFilterDto implements CoachFilter {
  @ApiPropertyOptional({ maxLength: 200, description: "Part of a school's or coach's name or of a title" })
  @MayBeOmitted()
  @IsString()
  @MaxLength(200)
  search?: string;

  @ApiPropertyOptional({ enum: DIVISIONS })
  @MayBeOmitted()
  @IsIn(DIVISIONS)
  division?: CoachFilter['division'];

  @ApiPropertyOptional({ enum: POSITIONS })
  @MayBeOmitted()
  @IsIn(POSITIONS)
  position?: string;
}

export class DirectoryStatsDto implements DirectoryStats {
  @ApiProperty({ example: 672 })
  totalSchools: number;

  @ApiProperty({ example: 3900, description: 'Of the shared directory' })
  totalCoaches: number;

  @ApiProperty({ example: 263 })
  d1Schools: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUpdated: Date | null;
}
