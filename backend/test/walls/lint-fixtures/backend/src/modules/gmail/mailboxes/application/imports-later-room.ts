// Breaks: gmail/mailboxes comes before gmail/own-accounts.
export { gmailOwnAccounts } from '../../own-accounts/index.js';
