import { aReplyMail } from './a-reply-mail.js';
import { MemoryReplyLedger } from './memory-reply-ledger.js';
import { replyLedgerContract } from './reply-ledger.contract.js';

describe('the reply ledger in memory', () => {
  replyLedgerContract(async () => {
    const ledger = new MemoryReplyLedger();
    return {
      ledger,
      users: ['marcus', 'jordan'],
      connect: async (userId, changes) => void ledger.connect(userId, changes),
      addMail: async (userId, changes) => {
        const mail = aReplyMail(userId, changes);
        ledger.mails.push(mail);
        return mail;
      },
      statusOf: async (mailId) => ledger.mails.find(({ id }) => id === mailId)?.status ?? 'gone',
    };
  });
});
