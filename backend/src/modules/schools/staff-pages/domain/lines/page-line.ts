export interface PageLink {
  /** `elsewhere`: a profile on another network than X. */
  kind: 'email' | 'phone' | 'handle' | 'elsewhere';
  value: string;
  /** The address was obfuscated against programs; a person should check it. */
  isUncertain?: boolean;
}

/** Where a line is in a table. */
export interface PageCell {
  /** Number of the row on the page. */
  row: number;
  column: number;
  /** Columns that the cell takes. */
  span: number;
  /** Rows that the cell takes, where it takes several. */
  rows?: number;
  /** Number of the table on the page. */
  table: number;
  /** Ids and classes of the cell: some tables name their columns only there. */
  hint: string;
}

/** One line of a page as it is seen: HTML and plain text are read into the same. */
export interface PageLine {
  /** White space collapsed; '' when there is only a link. */
  text: string;
  links: PageLink[];
  /** 1 to 6; 0: no heading. */
  level: number;
  /** The blocks that it is in, from the outermost, by number. */
  path: number[];
  cell: PageCell | null;
}

/** A line of text alone. */
export function plainLine(text: string, path: number[] = [], cell: PageCell | null = null): PageLine {
  return { text, links: [], level: 0, path, cell };
}
