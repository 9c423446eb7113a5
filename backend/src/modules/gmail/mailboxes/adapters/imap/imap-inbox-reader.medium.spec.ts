import { reply } from '../../../../../../test/gmail/coach-mails.js';
import { MailboxTrial } from '../../../../../../test/mailbox/mailbox-trial.js';
import { inboxReaderContract } from '../../../gateways/testing/inbox-reader.contract.js';

describe('an inbox by IMAP', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start();
  });

  afterAll(() => trial.stop());

  beforeEach(() => trial.begin());

  inboxReaderContract(async () => ({
    reader: trial.world.inbox,
    userId: 'marcus',
    deliver: async ({ filtered, ...mail }) => {
      const raw = reply(undefined, mail);
      const { raw: stored } = trial.account.deliver(raw, { folder: filtered ? 'Junk' : 'INBOX' });
      return /^Message-ID: (<.*>)/im.exec(stored.toString())?.[1] ?? '';
    },
    sendOwn: async () => void (await trial.send()),
    remove: (id) => {
      for (const { uid, raw } of trial.account.inbox.mails) if (raw.includes(id)) trial.account.inbox.remove(uid);
    },
    expireCursors: () => trial.account.inbox.renumber(),
    setPageSize: (size) => (trial.world.inbox.pageSize = size),
  }));
});
