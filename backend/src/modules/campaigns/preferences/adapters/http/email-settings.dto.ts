import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

import { MayBeNull } from '../../../../../platform/http/decorators/may-be-null.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { EmailSettings } from '../../domain/email-settings.js';
import { EMAIL_SETTINGS_LIMITS } from '../../domain/email-settings-limits.js';

const { repeatDays, dailyLimit, signature } = EMAIL_SETTINGS_LIMITS;
const DAYS = `Choose 0 to ${repeatDays} days.`;
const LIMIT = `Choose 1 to ${dailyLimit} emails a day, or no limit of your own.`;
const LONG = `A signature has at most ${signature.toLocaleString('en-US')} characters. Please shorten yours.`;

export class EmailSettingsDto implements EmailSettings {
  @ApiProperty({ example: true, description: 'Whether opens are counted in a new campaign' })
  trackOpens: boolean;

  @ApiProperty({ example: 14, description: 'Days during which another email to the same coach has to be confirmed; 0 = never' })
  repeatDays: number;

  @ApiProperty({ type: Number, nullable: true, example: 40, description: 'Most emails in 24 hours; null = no limit of your own' })
  dailyLimit: number | null;

  @ApiProperty({ example: '{{student_first_name}} {{student_last_name}}\n{{student_position}}', description: 'Empty = none' })
  signature: string;

  @ApiProperty({ example: 1, description: 'Counts the changes of the signature' })
  revision: number;
}

/** Missing fields stay unchanged. */
export class ChangeEmailSettingsRequest {
  @ApiPropertyOptional({ example: true })
  @IsBoolean({ message: 'trackOpens is true or false.' })
  @MayBeOmitted()
  trackOpens?: boolean;

  @ApiPropertyOptional({ example: 14, minimum: 0, maximum: repeatDays })
  @Max(repeatDays, { message: DAYS })
  @Min(0, { message: DAYS })
  @IsInt({ message: DAYS })
  @MayBeOmitted()
  repeatDays?: number;

  @ApiPropertyOptional({ type: Number, nullable: true, example: 40, minimum: 1, maximum: dailyLimit })
  @Max(dailyLimit, { message: LIMIT })
  @Min(1, { message: LIMIT })
  @IsInt({ message: LIMIT })
  @MayBeNull()
  dailyLimit?: number | null;

  @ApiPropertyOptional({ example: '{{student_first_name}} {{student_last_name}}', maxLength: signature })
  @MaxLength(signature, { message: LONG })
  @IsString({ message: 'Please write a signature, or leave it empty.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value))
  @MayBeOmitted()
  signature?: string;

  @ApiPropertyOptional({
    example: 1,
    description: 'The revision that the signature was written from; left out, the stored one is replaced whatever it is',
  })
  @Max(2_147_483_647)
  @Min(1)
  @IsInt({ message: 'revision is the number that the settings gave.' })
  @MayBeOmitted()
  revision?: number;
}
