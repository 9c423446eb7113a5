export type WorkbookFaultCode = 'not_workbook' | 'damaged' | 'encrypted' | 'too_large' | 'no_sheet';

/** Why a spreadsheet cannot be read. Identified by a code, because an error loses its class when it crosses a thread boundary. */
export class WorkbookFault extends Error {
  constructor(readonly code: WorkbookFaultCode) {
    super(code);
  }
}
