import type { StoredMessage } from './stand-in-mailbox.js';

/** What a coach or a mail server writes back. Everything has a default. */
export interface CoachMail {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  messageId?: string;
  /** What it answers; its Message-ID goes into In-Reply-To and References. */
  inReplyTo?: StoredMessage;
  headers?: Record<string, string>;
}

let made = 0;

function raw(headers: Record<string, string>, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', body].join('\r\n');
}

function nextId(): string {
  made += 1;
  return `<stand-in-${made}-${Date.now()}@mail.college.example.edu>`;
}

/** A person's answer, in the thread when it names what it answers. */
export function reply(sent: StoredMessage | undefined, mail: CoachMail = {}): string {
  const from = mail.from ?? of(sent, 'to', 'Coach <coach@college.example.edu>');
  const headers = {
    'Return-Path': `<${address(from)}>`,
    From: from,
    To: mail.to ?? of(sent, 'from', 'athlete@gmail.example'),
    Subject: mail.subject ?? `Re: ${of(sent, 'subject', 'Film')}`,
    Date: new Date().toUTCString(),
    'Message-ID': mail.messageId ?? nextId(),
    ...references(mail.inReplyTo ?? sent),
    'Content-Type': 'text/plain; charset=UTF-8',
    ...mail.headers,
  };
  return raw(headers, mail.text ?? 'Liked your film. Call me on Thursday.');
}

function of(sent: StoredMessage | undefined, header: string, otherwise: string): string {
  return sent?.header(header) ?? otherwise;
}

function references(answered: StoredMessage | undefined): Record<string, string> {
  const id = answered?.header('message-id');
  return id ? { 'In-Reply-To': id, References: id } : {};
}

/** The coach writes again instead of answering: no reference to anything. */
export function newThread(from: string, mail: CoachMail = {}): string {
  return reply(undefined, { from, subject: 'Junior day', text: 'Come to our junior day.', ...mail });
}

/** RFC 3834: a person's mail program answers by itself. */
export function outOfOffice(sent: StoredMessage, mail: CoachMail = {}): string {
  return reply(sent, {
    subject: `Automatic reply: ${sent.header('subject')}`,
    text: 'I am on the road recruiting until Monday.',
    ...mail,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
  });
}

export interface Report {
  /** RFC 3463, 5.1.1 = no such mailbox, 4.2.2 = mailbox full. Null leaves the machine-readable part's Status out. */
  status?: string | null;
  action?: 'failed' | 'delayed';
  diagnostic?: string;
  recipient?: string;
}

/** RFC 3464 delivery report as Gmail writes it about an email of the athlete's. */
export function deliveryReport(sent: StoredMessage, report: Report = {}): string {
  const { status = '5.1.1', action = 'failed', recipient = address(sent.header('to')) } = report;
  const diagnostic = report.diagnostic ?? `smtp; 550-5.1.1 The email account that you tried to reach does not exist.`;
  const statusLine = status === null ? [] : [`Status: ${status}`];
  const parts = [
    `Content-Type: text/plain; charset=UTF-8\r\n\r\n** Address not found **\r\n\r\nYour message wasn't delivered to ${recipient}.`,
    [
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; googlemail.com',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      ...statusLine,
      `Diagnostic-Code: ${diagnostic}`,
    ].join('\r\n'),
    `Content-Type: message/rfc822\r\n\r\nMessage-ID: ${sent.header('message-id')}\r\nTo: ${recipient}\r\nSubject: ${sent.header('subject')}\r\n`,
  ];
  return reportMail(sent, recipient, parts);
}

/** Gmail's own answer to too many emails: it blames the athlete's account, not the coach's address. */
export function limitReached(sent: StoredMessage): string {
  const recipient = address(sent.header('to'));
  const words = 'You have reached a limit for sending mail. Your message was not sent.';
  return reportMail(sent, recipient, [
    `Content-Type: text/plain; charset=UTF-8\r\n\r\n** Message not delivered **\r\n\r\n${words}`,
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; googlemail.com\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: failed\r\nStatus: 4.4.5\r\nDiagnostic-Code: smtp; ${words}`,
  ]);
}

function reportMail(sent: StoredMessage, recipient: string, parts: string[]): string {
  const boundary = 'report-of-the-stand-in';
  const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return raw(
    {
      'Return-Path': '<>',
      From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      To: sent.header('from'),
      Subject: 'Delivery Status Notification (Failure)',
      Date: new Date().toUTCString(),
      'Message-ID': nextId(),
      'In-Reply-To': sent.header('message-id'),
      References: sent.header('message-id'),
      'X-Failed-Recipients': recipient,
      'Auto-Submitted': 'auto-replied',
      'Content-Type': `multipart/report; boundary="${boundary}"; report-type=delivery-status`,
    },
    `${body}--${boundary}--\r\n`,
  );
}

function address(mailbox = ''): string {
  return /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
}
