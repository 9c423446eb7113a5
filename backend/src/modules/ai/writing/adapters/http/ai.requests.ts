import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { Transform } from 'class-transformer';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { IMPROVEMENT_TYPES, type ImprovementType } from '../../domain/improvement-type.js';
import { MAX_CONTEXT, MAX_EMAIL, MAX_SUBJECT_LINES } from '../../domain/text-limits.js';
import { TONES, type Tone } from '../../domain/tone.js';

const trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const tooLong = `The AI help reads emails of at most ${MAX_EMAIL.toLocaleString('en-US')} characters. Shorten yours first.`;
const unknownTone = { message: `tone is one of ${TONES.join(', ')}.` };

/** Fields of every AI request. */
export class WriterChoice {
  @ApiPropertyOptional({ enum: ['built-in'], description: 'Asks for the built-in writer although a model is set up' })
  @IsIn(['built-in'], { message: 'writer is built-in, or left out.' })
  @MayBeOmitted()
  writer?: 'built-in';

  @ApiPropertyOptional({ example: 12, description: 'The school that is meant, if it is one' })
  @IsRowId()
  @MayBeOmitted()
  schoolId?: number;
}

export class GenerateEmailRequest extends WriterChoice {
  @ApiPropertyOptional({ example: 120, description: 'The coach who alone gets it: then the email may say what that coach works with' })
  @IsRowId()
  @MayBeOmitted()
  coachId?: number;

  @ApiPropertyOptional({ enum: TONES, default: 'professional' })
  @IsIn(TONES, unknownTone)
  @MayBeOmitted()
  tone?: Tone;

  @ApiPropertyOptional({ example: 'I camped at your school in June.', maxLength: MAX_CONTEXT, description: 'What it should say' })
  @MaxLength(MAX_CONTEXT, { message: `Say it in at most ${MAX_CONTEXT.toLocaleString('en-US')} characters.` })
  @IsString({ message: 'context is a text.' })
  @trimmed()
  @MayBeOmitted()
  context?: string;

  @ApiPropertyOptional({ default: true, description: 'Whether figures of the latest season may be told' })
  @IsBoolean({ message: 'includeStats is true or false.' })
  @MayBeOmitted()
  includeStats?: boolean;
}

export class ImproveEmailRequest extends WriterChoice {
  @ApiProperty({ example: 'Coach {{coach_last_name}}, i want to play for you.', maxLength: MAX_EMAIL })
  @MaxLength(MAX_EMAIL, { message: tooLong })
  @IsNotEmpty({ message: 'There is no email to improve yet. Write one first.' })
  @IsString({ message: 'There is no email to improve yet. Write one first.' })
  @trimmed()
  currentEmail: string;

  @ApiProperty({ enum: IMPROVEMENT_TYPES })
  @IsIn(IMPROVEMENT_TYPES, { message: `improvementType is one of ${IMPROVEMENT_TYPES.join(', ')}.` })
  improvementType: ImprovementType;

  @ApiPropertyOptional({ enum: TONES, default: 'professional', description: 'For improvementType tone' })
  @IsIn(TONES, unknownTone)
  @MayBeOmitted()
  tone?: Tone;
}

export class GenerateSubjectLinesRequest extends WriterChoice {
  @ApiProperty({ example: 'Coach {{coach_last_name}}, here is my film.', maxLength: MAX_EMAIL })
  @MaxLength(MAX_EMAIL, { message: tooLong })
  @IsNotEmpty({ message: 'Please add email template content first to generate subject lines.' })
  @IsString({ message: 'Please add email template content first to generate subject lines.' })
  @trimmed()
  emailContent: string;

  @ApiPropertyOptional({ default: 5, minimum: 1, maximum: MAX_SUBJECT_LINES })
  @Max(MAX_SUBJECT_LINES, { message: `At most ${MAX_SUBJECT_LINES} subject lines at once.` })
  @Min(1, { message: 'At least one subject line.' })
  @IsInt({ message: 'count is a whole number.' })
  @MayBeOmitted()
  count?: number;
}
