import { readState } from '../../../../../shared-kernel/us-state.js';

/**
 * What has to be around a school's name in a text so that the school is meant. `sure`: nothing ("Ohio State"); `capital`: it
 * is written with a capital and is no part of another name ("Rice"); `letters`: it is written in capitals ("LSU");
 * `context`: words of football or of a university beside it ("play for Akron", "Alabama football"), because it is a place, a person's
 * name or an ordinary word too.
 */
export type SchoolNameKind = 'sure' | 'capital' | 'letters' | 'context';

/** Names of schools that are ordinary words, first names or surnames too. */
const ALSO_WORDS = new Set(
  `adrian albion allen alma army ashland assumption aurora austin benedict berry brown bryant butler cal campbell capital carroll
  case catholic central chapman clark columbia drake eastern elizabeth findlay franklin geneva grace hamilton hampton hastings hope
  howard king lane lawrence lewis liberty lincoln luther lyon marian marshall martin mercer methodist morgan navy newberry northern
  northwestern pace park point presbyterian quincy reading roosevelt salem shaw shepherd shorter simpson southern southwestern
  sterling stevenson taylor temple thomas trinity troy tyler union upper wagner warner wayne webster wesley western westminster
  wheeling williams wilson york`.split(/\s+/),
);

const DIRECTIONS = /^(?:north|south|east|west|central)(?:ern|eastern|western|east|west)? /;

/** "Southern California": a part of a state, as well as a school. */
export function isRegion(folded: string): boolean {
  return DIRECTIONS.test(folded) && readState(folded.replace(DIRECTIONS, '')) !== null;
}

const IN_CAPITALS = /^[A-Z][A-Z&-]+$/;
const SHORT = 5;

/** Short names that are nothing else. */
const SHORT_NAMES = new Set(['duke', 'elon', 'rice', 'yale']);

/** `written`: the name as the directory has it; `words`: the same, folded. `cities`: folded names of the towns of all schools. */
export function schoolNameKind(written: string, words: readonly string[], cities: ReadonlySet<string>): SchoolNameKind {
  const folded = words.join(' ');
  const isPlace = cities.has(folded) || readState(folded) !== null;
  if (isPlace || folded.replace(/ /g, '').length <= 2) return 'context';
  if (IN_CAPITALS.test(written)) return 'letters';
  if (words.length > 1) return folded.length <= SHORT ? 'context' : 'sure';
  const isOwnWord = !ALSO_WORDS.has(folded) && (folded.length >= SHORT || SHORT_NAMES.has(folded));
  return isOwnWord ? 'capital' : 'context';
}
