import type { SheetRow } from './sheet-row.js';

export interface SheetTab {
  name: string;
  hidden: boolean;
}

/** One spreadsheet, in any format. */
export interface WorkbookFile {
  /** In the order of the tabs. */
  readonly sheets: readonly SheetTab[];
  /** The rows of one sheet that are not blank, in their order. Throws WorkbookFault. */
  rows(sheet: number): AsyncGenerator<SheetRow>;
}
