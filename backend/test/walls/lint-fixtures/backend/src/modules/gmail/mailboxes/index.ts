export const gmailMailboxes = 'gmail/mailboxes';
