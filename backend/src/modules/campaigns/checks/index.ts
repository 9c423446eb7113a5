export { CheckMails, type MailToCheck } from './application/check-mails.js';
export { FindWrongNames } from './application/find-wrong-names.js';
export { FindRepeats } from './application/find-repeats.js';
export { introductionRemarks } from './domain/introduction-remarks.js';
export { schoolRemarks, type SchoolRecord } from './domain/school-remarks.js';
export { SchoolRecords } from './queries/school-record.query.js';
export { ChecksModule } from './checks.module.js';
