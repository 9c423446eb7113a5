import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString } from 'class-validator';

import { MayBeOmitted } from '../../../../platform/http/decorators/may-be-omitted.js';

export class ImportRequestDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'At most 200 MB' })
  @MayBeOmitted()
  csvFile?: unknown;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Says what would happen and stores nothing' })
  @MayBeOmitted()
  @IsBooleanString()
  dryRun?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Stores nothing when one row cannot be read' })
  @MayBeOmitted()
  @IsBooleanString()
  allOrNothing?: string;
}
