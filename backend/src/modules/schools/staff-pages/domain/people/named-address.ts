import { fold } from '../lines/words.js';
import { personOf } from './person-line.js';

const SHORTEST_NAME = 3;

/**
 * Whether an address consists of a person's last name, alone or with the first name or its beginning: hill, dhill, dana.hill2, hilld. Another name
 * that contains it ("sleeper" of Lee) is not the person's.
 */
export function isAddressOf(address: string, name: string): boolean {
  const person = personOf(name);
  const [first, last] = [lettersOf(person?.first ?? ''), lettersOf(person?.last ?? '')];
  const local = address.split('@')[0] ?? '';
  if (last.length < SHORTEST_NAME) return false;
  const written = lettersOf(local);
  const others = [
    ...(written.endsWith(last) ? [written.slice(0, -last.length)] : []),
    ...(written.startsWith(last) ? [written.slice(last.length)] : []),
  ];
  return others.some((other) => first.startsWith(other));
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^a-z]/g, '');
}
