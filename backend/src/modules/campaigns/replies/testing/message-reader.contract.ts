import type { MessageReader } from '../application/ports/message-reader.js';

const REPORT = `From: mailer-daemon@mx.example
Subject: Undelivered
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Your email could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; quinn@akron.example.edu
Action: Failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 no such user
--b
Content-Type: message/rfc822

Message-ID: <mail-1@recruit.example>
Subject: My film

Coach, my film.
--b--
`;

/** What every reader of messages finds. */
export function messageReaderContract(open: () => MessageReader): void {
  it('G-05 finds what became of which email, in the server’s own words', async () => {
    const { text, ...fields } = await open().report(Buffer.from(REPORT.replaceAll('\n', '\r\n')));
    expect(fields).toEqual({
      action: 'failed',
      status: '5.1.1',
      recipient: 'quinn@akron.example.edu',
      diagnostic: '550 no such user',
      originalMessageId: 'mail-1@recruit.example',
    });
    expect(text.trim()).toBe('Your email could not be delivered.');
  });

  it('G-05 of a message that is no report it has the text alone, and of no message nothing; it never throws', async () => {
    const nothing = { action: null, status: null, recipient: null, diagnostic: null, originalMessageId: null };
    const { text, ...fields } = await open().report(Buffer.from('Subject: Hello\r\n\r\nSee you on Friday.'));
    expect([fields, text.trim()]).toEqual([nothing, 'See you on Friday.']);
    expect(await open().report(Buffer.alloc(0))).toEqual({ ...nothing, text: '' });
  });

  it('C-22 of an answer it has what the person wrote; and of no message nothing', async () => {
    const raw = Buffer.from('Subject: Re: Film\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nCall me.\r\n\r\nCoach Quinn\r\n');
    expect(await open().text(raw)).toEqual({ text: 'Call me.\n\nCoach Quinn', isCut: false, pictures: 0 });
    expect(await open().text(Buffer.alloc(0))).toEqual({ text: '', isCut: false, pictures: 0 });
  });
}
