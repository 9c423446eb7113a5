import type { Correction } from './correction';

const kinds: Readonly<Record<Correction['kind'], string>> = {
  wrong_address: 'Wrong address',
  left: 'Left the school',
  new_contact: 'New contact',
  other: 'Something else',
};

const effects: Readonly<Record<Correction['kind'], string>> = {
  wrong_address: 'Accepting applies the change. Without a new address, the current one is removed.',
  left: 'Accepting removes the coach from the directory.',
  new_contact: 'Accepting adds the coach to the directory for everyone.',
  other: 'Accepting applies the proposed change, if there is one.',
};

/** Texts for a correction's kind and for what accepting it does. */
export function correctionWords(kind: Correction['kind']): { title: string; effect: string } {
  return { title: kinds[kind], effect: effects[kind] };
}
