import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

import { IsRowId } from '../../../../../../platform/http/decorators/is-row-id.js';
import type { SentTestMail } from '../../../application/test-mail/send-test-mail.use-case.js';

export class TestMailRequest {
  @ApiProperty({ example: 42, description: 'The coach whose email is sent to you' })
  @IsRowId({ message: 'coachId is the id of a coach.' })
  coachId: number;

  @ApiProperty({
    format: 'uuid',
    example: '5f0c6a52-6f0f-4b49-9d6c-6d6a2f1f7a11',
    description: 'A new one for each press; the same one again sends nothing more',
  })
  @IsUUID(undefined, { message: 'key is a UUID, a new one for each press.' })
  key: string;
}

export class SentTestMailDto implements SentTestMail {
  @ApiProperty({ example: 'marcus@example.org' })
  to: string;

  @ApiProperty({ example: '[Test] QB 2028 from Austin: Marcus Lee' })
  subject: string;
}
