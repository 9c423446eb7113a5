import { figuresOf, keepsMeaning, spelledOut } from '../meaning.js';
import type { Edit } from './words/pattern.js';
import { withEdits } from './with-edits.js';

/** Who is spoken of; words that are written for one another ("their" and "there", "our" and "are") are left out. */
const PERSONS: readonly RegExp[] = [
  /\b(?:i|i'm|im|i've|ive|i'll|ill|i'd|id|me|my|mine|myself)\b(?!')/g,
  /\b(?:we|us|we've|weve|ourselves)\b(?!')/g,
  /\b(?:you|your|you're|youre|yours|yous|u|ur|you've|youve|you'll|youll|you'd|youd|yourself)\b(?!')/g,
  /\b(?:he|him|his|he's|hes|himself|hisself)\b(?!')/g,
  /\b(?:she|her|hers|she's|shes|herself)\b(?!')/g,
];

/**
 * Returns the edits that keep the meaning: each line has the same negations, numbers and persons before and after. `spellings` of
 * unknown words are exempt, because they only show which word was written.
 */
export function meantEdits(text: string, edits: readonly Edit[], spellings: ReadonlySet<Edit>): Edit[] {
  const kept: Edit[] = [];
  let next = 0;
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from) < 0 ? text.length : text.indexOf('\n', from);
    const first = next;
    while (next < edits.length && (edits[next]?.start ?? 0) <= end) next += 1;
    if (next > first) kept.push(...keptOf({ text, from, end }, edits.slice(first, next), spellings));
    from = end + 1;
  }
  return kept;
}

/** Most edits of one line that are tried one by one. */
const MOST = 40;

interface Line {
  text: string;
  from: number;
  end: number;
}

/** All of them, else each that does no harm by itself, as long as they do none together. */
function keptOf(line: Line, edits: readonly Edit[], spellings: ReadonlySet<Edit>): readonly Edit[] {
  if (isMeant(line, edits, spellings)) return edits;
  if (edits.length > MOST) return [];
  const harmless = edits.filter((edit) => isMeant(line, [edit], spellings));
  return isMeant(line, harmless, spellings) ? harmless : [];
}

function isMeant({ text, from, end }: Line, edits: readonly Edit[], spellings: ReadonlySet<Edit>): boolean {
  const with_ = (some: readonly Edit[]) => withEdits(text.slice(from, end), some.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }))); // prettier-ignore
  const harmless = edits.filter((edit) => isRepeated(text, edit));
  const [before, after] = [with_(edits.filter((edit) => spellings.has(edit) || harmless.includes(edit))), with_(edits)];
  return sameFigures(with_(harmless), after) && keepsMeaning(before, after) && samePersons(before, after);
}

/** "too games", "my coach he", "don't have no": the removed word has no meaning of its own, and the new one was intended. */
function isRepeated(text: string, { start, end, text: written }: Edit): boolean {
  const was = text.slice(start, end).toLowerCase();
  // "nobody didn't tell" is "nobody told".
  const isDenied = /^(?:did|do|does)n'?t /.test(was) && /\b(?:nobody|no ?one) $/i.test(text.slice(Math.max(0, start - 8), start));
  // "every one is here" is "everyone is here"
  const isJoined = was === 'one' && written === '' && /\b(?:every|any|some) $/i.test(text.slice(Math.max(0, start - 8), start));
  return isDenied || isJoined || TWICE.has(`${was} ${written.toLowerCase()}`);
}

const TWICE = new Set([
  'febuary february',
  'feburary february',
  'one won',
  'won one',
  'to two',
  'too two',
  'forth fourth',
  "ill i'll",
  'he ',
  'she ',
  'they ',
  'us our',
  "one's ones",
  'no any',
  'nothing anything',
  'nobody anybody',
  'none any',
  'no anywhere',
  'never ever',
  'neither either',
  'nowhere anywhere',
  '2 to',
  '4 for',
  'tysm thank you so much',
  'ty thank you',
  'know no',
  'no know',
  'now know',
  'know now',
  'no not',
  'on one',
  "idc i don't care",
  'anyone any one',
  'everyone every one',
]);

function sameFigures(before: string, after: string): boolean {
  return figuresOf(before).sort().join() === figuresOf(after).sort().join();
}

function samePersons(before: string, after: string): boolean {
  const counts = (text: string) => {
    const spelled = spelledOut(text.toLowerCase().replaceAll('’', "'"));
    return PERSONS.map((person) => (spelled.match(person) ?? []).length).join();
  };
  return counts(before) === counts(after);
}
