import { mailOpensContract } from './mail-opens.contract.js';
import { MemoryMailOpens } from './memory-mail-opens.js';

describe('opens in memory', () => {
  mailOpensContract(async () => {
    const opens = new MemoryMailOpens();
    return {
      opens,
      mail: async (sentAt) => {
        const token = `token ${opens.mails.size}`;
        opens.add(token, sentAt);
        return token;
      },
      look: async (token) => {
        const { openedAt = null, persons = 0, machines = 0 } = opens.mails.get(token) ?? {};
        return { openedAt, persons, machines };
      },
    };
  });
});
