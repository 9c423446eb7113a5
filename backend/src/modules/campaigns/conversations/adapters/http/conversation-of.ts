import { placeAfter, readPlace } from '../../../../../platform/http/input/place.js';
import type { ConversationView } from '../../application/conversation-view.js';
import type { ConversationEntry, EmailEntry, ReplyEntry } from '../../domain/conversation-entry.js';
import type { ConversationPlace } from '../../queries/conversation.query.js';
import type { ConversationDto, ConversationEntryDto } from './conversation.dto.js';

/** What is answered: emails and replies apart, each with its moment. */
export function conversationOf({ entries, next, ...view }: ConversationView): ConversationDto {
  return {
    ...view,
    emails: entries.filter(isEmail),
    replies: entries.filter((entry): entry is ReplyEntry => !isEmail(entry)),
    before: next && placeAfter([next]),
  };
}

/** Converts one email or reply to its API form. */
export function entryDtoOf(entry: ConversationEntry): ConversationEntryDto {
  return isEmail(entry) ? { email: entry, reply: null } : { email: null, reply: entry };
}

/** Throws InvalidInput for what `conversationOf` never gave. */
export function placeOf(cursor: string | undefined): ConversationPlace | null {
  return cursor === undefined ? null : readPlace(cursor);
}

function isEmail(entry: ConversationEntry): entry is EmailEntry {
  return 'status' in entry;
}
