import type { Recipient } from '@/entities/campaign';

/** A position coach of Akron who can be written to; a test overrides the fields it needs. */
export function recipientFixture(over: Partial<Recipient> = {}): Recipient {
  return {
    coachId: 1,
    coachName: 'Quinn Dummett',
    coachEmail: 'quinn.dummett@akron.example.edu',
    coachTitle: 'Quarterbacks',
    schoolId: 7,
    schoolName: 'Akron',
    position: 'QB',
    isHeadCoach: false,
    isExample: false,
    group: 'position_coach',
    selectable: true,
    reason: null,
    earlier: null,
    standing: { origin: 'imported', enteredOn: '2026-11-02', confirmed: null, aside: null },
    ...over,
  };
}
