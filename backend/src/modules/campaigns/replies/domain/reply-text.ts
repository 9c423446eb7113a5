/** What a person wrote, as plain text. */
export interface ReplyText {
  /** At most MOST_REPLY_TEXT characters, lines divided by \n. */
  text: string;
  /** The message goes on after this. */
  isCut: boolean;
  /** Number of remote pictures in the message; none is ever loaded. */
  pictures: number;
}

export const MOST_REPLY_TEXT = 20_000;

/** Of a message this much is read, in bytes; what an attachment adds is left out. */
export const MOST_REPLY_BYTES = 256 * 1024;
