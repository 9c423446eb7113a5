import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { CAMPAIGN_LIMITS } from '../../domain/campaign-limits.js';
import type { CoachTextSaved } from '../../resources/coach-texts.resource.js';

const trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class CoachTextRequest {
  @ApiProperty({ example: 'QB 2028: thank you for Saturday', maxLength: CAMPAIGN_LIMITS.subject })
  @MaxLength(CAMPAIGN_LIMITS.subject, { message: `A subject has at most ${CAMPAIGN_LIMITS.subject} characters.` })
  @Matches(/^[^\r\n\u2028\u2029]*$/, { message: 'The subject must be one line.' })
  @IsNotEmpty({ message: 'Please write a subject.' })
  @IsString({ message: 'Please write a subject.' })
  @trimmed()
  subject: string;

  @ApiProperty({ example: 'Coach Dummett,\n\nthank you for your time on Saturday.', maxLength: CAMPAIGN_LIMITS.template })
  @MaxLength(CAMPAIGN_LIMITS.template, { message: `An email has at most ${CAMPAIGN_LIMITS.template} characters.` })
  @IsNotEmpty({ message: 'Please write the email.' })
  @IsString({ message: 'Please write the email.' })
  @trimmed()
  template: string;

  @ApiProperty({ example: 0, description: 'The textRevision of the preview that the change was made from; 0: the campaign’s own text' })
  @Max(2_147_483_647)
  @Min(0)
  @IsInt({ message: 'revision is the number that the preview gave.' })
  revision: number;
}

export class CoachTextSavedDto implements CoachTextSaved {
  @ApiProperty({ example: 1, description: '0: the coach gets the campaign’s text' })
  revision: number;

  @ApiProperty({ example: 4, description: 'Of the campaign: it counts this change too' })
  campaignRevision: number;
}
