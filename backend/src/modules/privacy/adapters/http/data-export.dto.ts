import { ApiProperty } from '@nestjs/swagger';

export class DataExportDto {
  @ApiProperty({ enum: ['none', 'making', 'ready', 'failed'], example: 'ready' })
  state: 'none' | 'making' | 'ready' | 'failed';

  @ApiProperty({ example: 12, description: 'Parts that are done' })
  stepsDone: number;

  @ApiProperty({ example: 40 })
  steps: number;

  @ApiProperty({ example: 120000, description: 'Size of the file; 0 until it is ready' })
  bytes: number;

  @ApiProperty({ type: Date, nullable: true, example: '2026-03-04T05:06:07.000Z' })
  requestedAt: Date | null;

  @ApiProperty({ type: Date, nullable: true, example: '2026-03-05T05:06:07.000Z', description: 'When the file is deleted' })
  expiresAt: Date | null;
}
