// Breaks: gmail/google comes before gmail/mailboxes.
export { gmailMailboxes } from '../../mailboxes/index.js';
