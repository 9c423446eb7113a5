export { CheckMails, type MailToCheck } from './application/check-mails.js';
export { ChecksModule } from './checks.module.js';
