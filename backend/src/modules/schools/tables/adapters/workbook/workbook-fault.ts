export type WorkbookFaultCode = 'not_workbook' | 'damaged' | 'encrypted' | 'too_large' | 'no_sheet';

/** Why a spreadsheet cannot be read. An error would lose its class on the way out of a thread. */
export class WorkbookFault extends Error {
  constructor(readonly code: WorkbookFaultCode) {
    super(code);
  }
}
