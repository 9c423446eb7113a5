import { REPLY_CAPS } from '../application/caps.js';
import { MemoryProfileMessages } from './memory-profile-messages.js';
import { profileMessagesContract } from './profile-messages.contract.js';

const LONG_AGO = Date.parse('2025-01-01T00:00:00.000Z');

describe('MemoryProfileMessages', () => {
  profileMessagesContract(async () => {
    const messages = new MemoryProfileMessages();
    return {
      messages,
      users: ['marcus', 'jordan'],
      keys: async (userId) => messages.kept.filter((one) => one.userId === userId).map(({ message }) => message.key),
      notifyTimes: () => messages.kept.map(({ notifyAt }) => notifyAt),
      fill: async (userId) => {
        for (let at = 0; at < REPLY_CAPS.profileMessages.most; at += 1) {
          const message = { key: `old ${at}`, name: '', school: '', address: '', text: '', coachId: null, suspicions: [] };
          messages.kept.push({ userId, message, at: new Date(LONG_AGO + at), notifyAt: null, isOpen: false });
        }
      },
      report: async (userId, key) => {
        const kept = messages.kept.find((one) => one.userId === userId && one.message.key === key);
        if (kept) kept.isOpen = true;
      },
    };
  });
});
