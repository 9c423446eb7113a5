import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsBoolean,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class CampaignTextRequest {
  @ApiProperty({ example: 'Junior film', maxLength: 120 })
  @MaxLength(120, { message: 'A name has at most 120 characters.' })
  @IsNotEmpty({ message: 'Please give the campaign a name.' })
  @IsString({ message: 'Please give the campaign a name.' })
  @trimmed()
  name: string;

  @ApiProperty({ example: '{{student_graduation_year}} {{student_position}}: junior film', maxLength: 250 })
  @MaxLength(250, { message: 'A subject has at most 250 characters.' })
  @Matches(/^[^\r\n\u2028\u2029]*$/, { message: 'The subject must be one line.' })
  @IsNotEmpty({ message: 'Please write a subject.' })
  @IsString({ message: 'Please write a subject.' })
  @trimmed()
  subject: string;

  @ApiProperty({ example: 'Coach {{coach_first_name|Coach}},\n\nI am a {{student_position}} …', maxLength: 50_000 })
  @MaxLength(50_000, { message: 'A template has at most 50,000 characters.' })
  @IsNotEmpty({ message: 'Please write the email.' })
  @IsString({ message: 'Please write the email.' })
  @trimmed()
  template: string;

  @ApiPropertyOptional({ example: true, description: 'Count opens with an invisible picture; on unless said otherwise' })
  @IsBoolean({ message: 'trackOpens is true or false.' })
  @IsOptional()
  trackOpens?: boolean;
}

export class CreateCampaignRequest extends CampaignTextRequest {
  @ApiPropertyOptional({ enum: ['draft'], description: 'New campaigns are drafts' })
  @Equals('draft', { message: 'A new campaign is a draft.' })
  @IsOptional()
  status?: 'draft';
}

export class UpdateCampaignRequest extends CampaignTextRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'Has to be the id of the path' })
  @IsString()
  @IsOptional()
  id?: string;
}

export class ConfirmationRequest {
  @ApiProperty({ example: 42 })
  @IsInt()
  coachId: number;

  @ApiProperty({ example: 'empty_placeholder' })
  @MaxLength(60)
  @IsString()
  code: string;
}

export class SendKeptRequest {
  @ApiPropertyOptional({ type: [ConfirmationRequest], description: '“It is right”, for each item of needs_confirmation' })
  @ArrayMaxSize(20_000)
  @ValidateNested({ each: true })
  @Type(() => ConfirmationRequest)
  @IsArray()
  @IsOptional()
  confirmed?: ConfirmationRequest[];
}

export class SendCampaignRequest extends SendKeptRequest {
  @ApiProperty({ type: [Number], example: [42, 43] })
  @ArrayMaxSize(5_000, { message: 'At most 5,000 coaches at once.' })
  @ArrayUnique({ message: 'A coach is named twice.' })
  @Min(1, { each: true })
  @IsInt({ each: true, message: 'selectedCoachIds takes the ids of coaches.' })
  @ArrayNotEmpty({ message: 'Please pick at least one coach.' })
  @IsArray({ message: 'Please pick at least one coach.' })
  selectedCoachIds: number[];

  @ApiPropertyOptional({ example: 3, description: 'The revision that was looked at; another one answers 409 campaign_changed' })
  @Min(1)
  @IsInt({ message: 'revision is the number that the campaign gave.' })
  @IsOptional()
  revision?: number;

  @ApiPropertyOptional({ example: false, description: 'Deliver nothing: keep the mails until send-kept. Needed while nothing can deliver' })
  @IsBoolean({ message: 'keep is true or false.' })
  @IsOptional()
  keep?: boolean;
}

export class DecideMailRequest {
  @ApiProperty({ enum: ['arrived', 'send_again'] })
  @IsIn(['arrived', 'send_again'], { message: 'outcome is arrived or send_again.' })
  outcome: 'arrived' | 'send_again';
}
