import MailComposer from 'nodemailer/lib/mail-composer';

import type { Mailbox, OutgoingMail } from './outgoing-mail.js';

/** Line breaks in a header would start a new header; they become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();
}

function address(mailbox: Mailbox): { name: string; address: string } {
  return { name: oneLine(mailbox.name), address: oneLine(mailbox.address) };
}

/** The exact bytes of the message (RFC 5322, CRLF). */
export function composeMail(mail: OutgoingMail): Promise<Buffer> {
  const composer = new MailComposer({
    messageId: `<${oneLine(mail.messageId)}>`,
    date: mail.date,
    from: address(mail.from),
    replyTo: mail.replyTo && address(mail.replyTo),
    to: address(mail.to),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    inReplyTo: mail.inReplyTo && `<${oneLine(mail.inReplyTo)}>`,
    references: mail.references?.map((id) => `<${oneLine(id)}>`),
    headers: Object.entries(mail.headers ?? {}).map(([key, value]) => ({ key, value: oneLine(value) })),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: '\r\n',
  });
  return composer.compile().build();
}
