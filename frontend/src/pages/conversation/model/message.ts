import type { ConversationPart, EmailEntry, ReplyEntry } from '@/entities/campaign';

/** One email of the conversation, the athlete's or the coach's. */
export type Message = { from: 'athlete'; email: EmailEntry } | { from: 'coach'; reply: ReplyEntry };

const moment = (message: Message) => (message.from === 'athlete' ? message.email : message.reply);

/** All that was loaded, oldest first. */
export function messagesOf(parts: readonly ConversationPart[]): Message[] {
  const emails = parts.flatMap((part) => part.emails).map((email): Message => ({ from: 'athlete', email }));
  const replies = parts.flatMap((part) => part.replies).map((reply): Message => ({ from: 'coach', reply }));
  return [...emails, ...replies].sort((a, b) => moment(a).at.localeCompare(moment(b).at) || moment(a).id.localeCompare(moment(b).id));
}
