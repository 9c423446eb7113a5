export { CheckMails, type MailToCheck } from './application/check-mails.js';
export { FindRepeats } from './application/find-repeats.js';
export { ChecksModule } from './checks.module.js';
