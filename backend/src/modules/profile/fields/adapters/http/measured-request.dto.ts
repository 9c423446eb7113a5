import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

import { MEASURED_UNITS, TIMINGS } from '../../domain/measured.js';
import { PROFILE_LIMITS } from '../../domain/profile-limits.js';

/** A measured value as it comes in; it replaces the stored one as a whole, and what is left out or null is not known. */
export class MeasuredRequest {
  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    example: 4.62,
    description: `Seconds with at most two decimals, whole pounds, or inches in eighths, also as text: 33 1/8, 9'8"`,
  })
  value: number | string;

  @ApiPropertyOptional({ enum: MEASURED_UNITS, example: 's', description: 'The unit of the field' })
  unit?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    enum: [...TIMINGS, null],
    example: 'laser',
    description: 'Required where the value is timed, else left out',
  })
  timing?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-06-13',
    description: 'In the last five years, not in the future',
  })
  date?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: PROFILE_LIMITS.line, example: 'Nike camp' })
  place?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: PROFILE_LIMITS.line, example: 'Sam Route' })
  measuredBy?: string | null;
}
