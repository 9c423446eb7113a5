import { inboxReaderContract } from './inbox-reader.contract.js';
import { MemoryInboxReader } from './memory-inbox-reader.js';

describe('a mailbox in memory', () => {
  inboxReaderContract(async () => {
    const reader = new MemoryInboxReader();
    let count = 0;
    const deliver = async (mail: { from: string; subject: string; text?: string; labels: string[] }) => {
      count += 1;
      const { from, subject, text = '', labels } = mail;
      const message = {
        id: `m${count}`,
        threadId: `m${count}`,
        receivedAt: new Date(),
        labels,
        snippet: text,
        headers: { from, subject },
      };
      reader.deliver('marcus', message, Buffer.from(`From: ${from}\r\nSubject: ${subject}\r\n\r\n${text}`));
      return message.id;
    };
    return {
      reader,
      userId: 'marcus',
      deliver: ({ filtered, ...mail }) => deliver({ ...mail, labels: filtered ? [] : ['INBOX'] }),
      sendOwn: async () => void (await deliver({ from: 'marcus@gmail.example', subject: 'Film', labels: ['SENT'] })),
      remove: (id) => reader.remove('marcus', id),
      expireCursors: () => reader.expireCursors(),
      setPageSize: (size) => (reader.pageSize = size),
    };
  });
});
