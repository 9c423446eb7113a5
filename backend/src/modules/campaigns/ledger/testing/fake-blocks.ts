import { mailboxKey } from '../../writing/domain/mailbox-key.js';
import { FIRST_EMAIL_STOPS } from '../domain/first-email-stops.js';
import type { FakeRow } from './in-memory-send-ledger.js';

export interface FakeBlocks {
  /** Addresses that get no more email, as they were written down. */
  suppressed: string[];
  /** Schools that were marked, and when. */
  marked: { schoolId: number; level: 'declined' | 'committed'; at: Date }[];
}

/** Skips the rows that a claim must not give: `since`, when the campaign was sent. */
export function skipBlocked(rows: FakeRow[], { suppressed, marked }: FakeBlocks, since: Date): void {
  const mailboxes = new Set(suppressed.map(mailboxKey));
  for (const row of rows) {
    const mark = marked.find(({ schoolId, level, at }) => schoolId === row.schoolId && (level === 'declined' || at >= since));
    if (mailboxes.has(mailboxKey(row.toAddress))) Object.assign(row, { status: 'skipped', reasonCode: 'suppressed' });
    else if (mark && !row.step) {
      const reasonCode = `school_${mark.level}` as const;
      Object.assign(row, { status: 'skipped', reasonCode, errorMessage: FIRST_EMAIL_STOPS[reasonCode] });
    }
  }
}
