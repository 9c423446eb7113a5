import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';

import { MAX_MAIL_ADDRESS } from '../../../../shared-kernel/mail-address.js';
import { ACCOUNT_LIMITS } from '../../domain/account-limits.js';

const MISSING = { message: 'Please enter your password.' };

export class ChangeEmailRequest {
  @ApiProperty({ example: 'marcus.lee@example.org', maxLength: MAX_MAIL_ADDRESS })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @MaxLength(MAX_MAIL_ADDRESS, { message: 'Please enter a valid email address.' })
  @IsNotEmpty({ message: 'Please enter your new email address.' })
  email: string;

  @ApiProperty({ example: 'touchdown', maxLength: ACCOUNT_LIMITS.password })
  @MaxLength(ACCOUNT_LIMITS.password, { message: 'This password is not right.' })
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  currentPassword: string;
}

export class EmailChangeMail {
  @ApiProperty({
    example: true,
    description: 'Whether this server sends email at all; the same whether or not another account has the address',
  })
  sendsEmail: boolean;
}
