import { aMailbox } from './a-mailbox.js';
import { MemoryMailboxAccounts } from './memory-mailbox-accounts.js';
import { ScriptedSentFolder } from './scripted-sent-folder.js';
import { sentFolderContract } from './sent-folder.contract.js';

describe('a Sent folder by a script', () => {
  sentFolderContract(async () => {
    const [folder, accounts] = [new ScriptedSentFolder(), new MemoryMailboxAccounts()];
    await accounts.connect(aMailbox('marcus'));
    const account = await accounts.byUser('marcus');
    if (!account) throw new Error('no mailbox');
    const lock = () => {
      Object.assign(folder, { answer: 'cannot_tell', takes: false });
      return account;
    };
    return { folder, account, lock };
  });
});
