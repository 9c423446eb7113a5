import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';

import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';
import { MAX_PASSWORD } from '../../../../../shared-kernel/max-password.js';
import type { ProfileInput } from '../../domain/profile-input.js';
import { PROFILE_LIMITS } from '../../domain/profile-limits.js';

const text = (example: string, maxLength: number) => ({ type: String, nullable: true, example, maxLength });
const whole = (example: number, minimum: number, maximum: number) => {
  return { type: 'integer', nullable: true, example, minimum, maximum } as const;
};

/**
 * Any subset of the fields: what is not there stays as it is, null and blank text clear. The values are judged by the
 * profile's own rules, all at once, so nothing but the names is checked here.
 */
export class UpdateUserRequest implements ProfileInput {
  @Allow()
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }], nullable: true },
    example: { gpa: 3.6, city: null },
    description: 'The stored values that the profile fields were changed from; a field left out is replaced whatever is stored',
  })
  before?: unknown;

  @Allow()
  @ApiPropertyOptional(text('Marcus', PROFILE_LIMITS.name))
  firstName?: unknown;

  @Allow()
  @ApiPropertyOptional(text('Lee', PROFILE_LIMITS.name))
  lastName?: unknown;

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

  @Allow()
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    enum: ['QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB', 'K', 'P', null],
  })
  position?: unknown;

  @Allow()
  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    example: 2027,
    description: 'From last year to ten years from now',
  })
  graduationYear?: unknown;

  @Allow()
  @ApiPropertyOptional({ ...text('6\'2"', PROFILE_LIMITS.line), description: `6-2, 6'2 or 74 are stored as 6'2"` })
  height?: unknown;

  @Allow()
  @ApiPropertyOptional({ ...whole(205, 50, 500), description: 'Pounds' })
  weight?: unknown;

  @Allow()
  @ApiPropertyOptional({
    type: String,
    format: 'date',
    nullable: true,
    example: '2009-03-14',
    description: 'Under 13 is refused with the code under_13',
  })
  birthdate?: unknown;

  @Allow()
  @ApiPropertyOptional(text('12', PROFILE_LIMITS.jerseyNumber))
  jerseyNumber?: unknown;

  @Allow()
  @ApiPropertyOptional({ type: Number, nullable: true, example: 3.7, minimum: 0, maximum: 4, multipleOf: 0.01 })
  gpa?: unknown;

  @Allow()
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 3.55,
    minimum: 0,
    maximum: 4,
    multipleOf: 0.01,
    description: "The GPA of the NCAA's core courses",
  })
  coreGpa?: unknown;

  @Allow()
  @ApiPropertyOptional(whole(1280, 400, 1600))
  satScore?: unknown;

  @Allow()
  @ApiPropertyOptional(whole(27, 1, 36))
  actScore?: unknown;

  @Allow()
  @ApiPropertyOptional(text('Westlake High School', PROFILE_LIMITS.line))
  highSchool?: unknown;

  @Allow()
  @ApiPropertyOptional(text('Jordan Field', PROFILE_LIMITS.line))
  highSchoolHeadCoach?: unknown;

  @Allow()
  @ApiPropertyOptional(text('Sam Route', PROFILE_LIMITS.line))
  highSchoolPositionCoach?: unknown;

  @Allow()
  @ApiPropertyOptional(text('Austin', PROFILE_LIMITS.line))
  city?: unknown;

  @Allow()
  @ApiPropertyOptional({ ...text('TX', PROFILE_LIMITS.line), description: 'Code or name of a state of the USA; stored as the code' })
  state?: unknown;

  @Allow()
  @ApiPropertyOptional({
    ...text('https://www.maxpreps.com/tx/austin/westlake-chaparrals/athletes/marcus-lee/', PROFILE_LIMITS.webAddress),
    description: 'The full address of the page',
  })
  maxPrepsId?: unknown;

  @Allow()
  @ApiPropertyOptional({
    ...text('https://www.hudl.com/profile/12/Marcus-Lee', PROFILE_LIMITS.webAddress),
    description: 'http or https; without a scheme it gets https',
  })
  hudlProfileUrl?: unknown;

  @Allow()
  @ApiPropertyOptional({ ...text('marcuslee12', PROFILE_LIMITS.line), description: 'A name, @name or the address at x.com' })
  twitterHandle?: unknown;
}
