import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { CHANGES, type KnownAs, type StaffChange } from '../../domain/people/how-known.js';
import { NOTICE_CODES, type NoticeCode, type PageNotice } from '../../domain/lines/page-notice.js';
import { MOST_CHARACTERS } from '../../domain/staff-page-limits.js';
import type { StaffCheck, StaffPerson } from '../../domain/people/staff-person.js';

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

export class KnownAsDto implements KnownAs {
  @ApiProperty({ enum: ['new', 'known', 'changed'], example: 'changed' })
  state: KnownAs['state'];

  @ApiProperty({ enum: ['yours', 'directory'], type: String, nullable: true, example: 'yours', description: 'Where; null when new' })
  where: KnownAs['where'];

  @ApiProperty({ enum: CHANGES, isArray: true, example: ['title'], description: 'What the page says differently' })
  changes: StaffChange[];

  @ApiProperty({ example: false, description: 'You changed the contact by hand: saving leaves it as it is' })
  staysAsIs: boolean;
}

export class ReadPersonDto extends StaffPersonDto {
  @ApiProperty({ type: KnownAsDto, description: 'What is known of the person at the school' })
  known: KnownAsDto;
}

export class PageNoticeDto implements PageNotice {
  @ApiProperty({ enum: NOTICE_CODES, example: 'other_sport' })
  code: NoticeCode;

  @ApiProperty({ example: 'This is a page about Softball, so nobody is ticked. Open the school’s football page instead.' })
  message: string;
}

export class StaffPageDto {
  @ApiProperty({ type: [ReadPersonDto] })
  people: ReadPersonDto[];

  @ApiProperty({ type: [PageNoticeDto], description: 'What to know before anything is saved; why nobody was found' })
  notices: PageNoticeDto[];
}
