import type { ReplyEntryDto as ReplyEntry } from '@/shared/api';

const notes: Record<ReplyEntry['textState'], string | null> = {
  kept: null,
  noted: null,
  cut: 'The email is longer. Read the rest in your mailbox.',
  not_read: 'This is how the email begins. Read the rest in your mailbox.',
  gone: 'This is how the email begins. It is not in your mailbox any more.',
};

/** What is missing of a reply's text; null when nothing is. */
export function replyTextNote({ textState, isAutomatic }: Pick<ReplyEntry, 'textState' | 'isAutomatic'>): string | null {
  return isAutomatic && textState === 'not_read' ? null : notes[textState];
}
