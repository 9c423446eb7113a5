import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEmail, IsIn, IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MAILBOX_CAPS } from '../../application/caps.js';
import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';

const SECURITIES = ['tls', 'starttls'] as const;
const MOST_HOST = MAILBOX_CAPS.mailboxHost.most;
const MOST_USERNAME = MAILBOX_CAPS.mailboxUsername.most;
const MOST_PASSWORD = MAILBOX_CAPS.mailboxPassword.most;
const ADDRESS = { message: 'Enter the whole address of the mailbox.' };
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

export class MailServerInput {
  @ApiProperty({ example: 'imap.mail.yahoo.com', maxLength: MOST_HOST })
  @Matches(/^(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,62}\.?)+|[0-9A-Fa-f:.]+)$/, {
    message: 'Enter the name of the server, for example imap.example.com.',
  })
  @MaxLength(MOST_HOST)
  @IsString()
  host: string;

  @ApiProperty({ example: 993 })
  @Max(65_535)
  @Min(1)
  @IsInt({ message: 'A port is a whole number.' })
  port: number;

  @ApiProperty({ enum: SECURITIES, example: 'tls' })
  @IsIn(SECURITIES, { message: 'Choose TLS or STARTTLS.' })
  security: 'tls' | 'starttls';
}

export class ConnectMailboxRequest {
  @ApiProperty({ example: 'marcus.lee@yahoo.com', maxLength: MAX_MAIL_ADDRESS, description: 'Coaches see it as the sender' })
  @IsEmail({}, ADDRESS)
  @MaxLength(MAX_MAIL_ADDRESS, ADDRESS)
  @IsNotEmpty(ADDRESS)
  email: string;

  @ApiPropertyOptional({
    example: 'marcus.lee',
    maxLength: MOST_USERNAME,
    description: 'The address, unless the provider wants another one',
  })
  @MayBeOmitted()
  @Matches(ONE_LINE, { message: 'A user name is one line.' })
  @MaxLength(MOST_USERNAME)
  @IsNotEmpty({ message: 'Enter the user name, or leave it out.' })
  @IsString()
  username?: string;

  @ApiProperty({
    example: 'abcd efgh ijkl mnop',
    maxLength: MOST_PASSWORD,
    description: 'Taken as it is, with spaces. It is never given out again',
  })
  @Matches(ONE_LINE, { message: 'A password is one line.' })
  @MaxLength(MOST_PASSWORD)
  @IsNotEmpty({ message: 'Enter the app password.' })
  @IsString({ message: 'Enter the app password.' })
  password: string;

  @ApiProperty({ type: MailServerInput })
  @ValidateNested()
  @Type(() => MailServerInput)
  @IsNotEmpty({ message: 'Enter the IMAP server.' })
  imap: MailServerInput;

  @ApiProperty({ type: MailServerInput })
  @ValidateNested()
  @Type(() => MailServerInput)
  @IsNotEmpty({ message: 'Enter the SMTP server.' })
  smtp: MailServerInput;
}

export class PresetQuery {
  @ApiPropertyOptional({ example: 'marcus.lee@yahoo.com', maxLength: MAX_MAIL_ADDRESS })
  @MayBeOmitted()
  @MaxLength(MAX_MAIL_ADDRESS)
  @IsString()
  email?: string;
}
