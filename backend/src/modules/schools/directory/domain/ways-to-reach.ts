import { readPhone } from './phone.js';
import { readXHandle } from './x-handle.js';

/** What is wrong with a phone number or a name on X, and how to fix it. */
export interface WayRefusal {
  field: 'phone' | 'xHandle';
  code: string;
  message: string;
}

type Refuse = (refusal: WayRefusal) => Error;

/** The number, or null when `value` is blank. Throws what `refuse` makes. */
export function phoneOf(value: string | null | undefined, refuse: Refuse): string | null {
  return read(value, readPhone, () =>
    refuse({ field: 'phone', code: 'invalid_phone', message: 'Please enter a telephone number, for example (724) 555-0100.' }),
  );
}

/** The name on X without @, or null when `value` is blank. Throws what `refuse` makes. */
export function xHandleOf(value: string | null | undefined, refuse: Refuse): string | null {
  const message = 'Please enter the X handle, for example @CoachFieldhouse: at most 15 letters, digits or underscores.';
  return read(value, readXHandle, () => refuse({ field: 'xHandle', code: 'invalid_x_handle', message }));
}

function read(value: string | null | undefined, reader: (text: string) => string | null, refuse: () => Error): string | null {
  const text = (value ?? '').trim();
  if (text === '') return null;
  const result = reader(text);
  if (result === null) throw refuse();
  return result;
}
