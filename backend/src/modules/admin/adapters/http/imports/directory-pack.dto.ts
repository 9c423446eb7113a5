import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { ImportChangeDto } from '../../../../schools/imports/adapters/http/index.js';
import type { PackImportResult } from '../../../../schools/packs/index.js';

export class PackRequestDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'A directory pack (.ndjson.gz), at most 200 MB unpacked' })
  @MayBeOmitted()
  packFile?: unknown;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Says what would happen and stores nothing' })
  @MayBeOmitted()
  @IsBooleanString()
  dryRun?: string;
}

export class PackCountsDto {
  @ApiProperty({ example: 846, description: 'In the pack' })
  total: number;

  @ApiProperty({ example: 12 })
  created: number;

  @ApiProperty({ example: 3 })
  changed: number;
}

export class PackImportResultDto implements PackImportResult {
  @ApiProperty({ format: 'uuid' })
  importId: string;

  @ApiProperty({ enum: ['stored', 'tried'], description: 'tried: a dry run' })
  end: PackImportResult['end'];

  @ApiProperty({ example: '2026-11-21T15:00:00.000Z', description: 'When the other server made the pack' })
  createdAt: string;

  @ApiProperty({ type: PackCountsDto })
  schools: PackCountsDto;

  @ApiProperty({ type: PackCountsDto })
  coaches: PackCountsDto;

  @ApiProperty({ type: [ImportChangeDto], description: 'The first 50 differences' })
  first: ImportChangeDto[];
}
