import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';

const REQUIRED = { message: 'All fields are required.' };

export class RegisterRequest {
  @ApiProperty({ example: 'marcus.lee', maxLength: 64 })
  @Matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { message: 'A username is one line.' })
  @Matches(/^\S(.*\S)?$/s, { message: 'A username must not start or end with a space.' })
  @MaxLength(64, { message: 'A username has at most 64 characters.' })
  @IsNotEmpty(REQUIRED)
  @IsString(REQUIRED)
  username: string;

  @ApiProperty({ example: 'marcus@example.org', maxLength: 254 })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @MaxLength(254, { message: 'Please enter a valid email address.' })
  @IsNotEmpty(REQUIRED)
  email: string;

  @ApiProperty({ example: 'touchdown', minLength: 6, maxLength: 1024 })
  @MaxLength(1024, { message: 'A password has at most 1024 characters.' })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @IsString(REQUIRED)
  password: string;
}

export class LoginRequest {
  @ApiProperty({ example: 'marcus.lee' })
  @MaxLength(320)
  @IsNotEmpty({ message: 'Please enter your username.' })
  @IsString({ message: 'Please enter your username.' })
  username: string;

  @ApiProperty({ example: 'touchdown' })
  @MaxLength(1024)
  @IsNotEmpty({ message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password: string;
}

export class VerificationMail {
  @ApiProperty({ example: true, description: 'False when the mail was not delivered: it is only kept on this server, or the address is confirmed already' })
  delivered: boolean;
}

export class VerifyEmailRequest {
  @ApiProperty({ example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF', description: 'The token of the link in the mail' })
  @MaxLength(200)
  @IsNotEmpty()
  @IsString()
  token: string;
}
