import type { ConversationSummary } from '@/entities/campaign';

export function summaryFixture(changes: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    coachId: 42,
    coachName: 'Quinn Dummett',
    coachTitle: 'Quarterbacks Coach',
    schoolId: 7,
    schoolName: 'Akron',
    isListed: true,
    at: '2026-11-18T14:04:00.000Z',
    state: 'needs_answer',
    isDoubtful: false,
    emailCount: 1,
    replyCount: 1,
    last: { direction: 'in', text: 'Can you send the full game?', status: null, isAutomatic: false },
    ...changes,
  };
}
