// Breaks: gmail/microsoft comes before gmail/mailboxes.
export { gmailMailboxes } from '../../mailboxes/index.js';
