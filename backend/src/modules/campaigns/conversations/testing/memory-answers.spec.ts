import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { answersContract } from './answers.contract.js';
import { MemoryAnswers } from './memory-answers.js';

describe('MemoryAnswers', () => {
  answersContract(async () => {
    const answers = new MemoryAnswers();
    return {
      answers,
      talks: [
        { userId: 'marcus', coachId: 1, mailId: 'email', campaignId: 'film' },
        { userId: 'jordan', coachId: 2, mailId: 'other email', campaignId: 'other film' },
      ],
      suppress: async (_userId, address) => void answers.suppressed.add(address),
      fill: async ({ userId }) =>
        void answers.others.set(userId, { waiting: CAMPAIGN_LIMITS.waitingMails, mails: CAMPAIGN_LIMITS.waitingMails }),
    };
  });
});
