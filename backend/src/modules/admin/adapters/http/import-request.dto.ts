import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, IsOptional } from 'class-validator';

export class ImportRequestDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'At most 200 MB' })
  @IsOptional()
  csvFile?: unknown;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Says what would happen and stores nothing' })
  @IsOptional()
  @IsBooleanString()
  dryRun?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Stores nothing when one row cannot be read' })
  @IsOptional()
  @IsBooleanString()
  allOrNothing?: string;
}
