import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';

import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import { MAX_PASSWORD } from '../../../../../shared-kernel/max-password.js';
import { profileRequest } from '../../../fields/adapters/http/index.js';
import type { ProfileInput } from '../../domain/profile-input.js';

/** Any subset of the fields: missing ones stay unchanged, null and blank text clear a field. */
export class UpdateUserRequest extends profileRequest() implements ProfileInput {
  @Allow()
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'object' }], nullable: true },
    example: { gpa: 3.6, city: null },
    description: 'The stored values that the profile fields were changed from; a field left out is replaced whatever is stored',
  })
  before?: unknown;

  @Allow()
  @ApiPropertyOptional({
    type: String,
    example: 'marcus@example.org',
    maxLength: MAX_MAIL_ADDRESS,
    description: 'A changed address needs currentPassword and counts as not verified; it cannot be cleared',
  })
  email?: unknown;

  @Allow()
  @ApiPropertyOptional({
    example: 'friday-nights',
    type: String,
    maxLength: MAX_PASSWORD,
    description: 'Only to change the email address',
  })
  currentPassword?: unknown;
}
