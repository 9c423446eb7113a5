import type { GoogleState, Receipt } from './deletion.js';

const GOOGLE: Record<GoogleState, string> = {
  none: 'No Gmail account was connected.',
  done: 'Google confirmed that Recruit can no longer use your Gmail.',
  waiting:
    'Google has not confirmed yet. Recruit asks again for up to 30 days. You can end it now: https://myaccount.google.com/permissions',
  given_up: 'Google did not confirm within 30 days. Please end the access yourself: https://myaccount.google.com/permissions',
};

const line = (words: string, value: string) => `${words.padEnd(32)}${value}`;
const moment = (at: Date | null) => (at ? `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC` : 'not finished yet');

/** What the server writes by itself. */
export interface OwnBackups {
  isDaily: boolean;
  /** How many of each kind are kept. */
  keep: number;
}

function backupLines({ isDaily, keep }: OwnBackups): string[] {
  return [
    ...(isDaily
      ? [`  This server makes a backup each day and keeps the last ${keep}: in ${keep} days none of them has your account.`]
      : []),
    `  A backup is also made before an upgrade, and the last ${keep} of those may be kept.`,
    '  If the people who run this server make copies, ask them when their last copy expires.',
  ];
}

/** Returns the receipt as plain text, without names, so that keeping it keeps no personal data. */
export function receiptText(receipt: Receipt, backups: OwnBackups): string {
  const { requestedAt, erasedAt, items, google, doneAt } = receipt;
  return [
    'Receipt: your Recruit account was deleted',
    '',
    line('You asked for it', moment(requestedAt)),
    line('Deleted from the database', moment(erasedAt)),
    line('Files and access', doneAt ? `finished ${moment(doneAt)}` : 'not finished yet'),
    '',
    'What was deleted',
    ...(items.length > 0 ? items : [{ label: erasedAt ? 'Your account' : 'Not counted yet', count: erasedAt ? 1 : 0 }]).map(
      ({ label, count }) => line(`  ${label}`, String(count)),
    ),
    '',
    'Gmail',
    `  ${GOOGLE[google]}`,
    '',
    'Other mailboxes',
    '  A saved password or Microsoft sign-in was deleted with the account.',
    '  An app password or a permission still exists at your provider: please remove it there.',
    '',
    'Backups',
    ...backupLines(backups),
    '',
    'What stays',
    '  A number that counts deleted accounts, and emails that coaches already have.',
    '  For 400 days a log of sign-ins and changes, under a random number that can’t be traced to you.',
    '',
  ].join('\r\n');
}
