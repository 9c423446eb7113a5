import { createHash } from 'node:crypto';

import MailComposer from 'nodemailer/lib/mail-composer';

import type { Mailbox, MailFile, OutgoingMail } from './outgoing-mail.js';

/** Line breaks in a header would start a new header; they become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();
}

function address(mailbox: Mailbox): { name: string; address: string } {
  return { name: oneLine(mailbox.name), address: oneLine(mailbox.address) };
}

function attachment({ name, contentType, bytes }: MailFile) {
  return { filename: oneLine(name), contentType, content: bytes };
}

/** What is between the parts of the message: the same each time that it is composed, and nothing that a text could contain by chance. */
function boundaryOf({ messageId }: OutgoingMail): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 32);
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
    attachments: mail.attachments?.map(attachment),
    baseBoundary: boundaryOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: '\r\n',
  });
  return composer.compile().build();
}
