import type { Correction } from './correction';

const kinds: Readonly<Record<Correction['kind'], string>> = {
  wrong_address: 'Wrong address',
  left: 'Left the school',
  new_contact: 'New contact',
  other: 'Something else',
};

const effects: Readonly<Record<Correction['kind'], string>> = {
  wrong_address: 'Accepting changes the entry as proposed; without a new address the present one is taken out.',
  left: 'Accepting removes the coach from the directory.',
  new_contact: 'Accepting adds the coach to the directory for everybody.',
  other: 'Accepting changes the entry as proposed, if something is proposed.',
};

/** A correction's kind, and what accepting it does, in words. */
export function correctionWords(kind: Correction['kind']): { title: string; effect: string } {
  return { title: kinds[kind], effect: effects[kind] };
}
