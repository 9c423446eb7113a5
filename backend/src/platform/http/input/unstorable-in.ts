import type { FieldError } from '../../../shared-kernel/domain-error.js';
import { fieldLabel } from './field-label.js';
import { fieldPath } from './field-path.js';

/** U+0000, and surrogates without their other half. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** No body of this API is nested deeper than four; validation walks bodies by recursion. */
const MAX_DEPTH = 32;

interface Finding {
  /** The keys that lead to it, the outermost last. */
  keys: string[];
  isTooDeep: boolean;
}

/**
 * The first text within a body, query or parameter that cannot be stored, as a field error; undefined when there is none.
 * PostgreSQL cannot store U+0000, and half of a surrogate pair is no character in UTF-8. Too deep nesting is refused too.
 */
export function unstorableIn(value: unknown, field = ''): FieldError | undefined {
  const found = findingIn(value, 0);
  if (!found) return undefined;
  if (found.isTooDeep) return { field: '', code: 'too_deep', message: 'The request is nested too deeply.' };
  const path = found.keys.reduceRight(fieldPath, field);
  const message = `${fieldLabel(path)} has a character that cannot be stored. Delete it and type it again.`;
  return { field: path, code: 'unstorable_character', message };
}

/** Names the place only when there is one to name: a body has up to a hundred thousand entries. */
function findingIn(value: unknown, depth: number): Finding | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? { keys: [], isTooDeep: false } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return { keys: [], isTooDeep: true };
  return Array.isArray(value) ? findingInList(value, depth) : findingInFields(value, depth);
}

function findingInList(list: unknown[], depth: number): Finding | undefined {
  for (const [at, item] of list.entries()) {
    const found = findingIn(item, depth + 1);
    if (found) return within(String(at), found);
  }
  return undefined;
}

function findingInFields(fields: object, depth: number): Finding | undefined {
  for (const [key, item] of Object.entries(fields)) {
    if (UNSTORABLE.test(key)) return { keys: [], isTooDeep: false };
    const found = findingIn(item, depth + 1);
    if (found) return within(key, found);
  }
  return undefined;
}

function within(key: string, { keys, isTooDeep }: Finding): Finding {
  keys.push(key);
  return { keys, isTooDeep };
}
