import { ApiProperty } from '@nestjs/swagger';

import type { FirstSchools } from '../../queries/directory-snapshot.js';
import { SchoolDto } from './school.dto.js';

export class FirstSchoolsDto implements FirstSchools {
  @ApiProperty({ example: 847, description: 'Of the whole directory' })
  total: number;

  @ApiProperty({ type: [SchoolDto] })
  schools: SchoolDto[];
}
