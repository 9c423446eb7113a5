import { collapse } from '../../domain/lines/words.js';
import type { PageCell, PageLine, PageLink } from '../../domain/lines/page-line.js';
import { linkOf } from './link-of.js';

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main nav ol option p picture pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const BOLD = new Set(['b', 'strong']);
const SLANTED = new Set(['em', 'i', 'small']);
const LINE_END = /\r\n|\r|\n/;
const SILENT = new Set('script style noscript template svg head title select textarea iframe object canvas video audio math'.split(' '));
const HIDDEN = /(display\s*:\s*none|visibility\s*:\s*hidden)/i;
const BLOCK_STYLE = /display\s*:\s*(block|flex|grid|table|list-item)/i;
/** An "@" alone or before a domain goes on with an address that is in several elements. */
const BEGINS_ANOTHER = /^(?:[\p{L}\p{N}]|\((?!(?:at|dot)\))|@(?!$|[\p{L}\p{N}-]{1,63}\.\p{L}))/iu;
/** "(at)" and "(dot)" hold an address together. */
const ENDS_THING = /(?:[\p{L}\p{N}.]|(?<!\((?:at|dot))\))$/iu;
/** Behind "@" the parts of a domain belong together, each in an element of its own. */
const ENDS_IN_DOMAIN = /@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.$/;
/** As many characters as a domain has. */
const MOST_LAST = 100;

/** What is a heading without being an h1 to h6. */
const SMALL_HEADING = 5;
const MOST_COLUMNS = 100;
const MOST_ROWS_OF_CELL = 1_000;
/** Blocks within blocks; what is deeper is one with the block around it. */
const MOST_DEPTH = 200;

interface Open {
  name: string;
  isBlock: boolean;
  isSilent: boolean;
  level: number;
}

interface Table {
  id: number;
  cell: PageCell | null;
  /** Of the next cell. */
  column: number;
  /** Rows so far. */
  rows: number;
  /** For each column the number of the last row that a cell from above takes. */
  takenUntil: number[];
}

/** Builds the lines of a page from its elements and texts as they come. */
export class LineBuilder {
  private readonly done: PageLine[] = [];
  private readonly stack: Open[] = [];
  private readonly path: number[] = [];
  /** Levels of the headings that are open. */
  private readonly headings: number[] = [];
  private readonly tables: Table[] = [];
  private pieces = '';
  /** The last characters of the pieces, kept because finding it in a long text would copy the text each time. */
  private last = '';
  private links: PageLink[] = [];
  private mayJoin = true;
  /** After a bold text there was nothing but blanks. */
  private isBehindBold = false;
  private numbers = 0;
  private silent = 0;
  private depth = 0;
  /** Elements that keep the ends of lines. */
  private kept = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'br') return this.endLine();
    if (name === 'img') return this.picture(attributes['alt'] ?? '');
    const { isBlock, isSilent } = looksOf(name, attributes);
    if (isSilent) this.silent += 1;
    if (name === 'pre') this.kept += 1;
    this.separate(name, isBlock);
    this.enterTable(name, attributes);
    const link = this.silent > 0 ? null : linkOf(name, attributes);
    if (link) this.links.push(link);
    const level = levelOf(name);
    if (level > 0) this.headings.push(level);
    this.stack.push({ name, isBlock, isSilent, level });
  }

  text(text: string): void {
    if (this.silent > 0) return;
    const [first = '', ...others] = this.kept > 0 ? text.split(LINE_END) : [text];
    this.addText(first);
    for (const line of others) {
      this.endLine();
      this.addText(line);
    }
  }

  private addText(text: string): void {
    // Two elements side by side without a blank between them are two things: "Head Coach" behind "John Smith".
    if (!this.mayJoin && BEGINS_ANOTHER.test(text) && ENDS_THING.test(this.last) && !ENDS_IN_DOMAIN.test(this.last)) this.endPiece();
    this.pieces += text;
    this.last = (this.last + text).slice(-MOST_LAST);
    this.mayJoin = true;
    if (this.isBehindBold && text.trim() !== '') this.isBehindBold = false;
  }

  close(name: string): void {
    const open = this.stack.at(-1)?.name === name ? this.stack.pop() : undefined;
    if (!open) return;
    if (open.isBlock) this.closeBlock(open.level);
    else this.mayJoin = false;
    this.isBehindBold = BOLD.has(name) || (this.isBehindBold && !open.isBlock);
    if (open.level > 0) this.headings.pop();
    if (open.isSilent) this.silent -= 1;
    if (name === 'pre') this.kept -= 1;
    this.leaveTable(name);
  }

  lines(): PageLine[] {
    this.endLine();
    return this.done;
  }

  private separate(name: string, isBlock: boolean): void {
    if (isBlock) this.openBlock();
    else this.mayJoin = false;
    // "Dana Hill" in bold and "Head Coach" in italics behind it are two things, with a blank between, too.
    if (this.isBehindBold && SLANTED.has(name) && this.headings.length === 0) this.endPiece();
  }

  private openBlock(): void {
    this.endLine();
    this.numbers += 1;
    this.depth += 1;
    if (this.depth <= MOST_DEPTH) this.path.push(this.numbers);
  }

  private closeBlock(level: number): void {
    this.endLine(level);
    if (this.depth <= MOST_DEPTH) this.path.pop();
    this.depth -= 1;
  }

  private picture(alt: string): void {
    if (this.silent > 0 || alt.trim() === '') return;
    this.endLine();
    this.pieces = alt;
    this.endLine();
  }

  private enterTable(name: string, attributes: Record<string, string>): void {
    this.numbers += 1;
    if (name === 'table') this.tables.push({ id: this.numbers, cell: null, column: 0, rows: 0, takenUntil: [] });
    const table = this.tables.at(-1);
    if (!table) return;
    if (name === 'tr') {
      const cell = { row: this.numbers, column: 0, span: 1, table: table.id, hint: '' };
      Object.assign(table, { cell, column: 0, rows: table.rows + 1 });
    }
    if ((name === 'td' || name === 'th') && table.cell) enterCell(table, cellOf(attributes));
  }

  private leaveTable(name: string): void {
    const table = this.tables.at(-1);
    if ((name === 'td' || name === 'th') && table?.cell) this.endCell(table.cell);
    if (name === 'table') this.tables.pop();
    if (name === 'tr' && table) table.cell = null;
  }

  /** An empty cell counts too: its id may name the column. */
  private endCell(cell: PageCell): void {
    const last = this.done.at(-1)?.cell;
    if (last?.row === cell.row && last.column === cell.column) return;
    this.done.push({ text: '', links: [], level: 0, path: [...this.path], cell });
  }

  private endLine(level = 0): void {
    this.endPiece(level);
    this.mayJoin = true;
  }

  private endPiece(level = 0): void {
    const text = collapse(this.pieces);
    const { links } = this;
    this.pieces = '';
    this.last = '';
    this.links = [];
    if (this.silent > 0 || (text === '' && links.length === 0)) return;
    const inside = level || (this.headings.at(-1) ?? 0);
    this.done.push({ text, links, level: inside, path: [...this.path], cell: this.tables.at(-1)?.cell ?? null });
  }
}

function looksOf(name: string, attributes: Record<string, string>): { isBlock: boolean; isSilent: boolean } {
  const style = attributes['style'] ?? '';
  return {
    isBlock: BLOCKS.has(name) || BLOCK_STYLE.test(style),
    isSilent: SILENT.has(name) || HIDDEN.test(style) || 'hidden' in attributes,
  };
}

/** In the next column that no cell from above takes. */
function enterCell(table: Table, { rows = 1, ...own }: Pick<PageCell, 'span' | 'hint' | 'rows'>): void {
  while ((table.takenUntil[table.column] ?? 0) >= table.rows) table.column += 1;
  table.cell = { row: table.cell?.row ?? 0, table: table.id, column: table.column, ...own, ...(rows > 1 && { rows }) };
  table.column += own.span;
  const last = Math.min(MOST_COLUMNS, table.column);
  for (let column = table.cell.column; rows > 1 && column < last; column += 1) table.takenUntil[column] = table.rows + rows - 1;
}

function cellOf(attributes: Record<string, string>): Pick<PageCell, 'span' | 'hint' | 'rows'> {
  const { id = '', class: names = '', headers = '', colspan = '1', rowspan = '1' } = attributes;
  const times = (written: string, most: number) => Math.min(most, Math.max(1, Number(written) || 1));
  return { span: times(colspan, MOST_COLUMNS), rows: times(rowspan, MOST_ROWS_OF_CELL), hint: `${id} ${names} ${headers}` };
}

function levelOf(name: string): number {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  return name === 'caption' || name === 'legend' || name === 'summary' ? SMALL_HEADING : 0;
}
