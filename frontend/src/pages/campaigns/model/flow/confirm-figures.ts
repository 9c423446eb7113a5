import type { Recipient } from '@/entities/campaign';

export interface ConfirmFigures {
  /** The coaches who get one. */
  leaving: Recipient[];
  /** Emails that leave. */
  mails: number;
  schools: number;
  /** Coaches who get nothing although they were picked, with the reason. */
  skipped: { coachId: number; coachName: string; reason: string }[];
  /** Emails to invented examples. */
  examples: number;
}

/** A preview of what Send would do. The server decides; this only shows it beforehand. */
export function confirmFigures(chosen: readonly Recipient[]): ConfirmFigures {
  const firstOf = new Map<string, Recipient>();
  const skipped: ConfirmFigures['skipped'] = [];
  for (const recipient of chosen) {
    const address = (recipient.coachEmail ?? '').trim().toLowerCase();
    const first = firstOf.get(address);
    if (first === undefined) firstOf.set(address, recipient);
    else {
      const { coachId, coachName } = recipient;
      skipped.push({ coachId, coachName, reason: `Same address as ${first.coachName}, who already gets this email` });
    }
  }
  const leaving = [...firstOf.values()];
  return {
    leaving,
    mails: leaving.length,
    schools: new Set(leaving.map(({ schoolId }) => schoolId)).size,
    skipped,
    examples: leaving.filter(({ isExample }) => isExample).length,
  };
}
