import { Parser } from 'htmlparser2';

const BLOCKS = new Set(
  'address article blockquote body center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(' '),
);
const SPACED = new Set('p blockquote h1 h2 h3 h4 h5 h6 ul ol table'.split(' '));
const SILENT = new Set('script style noscript template svg head title select textarea iframe object canvas video audio math'.split(' '));
const MOST_DEPTH = 200;
const REMOTE = /^\s*(?:https?:)?\/\//i;

/** Returns the text of an HTML message, a line for each block, quotes after ">", and the number of remote pictures in it. */
export function textOfHtml(html: string, most: number): { text: string; pictures: number } {
  const lines = new Lines(most);
  let silent = 0;
  let pictures = 0;
  const parser = new Parser({
    onopentag: (name, { src = '', width, height }) => {
      if (SILENT.has(name)) silent += 1;
      if (name === 'br') lines.end();
      if (name === 'img' && REMOTE.test(src) && width !== '1' && height !== '1') pictures += 1;
      if (name === 'blockquote') lines.quote(1);
      if (BLOCKS.has(name)) lines.block(SPACED.has(name));
    },
    ontext: (text) => {
      if (silent === 0) lines.add(text);
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
      if (name === 'blockquote') lines.quote(-1);
      if (BLOCKS.has(name)) lines.block(SPACED.has(name));
      if (name === 'td' || name === 'th') lines.add(' ');
    },
  });
  parser.end(html);
  return { text: lines.text(), pictures };
}

/** Lines as they come; nothing more is kept once there is enough. */
class Lines {
  private readonly done: string[] = [];
  private pieces: string[] = [];
  private hasWords = false;
  private quotes = 0;
  private length = 0;

  constructor(private readonly most: number) {}

  add(text: string): void {
    if (this.length > this.most) return;
    const words = text.replace(/[^\S\u00a0]+/g, ' ');
    if (words.trim() !== '') this.hasWords = true;
    this.pieces.push(words);
    this.length += words.length;
  }

  /** A line break: also an empty line is one. */
  end(): void {
    if (this.length > this.most) return;
    const line = this.pieces.join('').replaceAll('\u00a0', ' ').trim();
    this.done.push(`${'> '.repeat(Math.min(this.quotes, MOST_DEPTH))}${line}`.trimEnd());
    this.length += 1 + 2 * Math.min(this.quotes, MOST_DEPTH);
    this.pieces = [];
    this.hasWords = false;
  }

  /** The border of a block: ends a line that has words; `isSpaced`: with an empty line after it. */
  block(isSpaced: boolean): void {
    if (this.hasWords) this.end();
    this.pieces = [];
    if (isSpaced && this.done.length > 0 && !/^[> ]*$/.test(this.done.at(-1) ?? '')) this.end();
  }

  quote(by: number): void {
    if (this.hasWords) this.end();
    this.quotes = Math.max(0, this.quotes + by);
  }

  text(): string {
    if (this.hasWords) this.end();
    while (/^[> ]*$/.test(this.done.at(-1) ?? 'end')) this.done.pop();
    return this.done.join('\n').trim();
  }
}
