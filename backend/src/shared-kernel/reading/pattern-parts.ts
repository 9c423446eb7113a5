import { signOf } from './sign-of.js';

/** The structure of a pattern as far as it is needed to determine its required letters. */
export type PatternPart =
  /** One character: the signs that it may be; null for too many. */
  | { kind: 'character'; signs: readonly string[] | null }
  /** The edge of a word. */
  | { kind: 'edge' }
  /** What takes no character and asks for none. */
  | { kind: 'nothing' }
  | { kind: 'ways'; ways: readonly (readonly PatternPart[])[] }
  /** What has to be before or behind, without being taken. */
  | { kind: 'beside'; ways: readonly (readonly PatternPart[])[] }
  | { kind: 'times'; part: PatternPart; min: number; max: number };

const NOTHING: PatternPart = { kind: 'nothing' };
const ANYTHING: PatternPart = { kind: 'character', signs: null };
const TIMES = /^(?:([?*+])|\{(\d{1,4})(,\d{0,4})?\})\??/;
const GROUP = /^\((?:\?(?::|(=|<=)|(!|<!)|<\w+>))?/;
/** A character by its number, a kind of characters, a group by its name, from the letter on. */
const REST_OF_ESCAPE = /^(?:[uxpP]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>)/i;
/** Ranges of more letters are not expanded. */
const MOST_LETTERS = 6;

/** The ways of a pattern. A sign that is not known is read as any character. */
export function partsOf({ source }: RegExp): readonly (readonly PatternPart[])[] {
  return new PatternReader(source).ways();
}

class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  ways(): PatternPart[][] {
    const ways: PatternPart[][] = [[]];
    while (this.at < this.source.length && this.next() !== ')') {
      if (this.take('|')) ways.push([]);
      else ways.at(-1)?.push(this.repeated(this.part()));
    }
    return ways;
  }

  private next(): string {
    return this.source.charAt(this.at);
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private repeated(part: PatternPart): PatternPart {
    const [found, mark, least = '', most] = TIMES.exec(this.source.slice(this.at, this.at + 12)) ?? [];
    if (found === undefined) return part;
    this.at += found.length;
    if (mark !== undefined) return { kind: 'times', part, min: mark === '+' ? 1 : 0, max: mark === '?' ? 1 : Infinity };
    const end = most === undefined ? least : most.slice(1);
    return { kind: 'times', part, min: Number(least), max: end === '' ? Infinity : Number(end) };
  }

  private part(): PatternPart {
    const character = this.next();
    if (character === '(') return this.group();
    if (character === '[') return this.characterClass();
    if (character === '\\') return this.escaped();
    this.at += 1;
    if (character === '^' || character === '$') return NOTHING;
    return character === '.' ? ANYTHING : { kind: 'character', signs: [signOf(character.charCodeAt(0))] };
  }

  private group(): PatternPart {
    const [opening = '(', beside, without] = GROUP.exec(this.source.slice(this.at, this.at + 40)) ?? [];
    this.at += opening.length;
    const ways = this.ways();
    this.take(')');
    if (without !== undefined) return NOTHING;
    return { kind: beside === undefined ? 'ways' : 'beside', ways };
  }

  private escaped(): PatternPart {
    const letter = this.source.charAt(this.at + 1);
    this.at += 2;
    if (letter === 'b') return { kind: 'edge' };
    if (letter === 'B') return NOTHING;
    return { kind: 'character', signs: this.signsOf(letter) };
  }

  /** After a backslash; a letter or a digit that is none of these has a meaning of its own. */
  private signsOf(letter: string): readonly string[] | null {
    if (letter === 'd') return ['0'];
    if (letter === 's' || letter === 'n') return ['_'];
    if (!/\w/.test(letter)) return [signOf(letter.charCodeAt(0))];
    const rest = REST_OF_ESCAPE.exec(this.source.slice(this.at - 1, this.at + 40))?.[0] ?? letter;
    this.at += rest.length - 1;
    return null;
  }

  private characterClass(): PatternPart {
    this.at += 1;
    const isOthers = this.take('^');
    const signs: (readonly string[] | null)[] = [];
    while (this.at < this.source.length && !this.take(']')) signs.push(this.oneOfClass());
    return isOthers || signs.includes(null) ? ANYTHING : { kind: 'character', signs: [...new Set(signs.flatMap((some) => some ?? []))] };
  }

  private oneOfClass(): readonly string[] | null {
    const first = this.next();
    this.at += 1;
    if (first === '\\') {
      this.at += 1;
      return this.signsOf(this.source.charAt(this.at - 1));
    }
    const isRange = this.next() === '-' && this.source.charAt(this.at + 1) !== ']';
    if (!isRange) return [signOf(first.charCodeAt(0))];
    this.at += 2;
    return between(first.charCodeAt(0), this.source.charCodeAt(this.at - 1));
  }
}

function between(from: number, to: number): readonly string[] | null {
  if (signOf(from) === '0' && signOf(to) === '0') return ['0'];
  return to - from < MOST_LETTERS ? Array.from({ length: to - from + 1 }, (_, step) => signOf(from + step)) : null;
}
