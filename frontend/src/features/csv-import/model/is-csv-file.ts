/**
 * Whether a chosen file is CSV by its type or its name: Windows with Excel calls CSV files "application/vnd.ms-excel",
 * some browsers call them nothing.
 */
export function isCsvFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.toLowerCase() === 'text/csv' || name.toLowerCase().endsWith('.csv');
}
