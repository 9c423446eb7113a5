import type { EntityManager } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import type { NewLedgerRow } from '../../application/ports/send-ledger.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';
import { TooManyMails, TooManyWaitingMails } from '../../../writing/domain/limit-errors.js';
import { COUNT_MAILS } from './send-ledger.sql.js';

/**
 * Other Sends of the athlete wait until the end of this transaction, so that two of them cannot exceed a cap together.
 * Throws TooManyWaitingMails and TooManyMails when these rows would.
 */
export async function refuseTooManyMails(manager: EntityManager, userId: string, rows: NewLedgerRow[]): Promise<void> {
  await takeTurns(manager, 'mails', userId);
  const [counted] = await manager.query<{ waiting: number; mails: number }[]>(COUNT_MAILS, [userId]);
  const { waiting, mails } = counted ?? { waiting: 0, mails: 0 };
  const queued = rows.filter(({ status }) => status === 'queued').length;
  if (waiting + queued > CAMPAIGN_LIMITS.waitingMails) throw new TooManyWaitingMails(waiting);
  if (mails + rows.length > CAMPAIGN_LIMITS.mails) throw new TooManyMails();
}
