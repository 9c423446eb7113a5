import { readWebAddress } from '../../../../shared-kernel/web-address.js';
import { InvalidContact } from '../../directory/domain/school-errors.js';

/** Returns the URL of a page; null when none was given. Throws InvalidContact for an invalid URL. */
export function pageAddress(written: string | null): string | null {
  const text = written?.trim() ?? '';
  if (text === '') return null;
  const address = readWebAddress(text);
  if (address !== null) return address;
  throw new InvalidContact(
    'sourceUrl',
    'invalid_address',
    'Please enter the address of the page, for example https://athletics.school.edu/staff.',
  );
}
