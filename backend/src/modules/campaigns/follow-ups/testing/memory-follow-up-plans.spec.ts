import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { followUpPlansContract } from './follow-up-plans.contract.js';
import { MemoryFollowUpPlans } from './memory-follow-up-plans.js';

/** The only zone of the suite, in winter. */
const hourThere = (now: Date) => new Date(now.getTime() - 5 * 3600_000).getUTCHours();

describe('MemoryFollowUpPlans', () => {
  followUpPlansContract(async () => {
    const ids = new SequenceIds();
    const plans = new MemoryFollowUpPlans((_zone, now) => hourThere(now) >= 8 && hourThere(now) < 18);
    const first = ({ sentAt, ...of }: { campaignId: string; coachId: number; schoolId: number; sentAt: Date }) =>
      plans.mails.push({
        ...{ ...of, id: ids.next(), step: 0, body: 'Film', status: 'sent', sentAt, dueAt: sentAt, zone: null },
        ...{ held: null, reasonCode: null, errorMessage: null, openToken: null, optOutToken: ids.token() },
      });
    return {
      plans,
      campaign: async (sentAt, status = 'active') => {
        const [userId, campaignId, coachId, schoolId] = [ids.next(), ids.next(), 1, 2];
        plans.campaigns.set(campaignId, { id: campaignId, userId, status });
        const text = { template: 'My new film.', confirmed: [], revision: 1, trackOpens: false };
        plans.steps.push({ campaignId, userId, step: 1, waitDays: 3, writtenAt: new Date(0), isSkipped: false, ...text });
        first({ campaignId, coachId, schoolId, sentAt });
        return { userId, campaignId, coachId, schoolId };
      },
      skipStep: async (campaignId) => {
        for (const step of plans.steps) if (step.campaignId === campaignId) step.isSkipped = true;
      },
      coach: async ({ campaignId }, sentAt) => {
        first({ campaignId, coachId: 2, schoolId: 3, sentAt });
        return 2;
      },
      reply: async ({ userId, coachId, campaignId }, at, campaign) => {
        plans.replies.push({ userId, coachId, campaignId: campaign === 'this' ? campaignId : ids.next(), at });
      },
      fill: async (userId, room) => void plans.others.set(userId, CAMPAIGN_LIMITS.waitingMails - room),
      free: async (userId) => void plans.others.delete(userId),
      look: async (campaignId) => {
        const own = plans.mails.filter((mail) => mail.campaignId === campaignId && mail.step > 0);
        const mails = own.map(({ status, dueAt, held }) => ({ status, dueAt, held }));
        return { status: plans.campaigns.get(campaignId)?.status ?? 'gone', mails };
      },
    };
  });
});
