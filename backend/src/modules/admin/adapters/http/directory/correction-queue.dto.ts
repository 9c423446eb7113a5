import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { CorrectionStatus } from '../../../../schools/outreach/index.js';

const STATUSES: CorrectionStatus[] = ['open', 'accepted', 'rejected'];

export class CorrectionFilterDto {
  @ApiPropertyOptional({ enum: STATUSES })
  @MayBeOmitted()
  @IsIn(STATUSES)
  status?: CorrectionStatus;
}

export class DecideCorrectionDto {
  @ApiProperty({ example: true, description: 'true changes the directory as proposed' })
  @IsBoolean()
  accept: boolean;
}
