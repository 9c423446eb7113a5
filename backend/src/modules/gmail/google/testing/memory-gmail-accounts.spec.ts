import { gmailAccountsContract } from './gmail-accounts.contract.js';
import { MemoryGmailAccounts } from './memory-gmail-accounts.js';

describe('Gmail accounts in memory', () => {
  gmailAccountsContract(async () => ({ accounts: new MemoryGmailAccounts(), users: ['marcus', 'jordan'] }));
});
