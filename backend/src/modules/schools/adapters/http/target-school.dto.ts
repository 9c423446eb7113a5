import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, MaxLength, ValidateIf } from 'class-validator';

import type { TargetSchoolView } from '../../application/ports/target-schools.js';
import { LEAD_LEVELS, MAX_NEXT_STEP, MAX_NOTES, type LeadLevel } from '../../domain/tracking.js';
import { FavoriteSchoolDto } from './favorite.dto.js';

/** Left out is fine; null is not a value of any of these fields. */
const IsGiven = () => ValidateIf((_: object, value: unknown) => value !== undefined);

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
  @IsGiven()
  introEmailSent?: boolean;

  @ApiPropertyOptional({ example: false })
  @IsBoolean()
  @IsGiven()
  responseGotten?: boolean;

  @ApiPropertyOptional({ example: false })
  @IsBoolean()
  @IsGiven()
  filmSent?: boolean;

  @ApiPropertyOptional({ example: false })
  @IsBoolean()
  @IsGiven()
  twitterConnection?: boolean;

  @ApiPropertyOptional({ enum: LEAD_LEVELS })
  @IsIn(LEAD_LEVELS, { message: `The lead level is one of ${LEAD_LEVELS.join(', ')}.` })
  @IsGiven()
  leadLevel?: LeadLevel;

  @ApiPropertyOptional({ example: 'Open offense, plays young quarterbacks.', maxLength: MAX_NOTES })
  @MaxLength(MAX_NOTES, { message: `Notes have at most ${MAX_NOTES.toLocaleString('en-US')} characters.` })
  @IsString()
  @IsGiven()
  notes?: string;

  @ApiPropertyOptional({ example: 'Ask about a visit', maxLength: MAX_NEXT_STEP })
  @MaxLength(MAX_NEXT_STEP, { message: `A next step has at most ${MAX_NEXT_STEP} characters.` })
  @IsString()
  @IsGiven()
  nextStep?: string;
}
