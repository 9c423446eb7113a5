import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';

import { MAX_MAIL_ADDRESS } from '../../../../shared-kernel/mail-address.js';
import { ACCOUNT_LIMITS } from '../../domain/account-limits.js';

const MISSING = { message: 'Please enter your current password.' };

class NewPasswordRequest {
  @ApiProperty({ example: 'field goal', minLength: 6, maxLength: ACCOUNT_LIMITS.password })
  @MaxLength(ACCOUNT_LIMITS.password, { message: `A password has at most ${ACCOUNT_LIMITS.password} characters.` })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @IsString({ message: 'Please enter a new password.' })
  newPassword: string;
}

export class ChangePasswordRequest extends NewPasswordRequest {
  @ApiProperty({ example: 'touchdown', maxLength: ACCOUNT_LIMITS.password })
  @MaxLength(ACCOUNT_LIMITS.password, { message: 'Your current password is not right.' })
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  currentPassword: string;
}

export class ResetPasswordRequest extends NewPasswordRequest {
  @ApiProperty({
    example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF',
    maxLength: ACCOUNT_LIMITS.linkToken,
    description: 'The token of the link',
  })
  @MaxLength(ACCOUNT_LIMITS.linkToken)
  @IsNotEmpty()
  @IsString()
  token: string;
}

export class ResetMailRequest {
  @ApiProperty({ example: 'marcus@example.org', maxLength: MAX_MAIL_ADDRESS })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @MaxLength(MAX_MAIL_ADDRESS, { message: 'Please enter a valid email address.' })
  @IsNotEmpty({ message: 'Please enter your email address.' })
  email: string;
}

export class ResetMail {
  @ApiProperty({
    example: true,
    description: 'Whether this server sends email at all; the same whether or not there is an account with this address',
  })
  sendsEmail: boolean;
}
