import type { DeliveryReportReader } from '../application/ports/delivery-report-reader.js';

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

/** What every reader of delivery reports finds. */
export function reportReaderContract(open: () => DeliveryReportReader): void {
  it('G-05 finds what became of which email, in the server’s own words', async () => {
    const { text, ...fields } = await open().read(Buffer.from(REPORT.replaceAll('\n', '\r\n')));
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
    const { text, ...fields } = await open().read(Buffer.from('Subject: Hello\r\n\r\nSee you on Friday.'));
    expect([fields, text.trim()]).toEqual([nothing, 'See you on Friday.']);
    expect(await open().read(Buffer.alloc(0))).toEqual({ ...nothing, text: '' });
  });
}
