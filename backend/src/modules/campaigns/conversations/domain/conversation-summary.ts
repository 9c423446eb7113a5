import type { MailStatus } from '../../writing/domain/mail-status.js';
import { cutText } from './cut-text.js';

/**
 * needs_answer: the coach wrote last and waits. waits: the athlete wrote last and there is no sign of a failed delivery. quiet: neither,
 * such as an email that bounced or has not been sent, or a reply after which the athlete logged a call or gave the school up.
 */
export const TALK_STATES = ['needs_answer', 'waits', 'quiet'] as const;

export type TalkState = (typeof TALK_STATES)[number];

/** The last thing that went to or fro. */
export interface LastLine {
  direction: 'out' | 'in';
  /** Its beginning, on one line. */
  text: string;
  /** Of an email; null of what came back. */
  status: MailStatus | null;
  isAutomatic: boolean;
}

/** With whom a conversation is, as it was when they last wrote. */
export interface ConversationCoach {
  coachId: number;
  coachName: string;
  coachTitle: string;
  schoolId: number;
  schoolName: string;
  /** The coach is in the directory, or one of the athlete's own contacts. */
  isListed: boolean;
}

/** One conversation, as a line of the list of all. */
export interface ConversationSummary extends ConversationCoach {
  /** When the last thing happened. */
  at: Date;
  state: TalkState;
  /** The newest reply came from an address outside of the school's domains, and the athlete has not confirmed it. */
  isDoubtful: boolean;
  /** Sent emails, including answers. */
  emailCount: number;
  /** Replies that a person wrote. */
  replyCount: number;
  last: LastLine;
}

/** How many conversations there are of each kind. */
export interface TalkCounts {
  all: number;
  needsAnswer: number;
  waits: number;
}

const MOST_WORDS = 140;

/** The beginning of a text, on one line and at most 140 characters. */
export function lastLineText(text: string): string {
  return cutText(text.replace(/\s+/gu, ' ').trim(), MOST_WORDS);
}
