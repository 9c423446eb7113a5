import { readMailAddress } from '../../../../shared-kernel/mail-address.js';
import type { Reading } from '../../fields/domain/readers/reading.js';
import { refuse } from '../../fields/domain/readers/refuse.js';

/** The account's address; it cannot be cleared. */
export function readEmail(value: unknown): Reading<string> {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '' || text === null) return refuse('required', 'An account needs an email address.');
  const address = typeof text === 'string' ? readMailAddress(text) : null;
  return address === null ? refuse('not_an_email', 'Please enter a valid email address.') : { value: address };
}
