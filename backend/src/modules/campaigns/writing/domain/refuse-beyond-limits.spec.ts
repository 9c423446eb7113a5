import { CAMPAIGN_LIMITS } from './campaign-limits.js';
import { TooManyCampaigns, TooManyDrafts, TooManyMails, TooManyTemplates, TooManyWaitingMails } from './limit-errors.js';
import { refuseBeyondLimits } from './refuse-beyond-limits.js';

const { openDrafts, campaigns, templates, waitingMails, mails } = CAMPAIGN_LIMITS;

describe('the limits of campaigns', () => {
  it('takes a draft while there is room for one more, among the drafts and among all campaigns', () => {
    expect(() => refuseBeyondLimits.draft({ drafts: openDrafts - 1, campaigns: campaigns - 1 })).not.toThrow();
    expect(() => refuseBeyondLimits.draft({ drafts: openDrafts, campaigns: openDrafts })).toThrow(TooManyDrafts);
    expect(() => refuseBeyondLimits.draft({ drafts: 0, campaigns })).toThrow(TooManyCampaigns);
  });

  it('takes a template while there is room for one more', () => {
    expect(() => refuseBeyondLimits.template(templates - 1)).not.toThrow();
    expect(() => refuseBeyondLimits.template(templates)).toThrow(TooManyTemplates);
  });

  it('takes a Send that fills the limits, and none that exceeds one of them', () => {
    const stored = { waiting: waitingMails - 2, mails: mails - 3 };
    expect(() => refuseBeyondLimits.mails(stored, { waiting: 2, mails: 3 })).not.toThrow();
    expect(() => refuseBeyondLimits.mails(stored, { waiting: 3, mails: 3 })).toThrow(TooManyWaitingMails);
    expect(() => refuseBeyondLimits.mails(stored, { waiting: 2, mails: 4 })).toThrow(TooManyMails);
  });
});
