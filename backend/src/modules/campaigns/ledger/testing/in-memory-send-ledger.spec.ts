import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { InMemorySendLedger } from './in-memory-send-ledger.js';
import { aLedgerRow } from './ledger-row.js';
import { LEDGER_TEXT } from './ledger-text.js';
import { keptMailsContract } from './kept-mails.contract.js';
import { athleteCapContract } from './athlete-cap.contract.js';
import { claimContract } from './claim.contract.js';
import type { LedgerUnderTest } from './ledger-steps.js';
import { sendLedgerContract } from './send-ledger.contract.js';
import { undecidedMailsContract } from './undecided-mails.contract.js';

describe('the send ledger in memory', () => {
  const open = async (): Promise<LedgerUnderTest> => {
    const ids = new SequenceIds();
    const ledger = new InMemorySendLedger();
    const [userId, campaignId] = [ids.next(), ids.next()];
    ledger.addDraft(campaignId, userId, LEDGER_TEXT);
    return {
      ledger,
      userId,
      campaignId,
      row: (coachId: number, changes = {}) => aLedgerRow(ids.next(), coachId, changes),
      statuses: async () => ledger.rows.map((row) => row.status),
      reasons: async () => ledger.rows.map(({ status, reasonCode }) => [status, reasonCode]),
      suppress: async (address) => void ledger.blocks.suppressed.push(address),
      mark: async (level, at) => void ledger.blocks.marked.push({ schoolId: 1, level, at }),
      campaignStatus: async () => ledger.campaigns.get(campaignId)?.status ?? 'draft',
    };
  };

  sendLedgerContract(open);
  undecidedMailsContract(open);
  athleteCapContract(open);
  claimContract(open);
  keptMailsContract(open);
});
