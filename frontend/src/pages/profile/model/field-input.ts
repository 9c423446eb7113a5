import type { ProfileFieldKind } from './profile-fields';

interface FieldInput {
  type: string;
  /** Which keyboard a phone shows. */
  inputMode: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
}

const inputs: Record<ProfileFieldKind, FieldInput> = {
  text: { type: 'text', inputMode: 'text' },
  email: { type: 'email', inputMode: 'email' },
  password: { type: 'password', inputMode: 'text' },
  date: { type: 'date', inputMode: 'numeric' },
  // Not type="url": the server completes an address that was typed without https://.
  url: { type: 'text', inputMode: 'url' },
  tel: { type: 'tel', inputMode: 'tel' },
  digits: { type: 'text', inputMode: 'numeric' },
  // Not type="number": a browser empties such a field at "3." and takes 1e3 for a number.
  whole: { type: 'text', inputMode: 'numeric' },
  decimal: { type: 'text', inputMode: 'decimal' },
  measured: { type: 'text', inputMode: 'decimal' },
  choice: { type: 'text', inputMode: 'text' },
};

/** How a field of this kind is typed in. */
export function fieldInput(kind: ProfileFieldKind): FieldInput {
  return inputs[kind];
}
