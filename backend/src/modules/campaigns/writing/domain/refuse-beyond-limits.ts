import { CAMPAIGN_LIMITS } from './campaign-limits.js';
import { TooManyCampaigns, TooManyDrafts, TooManyMails, TooManyTemplates, TooManyWaitingMails } from './limit-errors.js';

/** What one athlete has stored. */
interface StoredMails {
  /** Emails that have not left yet. */
  waiting: number;
  mails: number;
}

/** What an athlete, or the installation, may have; each function throws when there is no room for what is to be added. */
export const refuseBeyondLimits = {
  /** One more draft. Throws TooManyDrafts, TooManyCampaigns. */
  draft(stored: { drafts: number; campaigns: number }): void {
    if (stored.drafts >= CAMPAIGN_LIMITS.openDrafts) throw new TooManyDrafts();
    if (stored.campaigns >= CAMPAIGN_LIMITS.campaigns) throw new TooManyCampaigns();
  },

  /** One more template of the installation. Throws TooManyTemplates. */
  template(stored: number): void {
    if (stored >= CAMPAIGN_LIMITS.templates) throw new TooManyTemplates();
  },

  /** Checks the emails of one Send, of which `added.waiting` wait to be sent. Throws TooManyWaitingMails, TooManyMails. */
  mails(stored: StoredMails, added: StoredMails): void {
    if (stored.waiting + added.waiting > CAMPAIGN_LIMITS.waitingMails) throw new TooManyWaitingMails(stored.waiting);
    if (stored.mails + added.mails > CAMPAIGN_LIMITS.mails) throw new TooManyMails();
  },
};
