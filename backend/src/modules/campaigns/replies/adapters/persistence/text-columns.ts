import type { ReplyText } from '../../domain/reply-text.js';

export interface TextColumns {
  body: string | null;
  bodyState: 'kept' | 'cut' | 'gone' | null;
  pictures: number;
}

/** How the text of a reply is stored. null: its mailbox does not have it any more, undefined: it was not read yet. */
export function textColumns(text: ReplyText | null | undefined): TextColumns {
  if (!text) return { body: null, bodyState: text === null ? 'gone' : null, pictures: 0 };
  return { body: text.text, bodyState: text.isCut ? 'cut' : 'kept', pictures: text.pictures };
}
