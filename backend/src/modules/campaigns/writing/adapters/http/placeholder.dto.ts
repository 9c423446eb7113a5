import { ApiProperty } from '@nestjs/swagger';

import type { OwnPlaceholder } from '../../application/list-placeholders.use-case.js';
import { PLACEHOLDERS, type PlaceholderName } from '../../domain/templates/placeholders.js';

export class PlaceholderDto implements OwnPlaceholder {
  @ApiProperty({ enum: PLACEHOLDERS, example: 'student_position', description: 'Written {{student_position}}' })
  name: PlaceholderName;

  @ApiProperty({ example: 'Your position' })
  label: string;

  @ApiProperty({ enum: ['coach', 'you'], example: 'you', description: 'coach: each coach gets another value' })
  about: 'coach' | 'you';

  @ApiProperty({ example: 'QB', description: 'What a coach could read' })
  example: string;

  @ApiProperty({ type: String, nullable: true, example: 'QB', description: 'Your own value; null where each coach gets another' })
  value: string | null;

  @ApiProperty({ example: false, description: 'You have no value yet: an email with it is held back' })
  isEmpty: boolean;
}
