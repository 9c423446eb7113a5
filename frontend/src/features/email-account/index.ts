export { GmailCard } from './ui/gmail/gmail-card';
export { MailboxCard } from './ui/mailbox/mailbox-card';
