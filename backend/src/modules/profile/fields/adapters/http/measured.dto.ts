import { ApiProperty } from '@nestjs/swagger';

import { type Measured, MEASURED_UNITS, type Timing, TIMINGS } from '../../domain/measured.js';

/** A measured value with how, when, where and by whom it was taken; null = not known. */
export class MeasuredDto implements Measured {
  @ApiProperty({ example: 4.62 })
  value: number;

  @ApiProperty({ enum: MEASURED_UNITS, example: 's' })
  unit: Measured['unit'];

  @ApiProperty({ type: String, nullable: true, enum: [...TIMINGS, null], example: 'laser', description: 'null where nothing is timed' })
  timing: Timing | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-06-13' })
  date: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Nike camp' })
  place: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  measuredBy: string | null;
}
