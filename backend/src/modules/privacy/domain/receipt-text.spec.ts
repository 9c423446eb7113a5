import type { Receipt } from './deletion.js';
import { receiptText } from './receipt-text.js';

const RECEIPT: Receipt = {
  requestedAt: new Date('2026-03-04T05:06:07Z'),
  erasedAt: new Date('2026-03-04T05:06:09Z'),
  items: [{ label: 'Games', count: 12 }],
  google: 'none',
  doneAt: new Date('2026-03-04T05:06:10Z'),
};

const BACKUPS = { isDaily: true, keep: 14 };

describe('the receipt of a deletion', () => {
  it('U-04 says what was deleted, when, and when no backup of the server holds it any more', () => {
    const text = receiptText(RECEIPT, BACKUPS);
    expect(text).toMatch(/You asked for it +2026-03-04 05:06:07 UTC/);
    expect(text).toMatch(/Deleted from the database +2026-03-04 05:06:09 UTC/);
    expect(text).toMatch(/Games +12\r\n/);
    expect(text).toContain('This server makes a backup each day and keeps the last 14: in 14 days none of them has your account.');
    expect(receiptText(RECEIPT, { isDaily: false, keep: 14 })).not.toContain('each day');
    expect(text).not.toContain('not finished');
  });

  it('U-04 says what is still to be revoked, and where to do it oneself', () => {
    const text = receiptText({ ...RECEIPT, google: 'waiting', doneAt: null }, BACKUPS);
    expect(text).toContain('Google has not confirmed yet');
    expect(text).toContain('https://myaccount.google.com/permissions');
    expect(text).toMatch(/Files and access +not finished yet/);
  });

  it('U-04 counts the account alone when nothing else was there, and else nothing but what was', () => {
    expect(receiptText({ ...RECEIPT, items: [] }, BACKUPS)).toMatch(/What was deleted\r\n {2}Your account +1\r\n/);
    expect(receiptText(RECEIPT, BACKUPS)).not.toContain('Your account ');
  });

  it('U-04 claims nothing before the rows are gone', () => {
    const text = receiptText({ ...RECEIPT, erasedAt: null, items: [], doneAt: null }, BACKUPS);
    expect(text).toMatch(/Deleted from the database +not finished yet/);
    expect(text).toMatch(/Not counted yet +0\r\n/);
    expect(text).not.toMatch(/Your account +1/);
  });
});
