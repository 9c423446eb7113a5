import type { NewLedgerRow } from '../application/ports/send-ledger.js';

/** A queued row for one coach at a reserved domain. */
export function aLedgerRow(id: string, coachId: number, changes: Partial<NewLedgerRow> = {}): NewLedgerRow {
  return {
    id,
    coachId,
    schoolId: 1,
    toAddress: `coach${coachId}@akron.example.edu`,
    coachFirstName: 'Quinn',
    coachLastName: `Dummett ${coachId}`,
    coachTitle: 'Head Coach',
    schoolName: 'Akron',
    isExample: false,
    write: () => ({ subject: 'Film', text: 'Coach, hello again.' }),
    gateway: 'smtp',
    openToken: null,
    optOutToken: `opt-out-${id}`,
    status: 'queued',
    reasonCode: null,
    errorMessage: null,
    ...changes,
  };
}
