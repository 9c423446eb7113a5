import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { asApiError } from '@/shared/api';

/**
 * Puts the server's field errors beside their fields and moves the focus to the first. The error of a part (`forty.date`) is shown
 * at its field, with the part as its type.
 * Returns whether any field was named, so that the caller can fall back to a toast.
 */
export function applyServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const refused = asApiError(error)?.problem?.errors ?? [];
  let applied = false;
  for (const { field, code, message } of refused) {
    const [whole, part] = field.split('.');
    const name = fields.find((known) => known === field) ?? fields.find((known) => known === whole);
    if (name === undefined) continue;
    setError(name, { type: name === field ? code : (part ?? code), message }, { shouldFocus: !applied });
    applied = true;
  }
  return applied;
}
