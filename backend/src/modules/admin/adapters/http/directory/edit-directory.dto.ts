import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { MayBeNull } from '../../../../../platform/http/decorators/may-be-null.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { CoachDto } from '../../../../schools/directory/adapters/http/index.js';
import {
  ASSOCIATIONS,
  type CoachDraft,
  type SchoolDependants,
  type SchoolDraft,
  type StaffCoachView,
} from '../../../../schools/directory/index.js';

const DIVISIONS = ['D1', 'D2', 'D3', 'na'];
const OUTSIDE = ASSOCIATIONS.filter((name) => name !== 'NCAA');

export class WriteSchoolDto implements SchoolDraft {
  @ApiProperty({ example: 'Slippery Rock', maxLength: 120 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name: string;

  @ApiProperty({ enum: DIVISIONS })
  @IsIn(DIVISIONS)
  division: string;

  @ApiProperty({ example: 'Slippery Rock', maxLength: 120 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  city: string;

  @ApiProperty({ example: 'PA', maxLength: 40 })
  @IsString()
  @MaxLength(40)
  state: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 120, example: 'FCS' })
  @MayBeNull()
  @IsString()
  @MaxLength(120)
  subdivision?: string | null;

  @ApiPropertyOptional({ enum: OUTSIDE, type: String, nullable: true, description: 'Of a school outside the NCAA, division na' })
  @MayBeNull()
  @IsIn(OUTSIDE)
  association?: string | null;

  @ApiPropertyOptional({ example: 'Southland', type: String, nullable: true, maxLength: 120 })
  @MayBeNull()
  @IsString()
  @MaxLength(120)
  conference?: string | null;

  @ApiPropertyOptional({ example: 'Cardinals', type: String, nullable: true, maxLength: 120 })
  @MayBeNull()
  @IsString()
  @MaxLength(120)
  mascot?: string | null;

  @ApiPropertyOptional({ example: 'https://athletics.example.edu', type: String, nullable: true, maxLength: 2048 })
  @MayBeNull()
  @IsString()
  @MaxLength(2048)
  websiteUrl?: string | null;

  @ApiPropertyOptional({ example: ['UIW'], type: [String], description: 'Other names by which people look for it; at most 20' })
  @MayBeOmitted()
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  aliases?: string[];
}

export class SchoolDependantsDto implements SchoolDependants {
  @ApiProperty({ example: 6 })
  coaches: number;

  @ApiProperty({ example: 1, description: 'Coaches whom athletes added for themselves' })
  contacts: number;

  @ApiProperty({ example: 3 })
  favorites: number;

  @ApiProperty({ example: 2 })
  trackings: number;

  @ApiProperty({ example: 85 })
  rosterPlayers: number;
}

export class ChangeCoachDto implements CoachDraft {
  @ApiProperty({ example: 'Dana Fieldhouse', maxLength: 120 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'Recruiting Coordinator', maxLength: 120 })
  @MayBeNull()
  @IsString()
  @MaxLength(120)
  title?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'dana@college.example', maxLength: 254 })
  @MayBeNull()
  @IsString()
  @MaxLength(254)
  email?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '(724) 555-0100', maxLength: 40 })
  @MayBeNull()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '@CoachFieldhouse', maxLength: 200, description: 'On X' })
  @MayBeNull()
  @IsString()
  @MaxLength(200)
  xHandle?: string | null;
}

export class AddCoachDto extends ChangeCoachDto {
  @ApiProperty({ example: 404 })
  @IsRowId()
  schoolId: number;
}

export class StaffCoachDto extends CoachDto implements StaffCoachView {
  @ApiProperty({ example: 404 })
  schoolId: number;

  @ApiProperty({ example: 'Slippery Rock' })
  schoolName: string;
}
