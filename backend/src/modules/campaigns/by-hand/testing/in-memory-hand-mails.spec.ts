import { handMailsContract } from './hand-mails.contract.js';
import { InMemoryHandMails } from './in-memory-hand-mails.js';
import { InMemorySendLedger } from '../../ledger/testing/in-memory-send-ledger.js';
import { aLedgerRow } from '../../ledger/testing/ledger-row.js';
import { LEDGER_TEXT } from '../../ledger/testing/ledger-text.js';

describe('emails sent by hand in memory', () => {
  handMailsContract(async () => {
    const ledger = new InMemorySendLedger();
    const hands = new InMemoryHandMails(ledger);
    ledger.addDraft('film', 'marcus', LEDGER_TEXT);
    return {
      ...{ ledger, hands, userId: 'marcus', campaignId: 'film' },
      row: (coachId, changes) => aLedgerRow(`film ${coachId}`, coachId, changes),
      campaignStatus: async () => ledger.campaigns.get('film')?.status,
      isIntroTicked: async () => hands.introSent.has(1),
      tickIntro: async () => void hands.introSent.add(1),
    };
  });
});
