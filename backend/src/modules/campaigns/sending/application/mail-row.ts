import type { Ids } from '../../../../shared-kernel/ids.js';
import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { delivers } from '../../../gmail/gateways/index.js';
import type { Sender } from '../../../gmail/own-accounts/index.js';
import type { PlannedMail } from '../../recipients/domain/plan-send.js';
import { gatewayFor } from './gateway-for.js';
import type { NewLedgerRow } from '../../ledger/index.js';

/** 144 random bits cannot be guessed. */
const TOKEN_BYTES = 18;

interface RowDetails {
  id: string;
  trackOpens: boolean;
  ids: Ids;
  /** The athlete sends it by hand: it waits for that. */
  byHand?: boolean;
}

/** Rows that are made between two turns: each needs random numbers, a hundred of them a millisecond. */
const AT_ONCE = 100;

/** The rows of all emails of a Send; `turn` is awaited between pieces of a millisecond. */
export async function mailRows<Planned>(
  planned: readonly Planned[],
  toRow: (mail: Planned) => NewLedgerRow,
  turn = nextTurn,
): Promise<NewLedgerRow[]> {
  const rows: NewLedgerRow[] = [];
  for (const mail of planned) {
    if (rows.length > 0 && rows.length % AT_ONCE === 0) await turn();
    rows.push(toRow(mail));
  }
  return rows;
}

/** The ledger row of a planned mail. An email that stays here has no picture to count opens with. */
export function mailRow(
  { recipient, write, skip }: PlannedMail,
  ways: Pick<Sender, 'via' | 'examplesVia'>,
  { id, trackOpens, ids, byHand = false }: RowDetails,
): NewLedgerRow {
  const gateway = gatewayFor(ways, recipient);
  return {
    id,
    coachId: recipient.coachId,
    schoolId: recipient.schoolId,
    toAddress: recipient.coachEmail ?? '',
    coachFirstName: recipient.firstName,
    coachLastName: recipient.lastName,
    coachTitle: recipient.coachTitle,
    schoolName: recipient.schoolName,
    isExample: recipient.isExample,
    write,
    gateway,
    openToken: trackOpens && delivers(gateway) ? ids.token(TOKEN_BYTES) : null,
    optOutToken: ids.token(TOKEN_BYTES),
    status: statusOf(skip, byHand),
    reasonCode: skip?.code ?? null,
    errorMessage: skip?.message ?? null,
  };
}

function statusOf(skip: PlannedMail['skip'], byHand: boolean): NewLedgerRow['status'] {
  if (skip) return 'skipped';
  return byHand ? 'kept' : 'queued';
}
