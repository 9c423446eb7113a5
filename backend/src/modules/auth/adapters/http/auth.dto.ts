import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { MayBeNull } from '../../../../platform/http/decorators/may-be-null.js';
import { MAX_MAIL_ADDRESS } from '../../../../shared-kernel/mail-address.js';
import { ACCOUNT_LIMITS } from '../../domain/account-limits.js';

const REQUIRED = { message: 'All fields are required.' };
const NO_DATE = { message: 'Enter your date of birth as year, month and day: 2009-03-14.' };

export class RegisterRequest {
  @ApiProperty({ example: 'marcus.lee', maxLength: ACCOUNT_LIMITS.username })
  @Matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { message: 'A username is one line.' })
  @Matches(/^\S(.*\S)?$/s, { message: 'A username must not start or end with a space.' })
  @MaxLength(ACCOUNT_LIMITS.username, { message: `A username has at most ${ACCOUNT_LIMITS.username} characters.` })
  @IsNotEmpty(REQUIRED)
  @IsString(REQUIRED)
  username: string;

  @ApiProperty({ example: 'marcus@example.org', maxLength: MAX_MAIL_ADDRESS })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @MaxLength(MAX_MAIL_ADDRESS, { message: 'Please enter a valid email address.' })
  @IsNotEmpty(REQUIRED)
  email: string;

  @ApiProperty({ example: 'touchdown', minLength: 6, maxLength: ACCOUNT_LIMITS.password })
  @MaxLength(ACCOUNT_LIMITS.password, { message: `A password has at most ${ACCOUNT_LIMITS.password} characters.` })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @IsString(REQUIRED)
  password: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    nullable: true,
    maxLength: 10,
    example: '2009-03-14',
    description: 'Under 13 is refused with the code under_13, and nothing is stored',
  })
  @MaxLength(10, NO_DATE)
  @IsString(NO_DATE)
  @MayBeNull()
  birthdate?: string | null;
}

export class LoginRequest {
  @ApiProperty({ example: 'marcus.lee', maxLength: ACCOUNT_LIMITS.signInName })
  @MaxLength(ACCOUNT_LIMITS.signInName)
  @IsNotEmpty({ message: 'Please enter your username.' })
  @IsString({ message: 'Please enter your username.' })
  username: string;

  @ApiProperty({ example: 'touchdown', maxLength: ACCOUNT_LIMITS.password })
  @MaxLength(ACCOUNT_LIMITS.password)
  @IsNotEmpty({ message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password: string;
}

export class VerificationMail {
  @ApiProperty({
    example: true,
    description: 'False when the email was not delivered: it is only kept on this server, or the address is confirmed already',
  })
  delivered: boolean;
}

export class VerifyEmailRequest {
  @ApiProperty({
    example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF',
    maxLength: ACCOUNT_LIMITS.linkToken,
    description: 'The token of the link in the email',
  })
  @MaxLength(ACCOUNT_LIMITS.linkToken)
  @IsNotEmpty()
  @IsString()
  token: string;
}
