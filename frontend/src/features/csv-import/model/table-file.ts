type NamedFile = Pick<File, 'name' | 'type'>;

const tables = ['.csv', '.xlsx', '.ods'];

/** Pure questions about a chosen file. */
export const tableFile = {
  /** What the file picker offers. */
  accept: '.csv,text/csv,.xlsx,.ods',

  /**
   * Whether a file is CSV, XLSX or ODS by its type or its name: Windows with Excel calls CSV files "application/vnd.ms-excel",
   * some browsers call files nothing.
   */
  isTable({ name, type }: NamedFile): boolean {
    return type.toLowerCase() === 'text/csv' || tables.some((ending) => name.toLowerCase().endsWith(ending));
  },

  /** Whether it is a spreadsheet, which is read only once its columns are known. */
  isWorkbook: ({ name, type }: NamedFile): boolean =>
    type.toLowerCase() !== 'text/csv' && ['.xlsx', '.ods'].some((ending) => name.toLowerCase().endsWith(ending)),
};
