import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { MayBeNull } from '../../../../platform/http/decorators/may-be-null.js';
import { MayBeOmitted } from '../../../../platform/http/decorators/may-be-omitted.js';
import { CAMPAIGN_LIMITS, type EmailTemplateView } from '../../../campaigns/writing/index.js';

const TOO_LONG = `A template has at most ${CAMPAIGN_LIMITS.template.toLocaleString('en-US')} characters.`;

const trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class WriteEmailTemplate {
  @ApiProperty({ example: 'Introduction', maxLength: CAMPAIGN_LIMITS.name })
  @MaxLength(CAMPAIGN_LIMITS.name, { message: `A name has at most ${CAMPAIGN_LIMITS.name} characters.` })
  @IsNotEmpty({ message: 'Please give the template a name.' })
  @IsString({ message: 'Please give the template a name.' })
  @trimmed()
  name: string;

  @ApiPropertyOptional({
    example: 'The first email to a coach',
    type: String,
    nullable: true,
    maxLength: CAMPAIGN_LIMITS.templateDescription,
  })
  @MaxLength(CAMPAIGN_LIMITS.templateDescription, {
    message: `A description has at most ${CAMPAIGN_LIMITS.templateDescription} characters.`,
  })
  @IsString()
  @MayBeNull()
  @trimmed()
  description?: string | null;

  @ApiPropertyOptional({
    example: '{{student_graduation_year}} {{student_position}}, {{student_high_school}}',
    type: String,
    nullable: true,
    maxLength: CAMPAIGN_LIMITS.subject,
  })
  @MaxLength(CAMPAIGN_LIMITS.subject, { message: `A subject has at most ${CAMPAIGN_LIMITS.subject} characters.` })
  @Matches(/^[^\r\n\u2028\u2029]*$/, { message: 'The subject must be one line.' })
  @IsString()
  @MayBeNull()
  @trimmed()
  subject?: string | null;

  @ApiProperty({ example: 'Coach {{coach_last_name|and staff}},\n\nI am a {{student_position}} …', maxLength: CAMPAIGN_LIMITS.template })
  @MaxLength(CAMPAIGN_LIMITS.template, { message: TOO_LONG })
  @IsNotEmpty({ message: 'Please write the content.' })
  @IsString({ message: 'Please write the content.' })
  @trimmed()
  template: string;
}

export class ChangeEmailTemplate extends WriteEmailTemplate {
  @ApiPropertyOptional({
    example: 3,
    description: 'The revision that the text was written from; left out, the stored text is replaced whatever it is',
  })
  @Max(2_147_483_647)
  @Min(1)
  @IsInt({ message: 'revision is the number that the template gave.' })
  @MayBeOmitted()
  revision?: number;
}

export class AdminEmailTemplate implements EmailTemplateView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Introduction' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'The first email to a coach' })
  description: string | null;

  @ApiProperty({ type: String, nullable: true, example: '{{student_graduation_year}} {{student_position}}, {{student_high_school}}' })
  subject: string | null;

  @ApiProperty({ example: 'Coach {{coach_last_name}},\n\nhere is my film: {{hudl_profile_url}}' })
  template: string;

  @ApiProperty({ example: 1, description: 'Counts the changes of the text' })
  revision: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;
}
