import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

import type { AthleteProfile } from '../../domain/athlete-profile.js';
import type { ProfileField } from '../../domain/profile-field.js';
import { PROFILE_FIELDS } from '../../domain/profile-fields.js';
import { MeasuredDto } from './measured.dto.js';

/** A class with every field of the profile, described for answers; the answer that carries them extends it. */
export function profileAnswer(): new () => AthleteProfile {
  class Answer {}
  for (const [name, field] of Object.entries<ProfileField>(PROFILE_FIELDS)) {
    ApiProperty(describe(field))(Answer.prototype, name);
  }
  return Answer as new () => AthleteProfile;
}

function describe({ type, example, about }: ProfileField): ApiPropertyOptions {
  if (type === 'measured') return { type: MeasuredDto, nullable: true, example };
  const isNumber = type === 'whole' || type === 'decimal';
  return { type: isNumber ? Number : String, nullable: true, example, ...(about?.answer && { description: about.answer }) };
}
