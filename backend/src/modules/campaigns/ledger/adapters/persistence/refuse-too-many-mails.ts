import type { EntityManager } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import type { NewLedgerRow } from '../../application/ports/send-ledger.js';
import { refuseBeyondLimits } from '../../../writing/domain/refuse-beyond-limits.js';
import { COUNT_MAILS } from './send-ledger.sql.js';

/**
 * Other Sends of the athlete wait until the end of this transaction, so that two of them cannot exceed a cap together.
 * Throws TooManyWaitingMails and TooManyMails when these rows would.
 */
export async function refuseTooManyMails(manager: EntityManager, userId: string, rows: NewLedgerRow[]): Promise<void> {
  await takeTurns(manager, 'mails', userId);
  const [counted] = await manager.query<{ waiting: number; mails: number }[]>(COUNT_MAILS, [userId]);
  const waiting = rows.filter(({ status }) => status !== 'skipped').length;
  refuseBeyondLimits.mails(counted ?? { waiting: 0, mails: 0 }, { waiting, mails: rows.length });
}
