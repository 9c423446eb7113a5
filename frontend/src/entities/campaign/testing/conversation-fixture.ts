import type { ConversationPart, ConversationSummary, EmailEntry, ReplyEntry } from '../index';

export function emailFixture(changes: Partial<EmailEntry> = {}): EmailEntry {
  return {
    id: 'email-1',
    at: '2026-11-15T20:37:00.000Z',
    kind: 'first',
    status: 'replied',
    channel: 'email',
    subject: 'Junior season film',
    text: 'Coach Dummett,\n\nhere is my film.',
    fromAddress: 'marcus@mail.example',
    toAddress: 'quinn@akron.example.edu',
    openedAt: '2026-11-15T22:12:00.000Z',
    dueAt: null,
    errorMessage: null,
    reasonCode: null,
    campaignId: 'campaign-1',
    campaignName: 'Junior film',
    ...changes,
  };
}

export function replyFixture(changes: Partial<ReplyEntry> = {}): ReplyEntry {
  return {
    id: 'reply-1',
    at: '2026-11-18T14:04:00.000Z',
    isAutomatic: false,
    from: 'Quinn Dummett',
    fromAddress: 'quinn@akron.example.edu',
    subject: 'Re: Junior season film',
    text: 'Can you send the full game?',
    earlier: 'On Sunday Marcus wrote:\n> Coach Dummett,',
    textState: 'kept',
    pictures: 2,
    outsideDomain: false,
    suspicions: [],
    reportedAt: null,
    shownToGuardianAt: null,
    isChecked: false,
    isNoted: false,
    isByForm: false,
    ...changes,
  };
}

const coach = {
  coachId: 42,
  coachName: 'Quinn Dummett',
  coachTitle: 'Quarterbacks Coach',
  schoolId: 7,
  schoolName: 'Akron',
  isListed: true,
};

export function conversationFixture(changes: Partial<ConversationPart> = {}): ConversationPart {
  return {
    ...coach,
    waitsForAnswer: true,
    hasGuardian: false,
    emails: [emailFixture()],
    replies: [replyFixture()],
    before: null,
    answer: {
      way: 'recruit',
      reason: null,
      message: null,
      fromAddress: 'marcus@mail.example',
      toAddress: 'quinn@akron.example.edu',
      subject: 'Re: Junior season film',
      undoSeconds: 30,
    },
    ...changes,
  };
}

export function summaryFixture(changes: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    ...coach,
    at: '2026-11-18T14:04:00.000Z',
    state: 'needs_answer',
    isDoubtful: false,
    emailCount: 1,
    replyCount: 1,
    last: { direction: 'in', text: 'Can you send the full game?', status: null, isAutomatic: false },
    ...changes,
  };
}
