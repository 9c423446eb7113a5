import { PRIVATE_KINDS, type PrivateKind } from './private-values.js';

const KINDS = PRIVATE_KINDS.map((kind) => kind.replace('_', '[\\s_\\\\-]{0,3}')).join('|');
/** As it was given out: nothing beside it is touched, so that braces of the athlete's own stay. */
const EXACT = `\\{\\{private_(${PRIVATE_KINDS.join('|')})_(\\d+)\\}\\}`;
/** {{private_school_1}} as a model may write it: other brackets, blanks, capitals, a missing number, a fallback. */
const IN_BRACKETS = `(?!\\\\${EXACT.replaceAll('(', '(?:')})(?:\\\\?[{[<]){1,2}[\\s\\\\]{0,3}private[\\s_\\\\-]{0,3}(${KINDS})(?:[\\s_\\\\-]{0,3}(\\d{1,4}))?[\\s\\\\]{0,3}(?:\\|[^{}\\[\\]<>\\n]{0,80})?[\\s\\\\]{0,3}(?:\\\\?[}\\]>]){0,2}`;
/** Without brackets only with its number, so that "a private school" stays. */
const BARE = `\\bprivate[_\\\\-]{0,3}(${KINDS})[_\\\\-]{0,3}(\\d{1,4})\\b`;
const STAND_IN = new RegExp(`${EXACT}|${IN_BRACKETS}|${BARE}`, 'gi');
/** Remains of a stand-in that cannot be read. */
const REMAINS = /[{[<][\s\\]{0,3}private\b|[{[<][\s\\]{0,3}private_|\bprivate[_\\]{1,3}[a-z]/i;

export interface Restored {
  text: string;
  /** A text that looks like a stand-in could not be restored. */
  isCorrupted: boolean;
}

/** Maps masked texts to their stand-ins and back. */
export class StandIns {
  private readonly parts = new Map<PrivateKind, string[]>();
  private readonly given = new Map<string, string>();

  /** Returns the same stand-in for the same text. */
  of(kind: PrivateKind, text: string): string {
    const key = `${kind} ${text}`;
    const known = this.given.get(key);
    if (known !== undefined) return known;
    const parts = this.parts.get(kind) ?? [];
    this.parts.set(kind, parts);
    const standIn = `{{private_${kind}_${parts.push(text)}}}`;
    this.given.set(key, standIn);
    return standIn;
  }

  get isEmpty(): boolean {
    return this.parts.size === 0;
  }

  /** Restores every stand-in, also when it was moved, repeated or slightly misspelled. */
  restore(text: string): Restored {
    let isCorrupted = REMAINS.test(text.replace(STAND_IN, ''));
    const restored = text.replace(STAND_IN, (_, ...groups: (string | undefined)[]) => {
      const [kind, number] = [groups[0] ?? groups[2] ?? groups[4], groups[1] ?? groups[3] ?? groups[5]];
      const value = this.valueOf(kind ?? '', Number(number ?? 1));
      isCorrupted ||= value === undefined;
      return value ?? '';
    });
    return { text: restored, isCorrupted };
  }

  /** The same for a text that is still being written: a possible beginning of a stand-in is held back until its end. */
  restoreBeginning(text: string): string {
    const open = /[{[<][^}\]>]{0,120}$|[{[<][^}\]>]{0,120}[}\]>]$|\bp(?:r(?:i(?:v(?:a(?:t(?:e[\w\\-]{0,40})?)?)?)?)?)?$/i.exec(text);
    const { text: restored, isCorrupted } = this.restore(open ? text.slice(0, open.index) : text);
    return isCorrupted ? restored.slice(0, REMAINS.exec(restored)?.index) : restored;
  }

  private valueOf(written: string, number: number): string | undefined {
    const kind = written.toLowerCase().replace(/[\s_\\-]+/g, '_');
    const parts = this.parts.get(PRIVATE_KINDS.find((one) => one.replace('_', '') === kind.replace('_', '')) ?? 'text');
    return parts?.[number - 1] ?? parts?.[0];
  }
}
