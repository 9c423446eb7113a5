import { DomainError } from '../../../../shared-kernel/domain-error.js';

export type OvertakenReason = 'imported_again' | 'edited' | 'in_use';

/** Undoing the import would remove changes made after it. */
export class ImportOvertaken extends DomainError {
  constructor(reason: OvertakenReason) {
    const what = {
      imported_again: 'a later import changed the same entries; please undo that one first',
      edited: 'some of its entries were changed or removed since',
      in_use: 'athletes use some of the schools that it added',
    }[reason];
    const message = `This import cannot be undone: ${what}.`;
    super({ kind: 'conflict', code: 'import_overtaken', message, extra: { reason } });
  }
}
