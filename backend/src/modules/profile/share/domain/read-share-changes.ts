import { DomainError, type FieldError } from '../../../../shared-kernel/domain-error.js';
import { EXPIRY_CHOICES, type ShareChanges } from './profile-share.js';
import { isShareField, SHARE_FIELDS, type ShareFieldKey } from './share-fields.js';

/** A client's requested changes, not validated. */
export interface ShareInput {
  enabled?: unknown;
  fields?: unknown;
  expiresInDays?: unknown;
}

/** Names every field that is refused. */
export class ShareNotValid extends DomainError {
  constructor(errors: FieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: errors[0]?.message ?? 'The input is wrong.', errors });
  }
}

/** Judges everything that is there at once. Throws ShareNotValid. */
export function readShareChanges({ enabled, fields, expiresInDays }: ShareInput): ShareChanges {
  const errors: FieldError[] = [];
  if (enabled !== undefined && typeof enabled !== 'boolean') {
    errors.push({ field: 'enabled', code: 'not_a_switch', message: 'Sharing is on (true) or off (false).' });
  }
  const unknown = fields === undefined ? [] : unknownOf(fields);
  errors.push(...unknown);
  if (expiresInDays !== undefined && !isExpiry(expiresInDays)) {
    const message = `A link can stay open for ${EXPIRY_CHOICES.join(', ')} days, or until it is turned off (null).`;
    errors.push({ field: 'expiresInDays', code: 'unknown_choice', message });
  }
  if (errors.length > 0) throw new ShareNotValid(errors);
  return {
    ...(typeof enabled === 'boolean' ? { enabled } : {}),
    ...(Array.isArray(fields) ? { fields: inOrder(fields as ShareFieldKey[]) } : {}),
    ...(isExpiry(expiresInDays) ? { expiresInDays } : {}),
  };
}

function isExpiry(value: unknown): value is number | null {
  return value === null || EXPIRY_CHOICES.some((days) => days === value);
}

function unknownOf(fields: unknown): FieldError[] {
  if (!Array.isArray(fields)) {
    return [{ field: 'fields', code: 'not_a_list', message: 'The fields to show are a list of their names.' }];
  }
  return fields.flatMap((field, at) => {
    const message = 'This is not a field that can be shown.';
    return isShareField(field) ? [] : [{ field: `fields[${at}]`, code: 'unknown_field', message }];
  });
}

function inOrder(ticked: ShareFieldKey[]): ShareFieldKey[] {
  return SHARE_FIELDS.map(({ key }) => key).filter((key) => ticked.includes(key));
}
