import { MemoryNotedReplies } from './memory-noted-replies.js';
import { notedRepliesContract } from './noted-replies.contract.js';

describe('MemoryNotedReplies', () => {
  notedRepliesContract(async (status, sentAt) => {
    const replies = new MemoryNotedReplies({ status, sentAt, isFound: false, isNoted: false });
    const ids = { userId: 'marcus', stranger: 'jordan', campaignId: 'film', mailId: 'email' };
    return { replies, ...ids, noted: async () => replies.noted };
  });
});
