import { mailboxAccountsContract } from './mailbox-accounts.contract.js';
import { mailboxSendsContract } from './mailbox-sends.contract.js';
import { MemoryMailboxAccounts } from './memory-mailbox-accounts.js';
import { MemoryMailboxSends } from './memory-mailbox-sends.js';

describe('mailboxes in memory', () => {
  describe('accounts', () => mailboxAccountsContract(async () => ({ accounts: new MemoryMailboxAccounts(), users: ['marcus', 'jordan'] })));

  describe('sends', () =>
    mailboxSendsContract(async () => {
      const accounts = new MemoryMailboxAccounts();
      return { accounts, sends: new MemoryMailboxSends(accounts), users: ['marcus', 'jordan'] };
    }));
});
