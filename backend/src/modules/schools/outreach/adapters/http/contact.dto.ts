import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import type { ContactView } from '../../queries/contacts.query.js';
import { ENTRY_LIMITS } from '../../../directory/domain/entry-limits.js';
import { CoachDto } from '../../../directory/adapters/http/index.js';

export class ContactDto extends CoachDto implements ContactView {
  @ApiProperty({ example: 404 })
  schoolId: number;

  @ApiProperty({ example: 'Slippery Rock' })
  schoolName: string;
}

export class ChangeContactDto {
  @ApiProperty({ example: 'Dana Fieldhouse', maxLength: ENTRY_LIMITS.line })
  @IsString()
  @IsNotEmpty()
  @MaxLength(ENTRY_LIMITS.line)
  name: string;

  @ApiProperty({ example: 'Recruiting Coordinator', maxLength: ENTRY_LIMITS.line, description: 'May be empty' })
  @IsString()
  @MaxLength(ENTRY_LIMITS.line)
  title: string;

  @ApiProperty({ example: 'dana.fieldhouse@college.example', maxLength: MAX_MAIL_ADDRESS })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_MAIL_ADDRESS)
  email: string;

  @ApiPropertyOptional({
    example: '(724) 555-0100',
    maxLength: ENTRY_LIMITS.phone,
    description: 'Left out, it stays; empty, it is removed',
  })
  @MaxLength(ENTRY_LIMITS.phone, { message: `A telephone number has at most ${ENTRY_LIMITS.phone} characters.` })
  @IsString()
  @MayBeOmitted()
  phone?: string;

  @ApiPropertyOptional({
    example: '@CoachFieldhouse',
    maxLength: ENTRY_LIMITS.xHandle,
    description: 'X handle or the address of its page. Left out, it stays; empty, it is removed',
  })
  @MaxLength(ENTRY_LIMITS.xHandle, { message: 'An X handle has at most 15 characters.' })
  @IsString()
  @MayBeOmitted()
  xHandle?: string;
}

export class AddContactDto extends ChangeContactDto {
  @ApiProperty({ example: 404 })
  @IsRowId()
  schoolId: number;
}
