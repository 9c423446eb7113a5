/** Longer addresses are refused by some browsers and email programs. */
export const MAIL_APP_LIMIT = 2_000;

/** Of the address; a subject gets no more, so that there is room for text. */
const SUBJECT_LIMIT = 800;

/** Appended to a text that was cut, so that the athlete does not send it incomplete by mistake. */
const CUT_NOTE = '\n\n[Cut here. Copy the full email from Recruit.]';

export interface MailAppAddress {
  href: string;
  /** The text did not fit: the athlete has to copy it. */
  isShortened: boolean;
}

/** The address (RFC 6068) that opens the athlete's email program with this email, at most MAIL_APP_LIMIT characters long. */
export function mailAppAddress(to: string, subject: string, text: string): MailAppAddress {
  const title = fitting(subject, SUBJECT_LIMIT);
  const start = `mailto:${encoded(to).replaceAll('%40', '@')}?subject=${encoded(title)}&body=`;
  const body = encoded(text);
  if (title === subject && start.length + body.length <= MAIL_APP_LIMIT) return { href: start + body, isShortened: false };
  const room = MAIL_APP_LIMIT - start.length - encoded(CUT_NOTE).length;
  return { href: start + encoded(fitting(text, room).trimEnd() + CUT_NOTE), isShortened: true };
}

/** Every character that is not unreserved, in UTF-8; line ends as CRLF. */
function encoded(text: string): string {
  const lines = text.replace(/\r\n?|\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(lines).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The text up to the last space or line end before its encoded form becomes longer than `limit`. */
function fitting(text: string, limit: number): string {
  let length = 0;
  let end = 0;
  let lastGap = 0;
  for (const sign of text) {
    length += encoded(sign).length;
    if (length > limit) return text.slice(0, lastGap > 0 ? lastGap : end);
    if (/\s/u.test(sign)) lastGap = end;
    end += sign.length;
  }
  return text;
}
