import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsBoolean,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { ListOf } from '../../../../../platform/http/decorators/list-of.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { UniqueEntries } from '../../../../../platform/http/decorators/unique-entries.js';
import { CAMPAIGN_LIMITS } from '../../domain/campaign-limits.js';
import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import { PROBLEM_CODES, type Confirmation } from '../../domain/mail-problem.js';
import { ScheduleRequest } from './schedule.request.js';

const TOO_MANY_COACHES = `At most ${CAMPAIGN_LIMITS.coachesAtOnce.toLocaleString('en-US')} coaches at once.`;
const trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class CampaignTextRequest {
  @ApiProperty({ example: 'Junior film', maxLength: CAMPAIGN_LIMITS.name })
  @MaxLength(CAMPAIGN_LIMITS.name, { message: `A name has at most ${CAMPAIGN_LIMITS.name} characters.` })
  @IsNotEmpty({ message: 'Please give the campaign a name.' })
  @IsString({ message: 'Please give the campaign a name.' })
  @trimmed()
  name: string;

  @ApiProperty({ example: '{{student_graduation_year}} {{student_position}}: junior film', maxLength: CAMPAIGN_LIMITS.subject })
  @MaxLength(CAMPAIGN_LIMITS.subject, { message: `A subject has at most ${CAMPAIGN_LIMITS.subject} characters.` })
  @Matches(/^[^\r\n\u2028\u2029]*$/, { message: 'The subject must be one line.' })
  @IsNotEmpty({ message: 'Please write a subject.' })
  @IsString({ message: 'Please write a subject.' })
  @trimmed()
  subject: string;

  /** Its length depends on the draft that it changes, so it is checked with the draft. */
  @ApiProperty({ example: 'Coach {{coach_first_name|Coach}},\n\nI am a {{student_position}} …', maxLength: CAMPAIGN_LIMITS.template })
  @IsNotEmpty({ message: 'Please write the email.' })
  @IsString({ message: 'Please write the email.' })
  @trimmed()
  template: string;

  @ApiPropertyOptional({
    example: true,
    description: 'Count opens with an invisible picture; left out, a new campaign starts with the email settings',
  })
  @IsBoolean({ message: 'trackOpens is true or false.' })
  @MayBeOmitted()
  trackOpens?: boolean;
}

export class CreateCampaignRequest extends CampaignTextRequest {
  @ApiPropertyOptional({ enum: ['draft'], description: 'New campaigns are drafts' })
  @Equals('draft', { message: 'A new campaign is a draft.' })
  @MayBeOmitted()
  status?: 'draft';

  @ApiPropertyOptional({ format: 'uuid', description: 'Chosen by the caller: sent again with the same id, the draft is stored once' })
  @IsUUID('4', { message: 'id is a UUID.' })
  @MayBeOmitted()
  id?: string;
}

export class UpdateCampaignRequest extends CampaignTextRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'Has to be the id of the path' })
  @IsString()
  @MayBeOmitted()
  id?: string;

  @ApiPropertyOptional({
    example: 3,
    description: 'The revision that the text was written from; left out, the stored text is replaced whatever it is',
  })
  @Max(2_147_483_647)
  @Min(1)
  @IsInt({ message: 'revision is the number that the campaign gave.' })
  @MayBeOmitted()
  revision?: number;
}

export class ConfirmationRequest {
  @ApiProperty({ example: 42 })
  @IsRowId()
  coachId: number;

  @ApiProperty({ example: 'empty_placeholder', maxLength: CAMPAIGN_LIMITS.confirmationCode })
  @MaxLength(CAMPAIGN_LIMITS.confirmationCode)
  @IsString()
  code: string;
}

export class GroupConfirmationRequest {
  @ApiProperty({ example: 'recent_contact', maxLength: CAMPAIGN_LIMITS.confirmationCode })
  @MaxLength(CAMPAIGN_LIMITS.confirmationCode)
  @IsString()
  code: string;

  @ApiProperty({ type: [Number], example: [42, 43], description: 'The coaches it is right for' })
  @ArrayMaxSize(CAMPAIGN_LIMITS.coachesAtOnce, { message: TOO_MANY_COACHES })
  @IsRowId({ each: true, message: 'coachIds takes the ids of coaches.' })
  @IsArray({ message: 'coachIds is a list of ids.' })
  coachIds: number[];
}

export class SendKeptRequest {
  @ApiPropertyOptional({
    type: [GroupConfirmationRequest],
    description: 'The same as confirmed, once for each code: thousands of coaches fit into one request',
  })
  @ListOf(GroupConfirmationRequest, PROBLEM_CODES.length)
  @MayBeOmitted()
  confirmedTogether?: GroupConfirmationRequest[];

  @ApiPropertyOptional({ type: [ConfirmationRequest], description: '“Keep as it is”, for each item of needs_confirmation' })
  @ListOf(ConfirmationRequest, CAMPAIGN_LIMITS.confirmations)
  @MayBeOmitted()
  confirmed?: ConfirmationRequest[];
}

/** All that was confirmed, one by one and together. */
export function confirmationsOf({ confirmed = [], confirmedTogether = [] }: SendKeptRequest): Confirmation[] {
  return [...confirmed, ...confirmedTogether.flatMap(({ code, coachIds }) => coachIds.map((coachId) => ({ coachId, code })))];
}

export class SendCampaignRequest extends SendKeptRequest {
  @ApiProperty({ type: [Number], example: [42, 43] })
  @ArrayMaxSize(CAMPAIGN_LIMITS.coachesAtOnce, { message: TOO_MANY_COACHES })
  @UniqueEntries({ message: 'A coach is named twice.' })
  @IsRowId({ each: true, message: 'selectedCoachIds takes the ids of coaches.' })
  @ArrayNotEmpty({ message: 'Please pick at least one coach.' })
  @IsArray({ message: 'Please pick at least one coach.' })
  selectedCoachIds: number[];

  @ApiPropertyOptional({ example: 3, description: 'The revision that was looked at; another one answers 409 campaign_changed' })
  @Max(2_147_483_647)
  @Min(1)
  @IsInt({ message: 'revision is the number that the campaign gave.' })
  @MayBeOmitted()
  revision?: number;

  @ApiPropertyOptional({
    example: false,
    description: 'Deliver nothing: keep the emails until send-kept. Needed while nothing can deliver',
  })
  @IsBoolean({ message: 'keep is true or false.' })
  @MayBeOmitted()
  keep?: boolean;

  @ApiPropertyOptional({
    example: false,
    description: 'Deliver nothing: the athlete sends every email by hand and marks it. Until then it is not delivered',
  })
  @IsBoolean({ message: 'byHand is true or false.' })
  @MayBeOmitted()
  byHand?: boolean;

  @ApiPropertyOptional({ type: ScheduleRequest, description: 'When the emails leave; left out: as soon as the Send cannot be taken back' })
  @ValidateNested()
  @Type(() => ScheduleRequest)
  @IsObject({ message: 'schedule is an object with a way and a zone.' })
  @MayBeOmitted()
  schedule?: ScheduleRequest;
}

export class DecideMailRequest {
  @ApiProperty({ enum: ['arrived', 'send_again'] })
  @IsIn(['arrived', 'send_again'], { message: 'outcome is arrived or send_again.' })
  outcome: 'arrived' | 'send_again';

  @ApiPropertyOptional({
    example: 'quinn.dummett@akron.example.edu',
    maxLength: MAX_MAIL_ADDRESS,
    description: 'The sendAgainTo that was shown; another present address answers 409 address_changed',
  })
  @MaxLength(MAX_MAIL_ADDRESS)
  @IsString({ message: 'toAddress is the address that the email showed.' })
  @ValidateIf((_, value) => value !== undefined)
  toAddress?: string;
}
