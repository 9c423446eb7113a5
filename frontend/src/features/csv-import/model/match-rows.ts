import { columnLabels } from './column-labels';
import { importColumns, nameParts } from './import-columns';
import type { ImportKind } from './import-kind';
import type { Columns } from './use-columns';

export interface MatchRow {
  /** The header in the file. */
  key: string;
  label: string;
  /** The column that it is taken for; '' for none. */
  value: string;
  options: { value: string; label: string }[];
  /** What is below the header. */
  sample: string;
}

const labelOf = (name: string): string => columnLabels[name] ?? name;

/** The columns that one of the file can be taken for. */
function fieldsOf(kind: ImportKind): MatchRow['options'] {
  const whole = importColumns[kind].map(({ name, required }) => ({
    value: name,
    label: `${labelOf(name)}${required ? ' (required)' : ''}`,
  }));
  return [{ value: '', label: 'Not used' }, ...whole, ...nameParts[kind].parts.map((name) => ({ value: name, label: labelOf(name) }))];
}

/** Each column of the file with what it is taken for. */
export function matchRows(kind: ImportKind, { inspection, choice }: Columns): MatchRow[] {
  const options = fieldsOf(kind);
  return Object.keys(choice).map((header) => ({
    key: header,
    label: header,
    value: choice[header] ?? '',
    options,
    sample: inspection.columns.find((column) => column.header === header)?.samples.join(' · ') ?? '',
  }));
}

/** Names of the columns that no column of the file is taken for, and that an import needs. A name may come in parts. */
export function missingColumns(kind: ImportKind, choice: Columns['choice']): string[] {
  const { whole, parts } = nameParts[kind];
  const used = new Set(Object.values(choice));
  const isNamed = (name: string) => used.has(name) || (name === whole && parts.some((part) => used.has(part)));
  return importColumns[kind].filter(({ name, required }) => required && !isNamed(name)).map(({ name }) => labelOf(name));
}
