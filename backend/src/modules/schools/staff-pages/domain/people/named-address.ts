import { fold } from '../lines/words.js';
import { personOf } from './person-line.js';

const SHORTEST_NAME = 3;

/**
 * Whether an address consists of a person's last name, alone or with the first name or its beginning: hill, dhill, dana.hill2, hilld. Another name
 * that contains it ("sleeper" of Lee) is not the person's.
 */
export const isAddressOf = (address: string, name: string): boolean => namesOfAddresses([address])(name);

/** Whether one of many addresses is of a name, without comparing each with it. */
export function namesOfAddresses(addresses: readonly string[]): (name: string) => boolean {
  const locals = new Set(addresses.map((address) => lettersOf(address.split('@')[0] ?? '')));
  return (name) => {
    const person = personOf(name);
    const [first, last] = [lettersOf(person?.first ?? ''), lettersOf(person?.last ?? '')];
    if (last.length < SHORTEST_NAME) return false;
    const beginnings = Array.from({ length: first.length + 1 }, (_, length) => first.slice(0, length));
    return beginnings.some((beginning) => locals.has(beginning + last) || locals.has(last + beginning));
  };
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^a-z]/g, '');
}
