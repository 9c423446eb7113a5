import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsBoolean, IsEmail, IsIn, IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import { ACCOUNT_LIMITS } from '../../../../auth/index.js';
import { APPROVALS, type Approval } from '../../domain/controls.js';
import { GUARDIAN_LIMITS } from '../../domain/guardian-limits.js';

const ID = '0199c2f0-7a1b-7c3d-9e4f-5a6b7c8d9e0f';
const NO_DATE = { message: 'Enter your date of birth as year, month and day: 1980-03-14.' };

export class GuardianDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ example: 'Dana Lee' })
  name: string;

  @ApiProperty({ example: 'dana@example.org' })
  email: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T16:12:00.000Z' })
  since: Date;

  @ApiProperty({ example: true, description: 'The server delivered the invitation to this address; else the athlete handed it over' })
  mailed: boolean;
}

export class InvitationDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ example: 'dana@example.org' })
  address: string;

  @ApiProperty({ example: true })
  mailed: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T16:12:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', example: '2026-12-05T16:12:00.000Z' })
  expiresAt: Date;
}

export class FamilyDto {
  @ApiProperty({ type: [GuardianDto] })
  guardians: GuardianDto[];

  @ApiProperty({ type: [InvitationDto], description: 'Not accepted yet' })
  invitations: InvitationDto[];

  @ApiProperty({ example: true, description: 'Under 18, or no birth date yet: may invite, and cannot end it alone' })
  isMinor: boolean;

  @ApiProperty({
    enum: APPROVALS,
    type: String,
    nullable: true,
    example: 'first',
    description: 'What guardians read before it leaves; null: there is none',
  })
  approve: Approval | null;

  @ApiProperty({ type: Boolean, nullable: true, example: true, description: 'They want to be asked before the share page is turned on' })
  askBeforeSharing: boolean | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  pausedAt: Date | null;
}

export class InviteGuardianRequest {
  @ApiProperty({ example: 'dana@example.org', maxLength: MAX_MAIL_ADDRESS })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @MaxLength(MAX_MAIL_ADDRESS, { message: 'Please enter a valid email address.' })
  @IsNotEmpty({ message: 'Please enter a valid email address.' })
  email: string;
}

export class InvitedDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The link to hand over where the server cannot send email; said once. null: it was delivered',
  })
  link: string | null;

  @ApiProperty({ type: FamilyDto })
  family: FamilyDto;
}

export class InvitationTokenRequest {
  @ApiProperty({ example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF', maxLength: ACCOUNT_LIMITS.linkToken })
  @MaxLength(ACCOUNT_LIMITS.linkToken)
  @IsNotEmpty()
  @IsString()
  token: string;
}

export class OpenInvitationDto {
  @ApiProperty({ example: 'Marcus' })
  athleteName: string;

  @ApiProperty({ example: 'dana@example.org' })
  address: string;

  @ApiProperty({ format: 'date-time', example: '2026-12-05T16:12:00.000Z' })
  expiresAt: Date;

  @ApiProperty({
    enum: APPROVALS,
    type: String,
    nullable: true,
    example: null,
    description: 'What the other guardian has set; null: there is none',
  })
  approve: Approval | null;
}

class FirstControlsRequest {
  @ApiProperty({ enum: APPROVALS, example: 'first', description: 'Counts when the athlete has no guardian yet' })
  @IsIn(APPROVALS)
  approve: Approval;

  @ApiProperty({ example: true, description: 'Counts when the athlete has no guardian yet' })
  @IsBoolean()
  askBeforeSharing: boolean;
}

export class AcceptInvitationRequest extends IntersectionType(InvitationTokenRequest, FirstControlsRequest) {}

export class JoinAsGuardianRequest extends AcceptInvitationRequest {
  @ApiProperty({ example: 'Dana Lee', maxLength: GUARDIAN_LIMITS.name })
  @Matches(/\S/u, { message: 'Please enter your name.' })
  @Matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { message: 'A name is one line.' })
  @MaxLength(GUARDIAN_LIMITS.name, { message: `A name has at most ${GUARDIAN_LIMITS.name} characters.` })
  @IsString({ message: 'Please enter your name.' })
  name: string;

  @ApiProperty({ example: 'dana.lee', maxLength: ACCOUNT_LIMITS.username })
  @Matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { message: 'A username is one line.' })
  @Matches(/^\S(.*\S)?$/s, { message: 'A username must not start or end with a space.' })
  @MaxLength(ACCOUNT_LIMITS.username, { message: `A username has at most ${ACCOUNT_LIMITS.username} characters.` })
  @IsNotEmpty({ message: 'Please choose a username.' })
  @IsString({ message: 'Please choose a username.' })
  username: string;

  @ApiProperty({ example: 'touchdown', minLength: 6, maxLength: ACCOUNT_LIMITS.password })
  @MaxLength(ACCOUNT_LIMITS.password, { message: `A password has at most ${ACCOUNT_LIMITS.password} characters.` })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @IsString({ message: 'Please choose a password.' })
  password: string;

  @ApiProperty({ format: 'date', maxLength: 10, example: '1980-03-14', description: 'Looked at once and not stored' })
  @Matches(/^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, NO_DATE)
  @MaxLength(10, NO_DATE)
  @IsString(NO_DATE)
  birthdate: string;
}
