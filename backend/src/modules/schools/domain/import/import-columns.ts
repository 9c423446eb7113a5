import { ImportFileError } from './import-file-error.js';

const REQUIRED = ['name', 'division', 'city', 'state'] as const;
const OPTIONAL = ['conference', 'website_url', 'coach_name', 'coach_title', 'coach_email'] as const;

export type ImportColumn = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

const KNOWN: ReadonlySet<string> = new Set([...REQUIRED, ...OPTIONAL]);
const ALIASES = new Map([['coach_e_mail', 'coach_email']]);

/** Where each column of a school file stands, whatever its order and spelling. */
export class ImportColumns {
  readonly unknown: string[] = [];
  private readonly places = new Map<ImportColumn, number>();

  /** Throws ImportFileError: missing_column, duplicate_header. */
  constructor(private readonly header: readonly string[]) {
    header.forEach((cell, place) => this.add(normalise(cell), place));
    const missing = REQUIRED.filter((column) => !this.places.has(column));
    if (missing[0]) {
      const message = `The file has no column "${missing.join('", "')}". Needed are name, division, city and state.`;
      throw new ImportFileError('missing_column', message, { column: missing[0] });
    }
  }

  /** The trimmed text of one column; '' where the row is too short or the column is not there. */
  cell(cells: readonly string[], column: ImportColumn): string {
    const place = this.places.get(column);
    return place === undefined ? '' : (cells[place] ?? '').trim();
  }

  /** The first filled cell beyond the header's last, which belongs to no column. */
  surplus(cells: readonly string[]): string | undefined {
    return cells.slice(this.header.length).find((cell) => cell.trim() !== '');
  }

  private add(column: string, place: number): void {
    if (column === '') return;
    if (!isKnown(column)) {
      this.unknown.push(column);
      return;
    }
    if (this.places.has(column)) {
      const message = `The column "${column}" stands twice in the file. Please keep one of the two.`;
      throw new ImportFileError('duplicate_header', message, { column });
    }
    this.places.set(column, place);
  }
}

function isKnown(column: string): column is ImportColumn {
  return KNOWN.has(column);
}

function normalise(cell: string): string {
  const name = cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
  return ALIASES.get(name) ?? name;
}
