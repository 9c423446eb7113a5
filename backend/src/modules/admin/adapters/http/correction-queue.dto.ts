import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';

import type { CorrectionStatus } from '../../../schools/index.js';

const STATUSES: CorrectionStatus[] = ['open', 'accepted', 'rejected'];

export class CorrectionFilterDto {
  @ApiPropertyOptional({ enum: STATUSES })
  @IsOptional()
  @IsIn(STATUSES)
  status?: CorrectionStatus;
}

export class DecideCorrectionDto {
  @ApiProperty({ example: true, description: 'true changes the directory as proposed' })
  @IsBoolean()
  accept: boolean;
}
