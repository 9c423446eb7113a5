import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, MaxLength } from 'class-validator';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { ListOf } from '../../../../../platform/http/decorators/list-of.js';
import { MayBeNull } from '../../../../../platform/http/decorators/may-be-null.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import { ENTRY_LIMITS } from '../../../directory/domain/entry-limits.js';
import { MOST_PEOPLE, MOST_URL } from '../../domain/staff-page-limits.js';
import type { PastedPerson } from '../../domain/people/pasted-contact.js';
import type { StaffImportResult } from '../../resources/staff-contacts.resource.js';

export class PastedPersonDto implements PastedPerson {
  @ApiProperty({ example: 'Dana', maxLength: ENTRY_LIMITS.line })
  @IsString()
  @MaxLength(ENTRY_LIMITS.line)
  firstName: string;

  @ApiProperty({ example: 'Sample', maxLength: ENTRY_LIMITS.line })
  @IsString()
  @MaxLength(ENTRY_LIMITS.line)
  lastName: string;

  @ApiProperty({ example: 'Offensive Coordinator', maxLength: ENTRY_LIMITS.line, description: 'May be empty' })
  @IsString()
  @MaxLength(ENTRY_LIMITS.line)
  title: string;

  @ApiProperty({ type: String, nullable: true, example: 'dana.sample@college.example', maxLength: MAX_MAIL_ADDRESS })
  @MayBeNull()
  @IsString()
  @MaxLength(MAX_MAIL_ADDRESS)
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: '402-555-0101', maxLength: ENTRY_LIMITS.phone })
  @MayBeNull()
  @IsString()
  @MaxLength(ENTRY_LIMITS.phone)
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'CoachSample', maxLength: ENTRY_LIMITS.xHandle, description: 'The handle on X' })
  @MayBeNull()
  @IsString()
  @MaxLength(ENTRY_LIMITS.xHandle)
  twitter: string | null;
}

export class ImportStaffPageRequest {
  @ApiProperty({ example: 404 })
  @IsRowId()
  schoolId: number;

  @ApiPropertyOptional({
    example: 'https://athletics.college.example/staff-directory',
    maxLength: MOST_URL,
    description: 'Where the page is',
  })
  @MayBeOmitted()
  @MaxLength(MOST_URL)
  @IsString()
  sourceUrl?: string;

  @ApiProperty({ type: [PastedPersonDto] })
  @ListOf(PastedPersonDto, MOST_PEOPLE)
  people: PastedPersonDto[];

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', maxLength: ENTRY_LIMITS.line },
    example: ['Casey Other'],
    maxItems: MOST_PEOPLE,
    description: 'Names on the page that you do not keep: they are not taken for gone',
  })
  @MayBeOmitted()
  @IsArray()
  @ArrayMaxSize(MOST_PEOPLE)
  @IsString({ each: true })
  @MaxLength(ENTRY_LIMITS.line, { each: true })
  others?: string[];

  @ApiPropertyOptional({
    example: false,
    description: 'Offers the people to everyone: an admin compares the page with the directory and decides; nothing about you is shown',
  })
  @MayBeOmitted()
  @IsBoolean()
  offerToAll?: boolean;
}

export class StaffImportDto implements StaffImportResult {
  @ApiProperty({ example: 8 })
  added: number;

  @ApiProperty({ example: 1, description: 'Known, and the page had something new about them' })
  updated: number;

  @ApiProperty({ example: 2 })
  unchanged: number;

  @ApiProperty({ example: 0, description: 'In the directory already, with the same address' })
  inDirectory: number;

  @ApiProperty({ type: [String], example: [], description: 'Names of contacts that you changed by hand: they stay as they are' })
  changedByYou: string[];

  @ApiProperty({
    type: [String],
    example: ['Casey Former'],
    description: 'Names of contacts that came from the page and are not on it any more',
  })
  notOnPage: string[];

  @ApiProperty({
    type: [Number],
    example: [901, 902],
    description: 'Of everybody who was to be stored, also of those who were known before',
  })
  coachIds: number[];
}
