import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { TargetSchoolView } from '../../application/ports/school-list.js';
import { LEAD_LEVELS, MAX_NEXT_STEP, MAX_NOTES, type LeadLevel } from '../../domain/tracking.js';
import { FavoriteSchoolDto } from './favorite.dto.js';

export class TargetSchoolDto implements TargetSchoolView {
  @ApiProperty({ example: 404 })
  schoolId: number;

  @ApiProperty({ example: true })
  introEmailSent: boolean;

  @ApiProperty({ example: false })
  responseGotten: boolean;

  @ApiProperty({ example: false })
  filmSent: boolean;

  @ApiProperty({ example: false })
  twitterConnection: boolean;

  @ApiProperty({ enum: LEAD_LEVELS })
  leadLevel: LeadLevel;

  @ApiProperty({ example: 'Coach Fieldhouse came to the Friday game', description: 'May be empty' })
  notes: string;

  @ApiProperty({ example: 'Send junior film', description: 'May be empty' })
  nextStep: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt: Date;

  @ApiProperty({ type: FavoriteSchoolDto })
  school: TargetSchoolView['school'];
}

export class ChangeTargetSchoolDto {
  @ApiPropertyOptional({ example: true })
  @IsBoolean()
  @MayBeOmitted()
  introEmailSent?: boolean;

  @ApiPropertyOptional({ example: false })
  @IsBoolean()
  @MayBeOmitted()
  responseGotten?: boolean;

  @ApiPropertyOptional({ example: false })
  @IsBoolean()
  @MayBeOmitted()
  filmSent?: boolean;

  @ApiPropertyOptional({ example: false })
  @IsBoolean()
  @MayBeOmitted()
  twitterConnection?: boolean;

  @ApiPropertyOptional({ enum: LEAD_LEVELS })
  @IsIn(LEAD_LEVELS, { message: `The lead level is one of ${LEAD_LEVELS.join(', ')}.` })
  @MayBeOmitted()
  leadLevel?: LeadLevel;

  @ApiPropertyOptional({ example: 'Open offense, plays young quarterbacks.', maxLength: MAX_NOTES })
  @MaxLength(MAX_NOTES, { message: `Notes have at most ${MAX_NOTES.toLocaleString('en-US')} characters.` })
  @IsString()
  @MayBeOmitted()
  notes?: string;

  @ApiPropertyOptional({ example: 'Ask about a visit', maxLength: MAX_NEXT_STEP })
  @MaxLength(MAX_NEXT_STEP, { message: `A next step has at most ${MAX_NEXT_STEP} characters.` })
  @IsString()
  @MayBeOmitted()
  nextStep?: string;

  @ApiPropertyOptional({
    example: 'Open offense.',
    maxLength: MAX_NOTES,
    description: 'The notes that the new ones were written from; left out, stored ones are replaced',
  })
  @MaxLength(MAX_NOTES)
  @IsString()
  @MayBeOmitted()
  notesBefore?: string;

  @ApiPropertyOptional({
    example: 'Ask about a camp',
    maxLength: MAX_NEXT_STEP,
    description: 'The next step that the new one was written from; left out, a stored one is replaced',
  })
  @MaxLength(MAX_NEXT_STEP)
  @IsString()
  @MayBeOmitted()
  nextStepBefore?: string;
}
