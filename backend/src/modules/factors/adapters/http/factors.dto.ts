import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';

import { MayBeNull } from '../../../../platform/http/decorators/may-be-null.js';
import { ACCOUNT_LIMITS } from '../../../auth/index.js';
import { FACTOR_LIMITS } from '../../domain/factor-limits.js';
import type { Passkey } from '../../domain/passkey.js';
import type { FactorDuty } from '../../domain/second-step.js';

const BAD_ANSWER = { message: 'This passkey could not be checked. Try again, or use your password.' };
const NO_NAME = { message: 'Give the passkey a name.' };
const NO_CODE = { message: 'Enter the code.' };
const ANSWER = {
  example: '{"id":"q7Yw0Zc1m3K9","rawId":"q7Yw0Zc1m3K9","type":"public-key","response":{}}',
  maxLength: FACTOR_LIMITS.passkeyAnswer,
  description: "What the browser answers, as the WebAuthn standard's JSON",
};

export class PasskeyQuestion {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { challenge: 'dG9rZW4tMQ', rpId: 'localhost', timeout: 300000, userVerification: 'preferred' },
    description: "Options for the browser, as the WebAuthn standard's JSON. Good for one answer within 5 minutes",
  })
  options: Record<string, unknown>;
}

export class RenamePasskeyRequest {
  @ApiProperty({ example: "Marcus's phone", minLength: 1, maxLength: FACTOR_LIMITS.passkeyName })
  @Matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { message: 'A name is one line.' })
  @Matches(/\S/, NO_NAME)
  @MaxLength(FACTOR_LIMITS.passkeyName, { message: `A name has at most ${FACTOR_LIMITS.passkeyName} characters.` })
  @IsString(NO_NAME)
  name: string;
}

export class AddPasskeyRequest extends RenamePasskeyRequest {
  @ApiProperty(ANSWER)
  @MaxLength(FACTOR_LIMITS.passkeyAnswer, BAD_ANSWER)
  @IsNotEmpty(BAD_ANSWER)
  @IsString(BAD_ANSWER)
  passkey: string;
}

export class CodeRequest {
  @ApiProperty({ example: '123456', maxLength: FACTOR_LIMITS.code, description: 'Six digits of the authenticator app' })
  @MaxLength(FACTOR_LIMITS.code, NO_CODE)
  @IsNotEmpty(NO_CODE)
  @IsString(NO_CODE)
  code: string;
}

export class ConfirmIdentityRequest {
  @ApiPropertyOptional({ type: String, nullable: true, example: 'touchdown', maxLength: ACCOUNT_LIMITS.password })
  @MaxLength(ACCOUNT_LIMITS.password, { message: 'This password is not right. Nothing was changed.' })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  @MayBeNull()
  password?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, ...ANSWER, description: 'Instead of the password: what the browser answers' })
  @MaxLength(FACTOR_LIMITS.passkeyAnswer, BAD_ANSWER)
  @IsNotEmpty(BAD_ANSWER)
  @IsString(BAD_ANSWER)
  @MayBeNull()
  passkey?: string | null;
}

export class ShowFactorRequest {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '123456',
    maxLength: FACTOR_LIMITS.code,
    description: 'Six digits of the authenticator app, or a recovery code',
  })
  @MaxLength(FACTOR_LIMITS.code, NO_CODE)
  @IsNotEmpty(NO_CODE)
  @IsString(NO_CODE)
  @MayBeNull()
  code?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, ...ANSWER, description: 'Instead of a code: what the browser answers' })
  @MaxLength(FACTOR_LIMITS.passkeyAnswer, BAD_ANSWER)
  @IsNotEmpty(BAD_ANSWER)
  @IsString(BAD_ANSWER)
  @MayBeNull()
  passkey?: string | null;
}

export class PasskeySignInRequest {
  @ApiProperty(ANSWER)
  @MaxLength(FACTOR_LIMITS.passkeyAnswer, BAD_ANSWER)
  @IsNotEmpty(BAD_ANSWER)
  @IsString(BAD_ANSWER)
  passkey: string;
}

export class TicketRequest {
  @ApiProperty({
    example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF',
    maxLength: ACCOUNT_LIMITS.linkToken,
    description: 'From the answer second_step_needed; opens the second step only, for 5 minutes',
  })
  @MaxLength(ACCOUNT_LIMITS.linkToken)
  @IsNotEmpty()
  @IsString()
  ticket: string;
}

export class SecondStepRequest extends ShowFactorRequest {
  @ApiProperty({ example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF', maxLength: ACCOUNT_LIMITS.linkToken })
  @MaxLength(ACCOUNT_LIMITS.linkToken)
  @IsNotEmpty()
  @IsString()
  ticket: string;
}

export class PasskeyDto implements Pick<Passkey, 'id' | 'name' | 'isBackedUp' | 'createdAt' | 'lastUsedAt'> {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: "Marcus's phone" })
  name: string;

  @ApiProperty({ example: true, description: 'A password manager keeps it on several devices' })
  isBackedUp: boolean;

  @ApiProperty({ example: '2026-03-04T05:06:07.000Z' })
  createdAt: Date;

  @ApiProperty({ type: Date, nullable: true, example: '2026-03-04T05:06:07.000Z', description: 'Null until it was used' })
  lastUsedAt: Date | null;

  static of({ id, name, isBackedUp, createdAt, lastUsedAt }: Passkey): PasskeyDto {
    return { id, name, isBackedUp, createdAt, lastUsedAt };
  }
}

export class SecurityDto {
  @ApiProperty({ type: [PasskeyDto], description: 'The oldest first' })
  passkeys: PasskeyDto[];

  @ApiProperty({ example: 10, description: 'How many passkeys an account can have' })
  mostPasskeys: number;

  @ApiProperty({ example: true, description: 'Signing in with the password asks for a code of an authenticator app' })
  hasApp: boolean;

  @ApiProperty({ example: 10, description: 'Recovery codes that were not used' })
  recoveryCodesLeft: number;

  @ApiProperty({ example: false, description: 'This account has to have a second factor' })
  isRequired: boolean;

  @ApiProperty({
    enum: ['none', 'set_up', 'confirm'],
    example: 'none',
    description: 'What this session owes before anything else is answered',
  })
  secondFactor: FactorDuty;
}

export class NewAppDto {
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'For an app that cannot read the QR code' })
  secret: string;

  @ApiProperty({
    example: 'otpauth://totp/Recruit:marcus.lee?issuer=Recruit&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    description: 'What the QR code holds',
  })
  address: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], example: ['7k2m-9qxc-04tz-hw3e'], description: 'Readable only now; each works once' })
  codes: string[];
}
