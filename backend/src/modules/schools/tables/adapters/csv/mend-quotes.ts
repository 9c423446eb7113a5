import type { ImportFileError } from '../../domain/import-file-error.js';
import { brokenQuote } from './malformed-csv.js';
import { delimitersIn } from './sniff-delimiter.js';

export interface QuoteFrame {
  delimiter: string;
  /** How many delimiters a row has that are not followed by a blank. */
  usual: number;
}

/** Characters; a quoted cell of this length is no cell. */
const LONGEST = 256 * 1024;
const LINE_END = /\r\n|\r|\n/g;
const HAS_LINE_END = /[\r\n]/;
/** `"Ed "Too Tall" Jones"`: quotes within quotes. */
const NESTED = /^"[^"]*\s"[^\s"]/;

/**
 * Quotes the cells in which a quote is text: 6'3", "Tank" Osgood, and what a program quoted without doubling. The rest of the text
 * stays as it is. A quote that is opened and not closed as quotes are would swallow cells or rows: the text ends before its row, and `onFault` is called.
 */
export async function* mendQuotes(
  texts: AsyncIterable<string>,
  frame: QuoteFrame,
  onFault: (fault: ImportFileError) => void,
): AsyncGenerator<string> {
  const mender = new QuoteMender(frame);
  for await (const text of texts) {
    yield mender.take(text, false);
    if (mender.fault !== null) break;
  }
  if (mender.fault === null) yield mender.take('', true);
  if (mender.fault !== null) onFault(mender.fault);
}

class QuoteMender {
  fault: ImportFileError | null = null;
  private rest = '';
  private lines = 0;

  constructor(private readonly frame: QuoteFrame) {}

  /** The text up to the last line that is complete. */
  take(more: string, last: boolean): string {
    const text = this.rest + more;
    const isAll = last || text.length > 2 * LONGEST;
    const whole = isAll ? text.length : lastLineEnd(text);
    const { mended, upTo } = text.includes('"') ? this.mend(text, whole, isAll) : { mended: text.slice(0, whole), upTo: whole };
    this.lines += text.slice(0, upTo).match(LINE_END)?.length ?? 0;
    this.rest = text.slice(upTo);
    return mended;
  }

  private mend(text: string, whole: number, last: boolean): { mended: string; upTo: number } {
    let mended = '';
    let at = 0;
    while (at < whole) {
      const quote = text.indexOf('"', at);
      const plain = quote < 0 ? whole : Math.min(whole, lineStart(text, quote));
      mended += text.slice(at, plain);
      at = plain;
      if (at >= whole) break;
      const line = new QuotedLine(text, at, { ...this.frame, last });
      const fault = line.read();
      if (fault !== undefined) this.fault = brokenQuote(this.lines + 1 + (text.slice(0, fault).match(LINE_END)?.length ?? 0));
      if (fault !== undefined || !line.isWhole) break;
      mended += line.mended;
      at = line.at;
    }
    return { mended, upTo: at };
  }
}

/** One row that has quotes, which may go on over several lines. */
class QuotedLine {
  mended = '';
  /** False where more of the text is needed. */
  isWhole = true;
  private readonly blank: RegExp;

  constructor(
    private readonly text: string,
    public at: number,
    private readonly frame: QuoteFrame & { last: boolean },
  ) {
    this.blank = frame.delimiter === '\t' ? / / : /[ \t]/;
  }

  /** Returns where a quote is opened that is not closed. */
  read(): number | undefined {
    const { text, frame } = this;
    while (this.at < text.length) {
      const start = this.afterBlanks(this.at);
      const fault = text[start] === '"' ? this.readQuoted(start) : this.readPlain(start, this.endOfCell(start));
      if (fault !== undefined || !this.isWhole) return fault;
      const next = text[this.at];
      if (next === frame.delimiter) this.keep(this.at + 1);
      if (next === '\n' || next === '\r') {
        this.keep(this.at + (text.startsWith('\r\n', this.at) ? 2 : 1));
        return undefined;
      }
    }
    this.isWhole = frame.last;
    return undefined;
  }

  private readPlain(start: number, end: number): undefined {
    const cell = this.text.slice(start, end);
    if (cell.includes('"')) this.put(cell.trim(), end);
    else this.keep(end);
  }

  private readQuoted(open: number): number | undefined {
    const { text } = this;
    const { close, early } = this.closing(open);
    if (close === undefined && !this.frame.last && text.length - open <= LONGEST) {
      this.isWhole = false;
      return undefined;
    }
    if (close !== undefined && this.isProper(open, close)) return this.keep(this.afterBlanks(close + 1));
    if (early !== undefined) return this.put(unquoted(text.slice(open, early)), early);
    if (close === undefined || HAS_LINE_END.test(text.slice(open, close))) return open;
    const end = this.endOfCell(open);
    return this.put(unquoted(text.slice(open, end).trim()), end);
  }

  private isProper(open: number, close: number): boolean {
    if (!this.endsCell(this.afterBlanks(close + 1))) return false;
    return !HAS_LINE_END.test(this.text.slice(open, close)) || !this.isTwoRows(open, close);
  }

  /** The first quote that is not doubled, and the end of the cell when a doubled one on the first line was meant to close it. */
  private closing(open: number): { close: number | undefined; early: number | undefined } {
    const { text } = this;
    let early: number | undefined;
    let close = text.indexOf('"', open + 1);
    while (close >= 0 && text[close + 1] === '"') {
      const ends = this.endsCell(this.afterBlanks(close + 2)) && close > open + 1;
      if (ends && early === undefined && !HAS_LINE_END.test(text.slice(open, close))) early = close + 2;
      close = text.indexOf('"', close + 2);
    }
    return { close: close < 0 ? undefined : close, early };
  }

  /** Where both its first and its last line have all delimiters of a row, the quote was opened by mistake. */
  private isTwoRows(open: number, close: number): boolean {
    const first = this.delimitersOf(open);
    return this.frame.usual > 1 && first === this.frame.usual && this.delimitersOf(close) === first;
  }

  private delimitersOf(place: number): number {
    const line = this.text.slice(lineStart(this.text, place), this.endOfLine(place));
    return delimitersIn(line, this.frame.delimiter);
  }

  private endsCell(place: number): boolean {
    const char = this.text[place];
    return char === undefined || char === this.frame.delimiter || char === '\n' || char === '\r';
  }

  private endOfCell(place: number): number {
    const delimiter = this.text.indexOf(this.frame.delimiter, place);
    const end = this.endOfLine(place);
    return delimiter < 0 ? end : Math.min(delimiter, end);
  }

  private endOfLine(place: number): number {
    const { text } = this;
    let end = place;
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return end;
  }

  private afterBlanks(place: number): number {
    let after = place;
    while (this.blank.test(this.text.charAt(after))) after += 1;
    return after;
  }

  private keep(end: number): undefined {
    this.mended += this.text.slice(this.at, end);
    this.at = end;
  }

  private put(cell: string, end: number): undefined {
    this.mended += `"${cell.replaceAll('"', '""')}"`;
    this.at = end;
  }
}

/** Without the quotes around a cell whose quotes are not doubled. */
function unquoted(cell: string): string {
  const quotes = cell.split('"').length - 1;
  const isWrapped = cell.endsWith('"') && (quotes % 2 === 1 || cell.includes('\\"') || NESTED.test(cell));
  return (isWrapped ? cell.slice(1, -1) : cell).replaceAll('\\"', '"');
}

function lineStart(text: string, place: number): number {
  return Math.max(text.lastIndexOf('\n', place - 1), text.lastIndexOf('\r', place - 1)) + 1;
}

/** A carriage return at the very end may be half of a line end. */
function lastLineEnd(text: string): number {
  const upTo = text.endsWith('\r') ? text.length - 2 : text.length - 1;
  return Math.max(text.lastIndexOf('\n', upTo), text.lastIndexOf('\r', upTo)) + 1;
}
