import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsString, MaxLength, ValidateIf, ValidateNested } from 'class-validator';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import type { CorrectionView } from '../../queries/corrections.query.js';
import { MAX_NOTE, type CorrectionKind, type ProposedCoach } from '../../domain/correction.js';
import { ENTRY_LIMITS } from '../../../directory/domain/entry-limits.js';

const KINDS: CorrectionKind[] = ['wrong_address', 'left', 'new_contact', 'other'];

export class ProposedCoachDto implements ProposedCoach {
  @ApiPropertyOptional({ example: 'Alex Rivers', maxLength: ENTRY_LIMITS.line })
  @MayBeOmitted()
  @IsString()
  @MaxLength(ENTRY_LIMITS.line)
  name?: string;

  @ApiPropertyOptional({ example: 'Recruiting Coordinator', maxLength: ENTRY_LIMITS.line })
  @MayBeOmitted()
  @IsString()
  @MaxLength(ENTRY_LIMITS.line)
  title?: string;

  @ApiPropertyOptional({ maxLength: MAX_MAIL_ADDRESS, example: 'dana.fieldhouse@college.example' })
  @MayBeOmitted()
  @IsString()
  @MaxLength(MAX_MAIL_ADDRESS)
  email?: string;

  @ApiPropertyOptional({ example: '555-0142', maxLength: ENTRY_LIMITS.phone })
  @MayBeOmitted()
  @IsString()
  @MaxLength(ENTRY_LIMITS.phone)
  phone?: string;
}

export class ProposeCorrectionDto {
  @ApiPropertyOptional({ example: 404, description: 'Needed unless contactId is given' })
  @ValidateIf((body: ProposeCorrectionDto) => body.contactId === undefined)
  @IsRowId()
  schoolId?: number;

  @ApiPropertyOptional({ example: 17, description: 'The shared coach that it is about' })
  @MayBeOmitted()
  @IsRowId()
  coachId?: number;

  @ApiPropertyOptional({ example: 18, description: 'Proposes this contact of your own for everybody' })
  @MayBeOmitted()
  @IsRowId()
  contactId?: number;

  @ApiPropertyOptional({ enum: KINDS, description: 'Needed unless contactId is given' })
  @ValidateIf((body: ProposeCorrectionDto) => body.contactId === undefined)
  @IsIn(KINDS)
  kind?: CorrectionKind;

  @ApiPropertyOptional({ type: ProposedCoachDto })
  @MayBeOmitted()
  @IsObject()
  @ValidateNested()
  @Type(() => ProposedCoachDto)
  proposed?: ProposedCoachDto;

  @ApiPropertyOptional({ example: 'He runs the camps now.', maxLength: MAX_NOTE })
  @MayBeOmitted()
  @IsString()
  @MaxLength(MAX_NOTE)
  note?: string;
}

export class CorrectionDto implements CorrectionView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 404 })
  schoolId: number;

  @ApiProperty({ example: 'Slippery Rock' })
  schoolName: string;

  @ApiProperty({ type: Number, nullable: true, example: 17 })
  coachId: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'Dana Fieldhouse' })
  coachName: string | null;

  @ApiProperty({ example: 'alex.rivers@example.edu', type: String, nullable: true, description: 'The present address' })
  coachEmail: string | null;

  @ApiProperty({ example: 'marcus', type: String, nullable: true, description: 'Username; null for an email that came back' })
  by: string | null;

  @ApiProperty({ enum: KINDS })
  kind: CorrectionKind;

  @ApiProperty()
  proposed: ProposedCoachDto;

  @ApiProperty({ example: 'He runs the camps now.' })
  note: string;

  @ApiProperty({ enum: ['open', 'accepted', 'rejected'] })
  status: CorrectionView['status'];

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: Date | null;
}
