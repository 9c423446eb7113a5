import { DomainError } from '../../../../shared-kernel/domain-error.js';

export type FileErrorCode =
  | 'empty_file'
  | 'missing_column'
  | 'duplicate_header'
  | 'malformed_csv'
  | 'not_csv'
  | 'no_file'
  | 'damaged_workbook'
  | 'unknown_sheet'
  | 'too_large';

/** The file as a whole cannot be imported; nothing of it is stored. */
export class ImportFileError extends DomainError {
  constructor(code: FileErrorCode, message: string, extra: { column?: string; line?: number } = {}) {
    const errors = extra.column ? [{ field: extra.column, code, message }] : [];
    super({ kind: 'invalid', code, message, errors, extra });
  }
}
