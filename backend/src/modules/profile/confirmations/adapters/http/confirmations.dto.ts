import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsEmail, IsIn, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';

import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import { ACCOUNT_LIMITS } from '../../../../auth/index.js';
import { CONFIRMATION_LIMITS } from '../../domain/confirmation-limits.js';
import { type Figure, FIGURES } from '../../domain/figures.js';

const ID = '0199c2f0-7a1b-7c3d-9e4f-5a6b7c8d9e0f';
const NO_FIGURE = { message: 'Choose at least one figure.' };

class CoachRequestFields {
  @ApiProperty({ example: 'Dale Rivers', maxLength: CONFIRMATION_LIMITS.name })
  @Matches(/\S/u, { message: 'Please enter the coach’s name.' })
  @Matches(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, { message: 'A name is one line.' })
  @MaxLength(CONFIRMATION_LIMITS.name, { message: `A name has at most ${CONFIRMATION_LIMITS.name} characters.` })
  @IsString({ message: 'Please enter the coach’s name.' })
  coachName: string;

  @ApiProperty({ example: 'Akron East High', maxLength: CONFIRMATION_LIMITS.name })
  @Matches(/\S/u, { message: 'Please enter the school.' })
  @Matches(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, { message: 'A school is one line.' })
  @MaxLength(CONFIRMATION_LIMITS.name, { message: `A school has at most ${CONFIRMATION_LIMITS.name} characters.` })
  @IsString({ message: 'Please enter the school.' })
  coachSchool: string;
}

export class AskCoachRequest extends CoachRequestFields {
  @ApiProperty({ example: 'd.rivers@akroneast.example', maxLength: MAX_MAIL_ADDRESS })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @MaxLength(MAX_MAIL_ADDRESS, { message: 'Please enter a valid email address.' })
  @IsNotEmpty({ message: 'Please enter a valid email address.' })
  email: string;

  @ApiProperty({ enum: FIGURES, isArray: true, example: ['height', 'weight'], maxItems: CONFIRMATION_LIMITS.figures })
  @IsIn(FIGURES, { each: true, ...NO_FIGURE })
  @ArrayUnique(NO_FIGURE)
  @ArrayMaxSize(CONFIRMATION_LIMITS.figures, NO_FIGURE)
  @ArrayMinSize(1, NO_FIGURE)
  @IsArray(NO_FIGURE)
  figures: Figure[];
}

export class CoachWordTokenRequest {
  @ApiProperty({ example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF', maxLength: ACCOUNT_LIMITS.linkToken })
  @MaxLength(ACCOUNT_LIMITS.linkToken)
  @IsNotEmpty()
  @IsString()
  token: string;
}

export class AnswerCoachWordRequest extends CoachRequestFields {
  @ApiProperty({ example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF', maxLength: ACCOUNT_LIMITS.linkToken })
  @MaxLength(ACCOUNT_LIMITS.linkToken)
  @IsNotEmpty()
  @IsString()
  token: string;

  @ApiProperty({ enum: FIGURES, isArray: true, example: ['height'], maxItems: CONFIRMATION_LIMITS.figures, description: 'What is right' })
  @IsIn(FIGURES, { each: true })
  @ArrayMaxSize(CONFIRMATION_LIMITS.figures)
  @IsArray()
  confirmed: Figure[];

  @ApiProperty({ enum: FIGURES, isArray: true, example: ['weight'], maxItems: CONFIRMATION_LIMITS.figures, description: 'What is not' })
  @IsIn(FIGURES, { each: true })
  @ArrayMaxSize(CONFIRMATION_LIMITS.figures)
  @IsArray()
  notRight: Figure[];
}

export class FigureTextDto {
  @ApiProperty({ enum: FIGURES, example: 'height' })
  figure: Figure;

  @ApiProperty({ example: 'Height' })
  label: string;

  @ApiProperty({ example: '6\'2"' })
  value: string;
}

export class OpenCoachWordDto {
  @ApiProperty({ example: 'Marcus Lee' })
  athleteName: string;

  @ApiProperty({ example: 'Dale Rivers' })
  coachName: string;

  @ApiProperty({ example: 'Akron East High' })
  coachSchool: string;

  @ApiProperty({ format: 'date-time', example: '2026-12-05T16:12:00.000Z' })
  expiresAt: Date;

  @ApiProperty({ type: [FigureTextDto], description: 'Without those that changed since' })
  figures: FigureTextDto[];
}

export class AskedFigureDto extends FigureTextDto {
  @ApiProperty({ enum: ['confirmed', 'not_right'], type: String, nullable: true, example: 'confirmed', description: 'null: nothing said' })
  verdict: 'confirmed' | 'not_right' | null;

  @ApiProperty({ example: false, description: 'The profile changed since, so the answer counts no more' })
  changed: boolean;
}

export class CoachRequestDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ example: 'Dale Rivers' })
  coachName: string;

  @ApiProperty({ example: 'Akron East High' })
  coachSchool: string;

  @ApiProperty({ example: 'd.rivers@akroneast.example' })
  address: string;

  @ApiProperty({ example: true, description: 'The server delivered the link to an address that is not the family’s' })
  verified: boolean;

  @ApiProperty({ example: true, description: 'The server delivered the link; else the athlete handed it over' })
  mailed: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T16:12:00.000Z' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', example: '2026-12-05T16:12:00.000Z' })
  expiresAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  answeredAt: string | null;

  @ApiProperty({ enum: ['waiting', 'expired', 'answered'], example: 'waiting' })
  state: 'waiting' | 'expired' | 'answered';

  @ApiProperty({ type: [AskedFigureDto] })
  figures: AskedFigureDto[];
}

export class CoachWordDto {
  @ApiProperty({ enum: FIGURES, example: 'height' })
  figure: Figure;

  @ApiProperty({ type: String, nullable: true, example: 'Dale Rivers', description: 'null: not verified' })
  coach: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Akron East High', description: 'null: not verified' })
  school: string | null;

  @ApiProperty({ format: 'date', example: '2026-11-21' })
  day: string;

  @ApiProperty({ example: true })
  verified: boolean;
}

export class CoachWordsDto {
  @ApiProperty({ type: [FigureTextDto], description: 'Figures that the profile says' })
  askable: FigureTextDto[];

  @ApiProperty({ type: [CoachWordDto], description: 'What counts at the moment, at most one for each figure' })
  words: CoachWordDto[];

  @ApiProperty({ type: [CoachRequestDto], description: 'Newest first' })
  requests: CoachRequestDto[];
}

export class AskedCoachDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The link to hand over where the server cannot send email; said once. null: it was delivered',
  })
  link: string | null;

  @ApiProperty({ type: CoachWordsDto })
  words: CoachWordsDto;
}
