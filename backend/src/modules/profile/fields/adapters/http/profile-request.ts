import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Allow } from 'class-validator';

import type { ProfileField } from '../../domain/profile-field.js';
import { PROFILE_FIELDS, type ProfileFieldName } from '../../domain/profile-fields.js';
import { MeasuredRequest } from './measured-request.dto.js';

type Fields = { [F in ProfileFieldName]?: unknown };

/**
 * A class that lets every field of the profile in and describes it. The values are judged by the fields' own readers, all at
 * once, so nothing but the names is checked here.
 */
export function profileRequest(): new () => Fields {
  class Request {}
  for (const [name, field] of Object.entries<ProfileField>(PROFILE_FIELDS)) {
    Allow()(Request.prototype, name);
    ApiPropertyOptional(withForm(field))(Request.prototype, name);
  }
  return Request;
}

/** The contract carries how the web form draws the field: `npm run contract` writes the form's definitions from it. */
function withForm(field: ProfileField): ApiPropertyOptions {
  const measure = field.measure && {
    unit: field.measure.unit,
    timed: field.measure.timed,
    ...(field.measure.inFeet && { inFeet: true }),
  };
  const form = { 'x-form': { ...field.form, ...measure } };
  return { ...describe(field), ...form };
}

function describe(field: ProfileField): ApiPropertyOptions {
  const { type, example, about, maxLength, limits, choices } = field;
  const bounds = limits && { minimum: limits.min, maximum: limits.max };
  const description = about?.request && { description: about.request };
  if (choices) return { type: String, nullable: true, enum: [...choices, null] };
  if (type === 'whole') return { type: 'integer', nullable: true, example, ...bounds, ...description };
  if (type === 'decimal') return { type: Number, nullable: true, example, ...bounds, multipleOf: 0.01, ...description };
  if (type === 'measured') return { type: MeasuredRequest, nullable: true, example, ...description };
  if (type === 'day') return { type: String, format: 'date', nullable: true, example, ...description };
  return { type: String, nullable: true, example, maxLength, ...description };
}
