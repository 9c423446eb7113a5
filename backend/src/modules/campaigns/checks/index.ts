export { CheckMails, type MailToCheck } from './application/check-mails.js';
export { FindWrongNames } from './application/find-wrong-names.js';
export { FindRepeats } from './application/find-repeats.js';
export { schoolRemarks } from './domain/school-remarks.js';
export { SchoolRecords } from './queries/school-record.query.js';
export { ChecksModule } from './checks.module.js';
