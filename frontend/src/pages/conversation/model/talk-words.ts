import type { ConversationSummary } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import type { PillTone } from '@/shared/ui/status-pill';
import { emailState } from './email-state';

interface TalkPill {
  tone: PillTone;
  word: string;
}

/** What the athlete should notice first; null when the last line is enough. */
function pillOf({ state, isDoubtful, last }: ConversationSummary): TalkPill | null {
  if (state === 'needs_answer') return isDoubtful ? { tone: 'bad', word: 'Check who this is' } : { tone: 'next', word: 'Answer waiting' };
  if (last.status === null || last.status === 'sent' || last.status === 'opened') return null;
  return emailState({ status: last.status, channel: 'email' });
}

/** "You: …", "Automatic reply: …" or what the coach wrote. */
function lineOf({ last: { direction, isAutomatic, text } }: ConversationSummary): string {
  if (direction === 'out') return `You: ${text}`;
  return isAutomatic ? `Automatic reply: ${text}` : text;
}

/** "2 emails sent, 1 reply"; nothing before the first one left. */
function countsOf({ emailCount, replyCount }: ConversationSummary): string {
  const sent = emailCount === 0 ? [] : [`${countOf(emailCount, 'email')} sent`];
  const replies = replyCount === 0 ? [] : [countOf(replyCount, 'reply', 'replies')];
  return [...sent, ...replies].join(', ');
}

/** The texts of a conversation in the list. */
export const talkWords = { pillOf, lineOf, countsOf };
