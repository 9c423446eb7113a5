import { ApiProperty } from '@nestjs/swagger';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import type { FavoriteView } from '../../application/ports/school-list.js';

export class FavoriteSchoolDto {
  @ApiProperty({ example: 'Slippery Rock' })
  name: string;

  @ApiProperty({ enum: ['D1', 'D2', 'D3', 'na'] })
  division: string;
}

export class FavoriteDto implements FavoriteView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 404 })
  schoolId: number;

  @ApiProperty({ example: 63, type: Number, nullable: true, description: '0 to 100, null while unknown' })
  matchPercentage: number | null;

  @ApiProperty({ example: 90, type: Number, nullable: true, description: '0 to 100, null while unknown' })
  positionNeedScore: number | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;

  @ApiProperty()
  school: FavoriteSchoolDto;
}

export class MarkFavoriteDto {
  @ApiProperty({ example: 404 })
  @IsRowId()
  schoolId: number;
}
