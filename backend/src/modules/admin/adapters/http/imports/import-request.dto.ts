import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, IsString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';

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

  @ApiPropertyOptional({
    example: '{"E-mail":"coach_email","Cell":"coach_phone","Notes":""}',
    description:
      'JSON: header of the file → column of the import, "" where it is not used. With it a bad optional value is ' +
      'left out with a warning instead of its row, and it is remembered for files with the same headers.',
  })
  @MayBeOmitted()
  @IsString()
  mapping?: string;
}
