import { campaignControlContract } from './campaign-control.contract.js';
import { InMemoryCampaignControl } from './in-memory-campaign-control.js';
import { InMemorySendLedger } from '../../ledger/testing/in-memory-send-ledger.js';
import { aLedgerRow } from '../../ledger/testing/ledger-row.js';
import { LEDGER_TEXT } from '../../ledger/testing/ledger-text.js';

describe('campaigns and their accounts in memory', () => {
  campaignControlContract(async () => {
    const ledger = new InMemorySendLedger();
    const control = new InMemoryCampaignControl(ledger);
    let count = 0;
    const rowsOf = (id: string) => ledger.rows.filter(({ campaignId }) => campaignId === id && ledger.campaigns.has(id));
    return {
      control,
      userId: 'marcus',
      campaign: async (status, mails, account) => {
        count += 1;
        const campaignId = `campaign ${count}`;
        ledger.campaigns.set(campaignId, {
          id: campaignId,
          userId: 'marcus',
          status,
          activatedAt: null,
          leavesAt: null,
          schedule: null,
          text: LEDGER_TEXT,
          account,
        });
        const unclaimed = {
          claimedBy: null,
          claimedAt: null,
          attemptId: '',
          messageId: '',
          sentAt: null,
          keptAt: null,
          deferredSince: null,
          threadId: null,
          providerMessageId: null,
          channel: 'email' as const,
          subject: 'Film',
          body: 'Look',
        };
        for (const [at, mail] of mails.entries()) {
          const row = { ...aLedgerRow(`${campaignId} ${at}`, at, { gateway: account.kind }), ...unclaimed };
          ledger.rows.push({ ...row, campaignId, userId: 'marcus', dueAt: new Date(0), ...mail });
        }
        return campaignId;
      },
      look: async (id) => [ledger.campaigns.get(id)?.status, rowsOf(id).map(({ status }) => status)],
      waiting: async (id) =>
        rowsOf(id)
          .filter(({ status }) => status === 'queued')
          .map(({ gateway, dueAt }) => ({ gateway, dueAt })),
      isListed: async (id) => ledger.campaigns.has(id) && !control.hidden.has(id),
    };
  });
});
