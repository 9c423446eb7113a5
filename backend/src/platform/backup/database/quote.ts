import pg from 'pg';

/** A table of ours, as SQL names it. */
export function tableName(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`;
}

export function columnList(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
