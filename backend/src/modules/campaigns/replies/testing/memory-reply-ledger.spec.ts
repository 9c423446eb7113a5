import { aReplyMail } from './a-reply-mail.js';
import { MemoryReplyLedger } from './memory-reply-ledger.js';
import { replyLedgerContract } from './reply-ledger.contract.js';

describe('the reply ledger in memory', () => {
  replyLedgerContract(async () => {
    const ledger = new MemoryReplyLedger();
    const replyOf = (userId: string) => ledger.replies.find((reply) => reply.userId === userId);
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
      reply: async (userId) => {
        const { id = '', text, suspicions = [], isChecked = false } = replyOf(userId) ?? {};
        return { id, body: text?.text ?? null, suspicions, isChecked };
      },
      check: async (userId) => void Object.assign(replyOf(userId) ?? {}, { isChecked: true }),
    };
  });
});
