import type { FieldError } from '../../shared-kernel/domain-error.js';
import { fieldLabel } from './field-label.js';
import { fieldPath } from './field-path.js';

/** U+0000, and surrogates without their other half. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** No body of this API is nested deeper than four; validation walks bodies by recursion. */
const MAX_DEPTH = 32;

/**
 * The first text within a body, query or parameter that cannot be stored, as a field error; undefined when there is none.
 * PostgreSQL cannot store U+0000, and half of a surrogate pair is no character in UTF-8. Too deep nesting is refused too.
 */
export function unstorableIn(value: unknown, field = '', depth = 0): FieldError | undefined {
  if (typeof value === 'string') return objectionTo(value, field);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return { field: '', code: 'too_deep', message: 'The request is nested too deeply.' };
  for (const [key, item] of Object.entries(value)) {
    const found = objectionTo(key, field) ?? unstorableIn(item, fieldPath(field, key), depth + 1);
    if (found) return found;
  }
  return undefined;
}

function objectionTo(text: string, field: string): FieldError | undefined {
  if (!UNSTORABLE.test(text)) return undefined;
  const message = `${fieldLabel(field)} has a character that cannot be stored. Delete it and type it again.`;
  return { field, code: 'unstorable_character', message };
}
