import { MailboxTrial } from '../../../../../../test/mailbox/mailbox-trial.js';
import { sentFolderContract } from '../../testing/sent-folder.contract.js';
import { ImapSentFolder } from './imap-sent-folder.js';

describe('the Sent folder by IMAP', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start();
  });

  afterAll(() => trial.stop());

  beforeEach(() => trial.begin());

  sentFolderContract(async () => {
    const account = await trial.world.accounts.byUser('marcus');
    if (!account) throw new Error('no mailbox');
    const lock = () => ({ ...account, password: 'not this one' });
    return { folder: new ImapSentFolder(trial.world.connections), account, lock };
  });
});
