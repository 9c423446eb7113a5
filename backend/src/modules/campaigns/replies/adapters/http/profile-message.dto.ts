import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsString, IsUUID, Matches, MaxLength } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import { PROFILE_MESSAGE_LIMITS as LIMITS } from '../../domain/profile-message.js';

const NO_ADDRESS = { message: 'Please enter a valid email address.' };

/** A coach's message; no response contains the athlete's address. */
export class ProfileMessageRequest {
  @ApiProperty({
    format: 'uuid',
    example: '0199c2f0-7a1b-7c3d-9e4f-5a6b7c8d9e0f',
    description: 'Chosen by the page: the same one is kept once',
  })
  @IsUUID()
  key: string;

  @ApiProperty({ example: 'Quinn Dummett, offensive coordinator', maxLength: LIMITS.name })
  @Matches(/[\p{L}\p{N}]/u, { message: 'Please enter your name.' })
  @MaxLength(LIMITS.name, { message: `A name has at most ${LIMITS.name} characters.` })
  @IsString({ message: 'Please enter your name.' })
  name: string;

  @ApiProperty({ example: 'Akron', maxLength: LIMITS.school })
  @Matches(/[\p{L}\p{N}]/u, { message: 'Please enter your school.' })
  @MaxLength(LIMITS.school, { message: `A school has at most ${LIMITS.school} characters.` })
  @IsString({ message: 'Please enter your school.' })
  school: string;

  @ApiProperty({ example: 'quinn.dummett@akron.example.edu', maxLength: MAX_MAIL_ADDRESS })
  @IsEmail({}, NO_ADDRESS)
  @MaxLength(MAX_MAIL_ADDRESS, NO_ADDRESS)
  @IsString(NO_ADDRESS)
  email: string;

  @ApiProperty({ example: 'Marcus, can you send the full game against Marble Creek?', maxLength: LIMITS.text })
  @Matches(/[\p{L}\p{N}]/u, { message: 'Please write a message.' })
  @MaxLength(LIMITS.text, { message: `A message has at most ${LIMITS.text.toLocaleString('en-US')} characters.` })
  @IsString({ message: 'Please write a message.' })
  text: string;

  @ApiPropertyOptional({ example: '', maxLength: LIMITS.name, description: 'People do not see this field: what fills it in is a program' })
  @MaxLength(LIMITS.name)
  @IsString()
  @MayBeOmitted()
  website?: string;
}
