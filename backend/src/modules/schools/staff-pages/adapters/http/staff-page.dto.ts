import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { MOST_CHARACTERS } from '../../domain/staff-page-limits.js';
import type { StaffCheck, StaffPerson } from '../../domain/staff-person.js';

const CHECKS: StaffCheck[] = ['address_was_hidden', 'shared_address', 'two_addresses'];
const EXAMPLE = '<table><tr><td>Dana Sample</td><td>Head Coach</td><td><a href="mailto:dana@college.example">Email</a></td></tr></table>';

export class ReadStaffPageRequest {
  @ApiPropertyOptional({ example: EXAMPLE, maxLength: MOST_CHARACTERS, description: 'What was copied, as text/html' })
  @MayBeOmitted()
  @IsString()
  html?: string;

  @ApiPropertyOptional({ example: 'Dana Sample\nHead Coach', maxLength: MOST_CHARACTERS, description: 'What was copied, as text/plain' })
  @MayBeOmitted()
  @IsString()
  text?: string;

  @ApiPropertyOptional({ example: 404, description: 'The school whose page it is' })
  @MayBeOmitted()
  @IsRowId()
  schoolId?: number;
}

export class StaffPersonDto implements StaffPerson {
  @ApiProperty({ example: 'Dana' })
  firstName: string;

  @ApiProperty({ example: 'Sample' })
  lastName: string;

  @ApiProperty({ example: 'Offensive Coordinator / Quarterbacks' })
  title: string;

  @ApiProperty({ type: String, nullable: true, example: 'dana.sample@college.example' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: '402-555-0101 x12' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'CoachSample', description: 'The handle on X, without @' })
  twitter: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Football', description: 'null: an office, or the page does not say' })
  sport: string | null;

  @ApiProperty({ example: true, description: 'By the title: who coaches, not who runs, trains or equips the team' })
  isCoach: boolean;

  @ApiProperty({ enum: CHECKS, isArray: true, example: [], description: 'Why somebody should look at this person' })
  checks: StaffCheck[];
}

export class StaffPageDto {
  @ApiProperty({ type: [StaffPersonDto] })
  people: StaffPersonDto[];
}
