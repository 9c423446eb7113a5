import { numberOf } from './noun-phrase.js';
import { WORD_FORMS } from './word-forms.js';
import { WORD_SETS } from './word-sets.js';
import { closesClause, nothingTakesTo, opensClause, opensPlainClause, type Word } from './word.js';

/** A place and what is to be there; '' takes it away. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * One line of the rules, compiled. Its parts are separated by blanks, one for each word:
 * `a|b` one of these words · `*set` one of a named set · `/NOUN|ADJ` one of these parts of speech, `a|b/NOUN` one of these words as a noun,
 * `a|b|/NOUN` one of these words or a noun · `a|b|$` one of these words, or a clause ends here ·
 * `/SEVERAL` a noun of which there are several, `/SINGLE` of one · `!` before a part: not this · `_` any word · `^` a clause begins here · `^^` so does a plain clause · `$` a clause ends here ·
 * `~` nothing before this place in the sentence can take a "to" at its end.
 * A part in brackets is changed: `[alot>a_lot]` to these words (`_` = blank), `[to>]` to nothing, `[/VERB>=past]` to a form of
 * the word, `[/NOUN>+_and_I]` to the word and more.
 */
export interface Pattern {
  parts: readonly Part[];
  /** The words it can begin with; null = any. */
  first: readonly string[] | null;
}

interface Part {
  /** Takes a word; the others look at a place between words. */
  takes: boolean;
  fits: (words: readonly Word[], at: number) => boolean;
  replacement?: string;
}

const PLACES: Record<string, Part['fits']> = { '^': opensClause, '^^': opensPlainClause, $: closesClause, '~': nothingTakesTo };

export function pattern(line: string): Pattern {
  const written = line.split(' ');
  const first = written.find((part) => !(part in PLACES)) ?? '';
  return { parts: written.map(partOf), first: literals(first) };
}

function partOf(written: string): Part {
  const place = PLACES[written];
  if (place) return { takes: false, fits: place };
  const [, inside, replacement] = /^\[([^>]+)>(.*)\]$/.exec(written) ?? [];
  return { takes: true, fits: testOf(inside ?? written), ...(replacement === undefined ? {} : { replacement }) };
}

function testOf(written: string): Part['fits'] {
  const isNegated = written.startsWith('!');
  const [words = '', parts = ''] = written.slice(isNegated ? 1 : 0).split('/');
  const isEither = words.endsWith('|');
  const some = words === '' || words === '_' ? null : setOf(isEither ? words.slice(0, -1) : words);
  const kinds = parts === '' ? null : new Set(parts.split('|'));
  const mayEnd = some?.has('$') === true;
  return (all, at) => {
    const word = all[at];
    if (mayEnd && closesClause(all, at)) return !isNegated;
    if (word === undefined || word.pos === 'BREAK') return isNegated;
    const [isWord, isKind] = [some === null || some.has(word.lower), kinds === null || isOf(word, kinds)];
    return (isEither ? isWord || isKind : isWord && isKind) !== isNegated;
  };
}

function isOf({ pos, lower }: Word, kinds: ReadonlySet<string>): boolean {
  if (kinds.has(pos)) return true;
  return pos === 'NOUN' && ((kinds.has('SEVERAL') && numberOf(lower) === true) || (kinds.has('SINGLE') && numberOf(lower) === false));
}

const SETS = new Map<string, ReadonlySet<string>>();

/** Hundreds of parts name the same words, some of them thousands: they share one set. */
function setOf(words: string): ReadonlySet<string> {
  const made = SETS.get(words) ?? new Set(named(words));
  SETS.set(words, made);
  return made;
}

function named(words: string): string[] {
  return words.split('|').flatMap((word) => (word.startsWith('*') ? (WORD_SETS[word.slice(1)] ?? []) : [word]));
}

function literals(written: string): readonly string[] | null {
  const [inside = ''] = written.replace(/^\[/, '').split('>');
  if (inside.startsWith('!') || inside.startsWith('/') || inside.startsWith('_')) return null;
  return named(inside.split('/')[0] ?? '');
}

/** Returns the edits of a pattern at this word; null = it does not match here. */
export function editsAt({ parts }: Pattern, words: readonly Word[], at: number): Edit[] | null {
  const edits: Edit[] = [];
  let next = at;
  for (const { takes, fits, replacement } of parts) {
    if (!fits(words, next)) return null;
    const word = words[next];
    if (takes) next += 1;
    if (replacement === undefined || word === undefined) continue;
    const text = replaced(word, replacement);
    if (text === null || word.pos === 'NAME') return null;
    if (text !== word.text) edits.push({ start: word.start, end: word.end, text });
  }
  return edits.length === 0 ? null : edits;
}

function replaced(word: Word, replacement: string): string | null {
  if (replacement.startsWith('+')) return word.text + replacement.slice(1).replaceAll('_', ' ');
  const form = formOf(word, replacement);
  if (form === null || isWrittenSo(word, form)) return form && word.text;
  const isCapital = /^\p{Lu}/u.test(word.text) && word.lower !== 'i';
  const written = word.text.includes('’') ? form.replaceAll("'", '’') : form;
  return isCapital ? written.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : written;
}

function formOf(word: Word, replacement: string): string | null {
  if (!replacement.startsWith('=')) return replacement.replaceAll('_', ' ');
  return WORD_FORMS[replacement.slice(1)]?.(word.lower) ?? null;
}

/** "TDs", "ACT", "O'Malley": written so on purpose. */
function isWrittenSo({ text, lower }: Word, form: string): boolean {
  return form.toLowerCase() === lower && /\p{L}\p{Lu}|['’]\p{Lu}/u.test(text);
}
