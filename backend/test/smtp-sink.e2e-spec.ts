import { createTransport } from 'nodemailer';
import { SmtpSink } from './support/smtp-sink.js';

function mailTo(to: string) {
  return { from: 'Jordan <jordan@recruit.example>', to, replyTo: 'me@example.com', subject: 'Été', text: 'Hello\n' };
}

describe('the SMTP server that other tests send to', () => {
  let sink: SmtpSink;
  const send = async (to: string) => {
    const transport = createTransport({ url: sink.url });
    try {
      return await transport.sendMail(mailTo(to));
    } finally {
      transport.close();
    }
  };

  beforeEach(async () => {
    sink = await SmtpSink.start();
  });
  afterEach(() => sink.stop());

  it('G-06 keeps what it takes: envelope, header fields and text', async () => {
    const sent = await send('coach@school.example');
    expect(sink.mails).toMatchObject([
      {
        envelopeFrom: 'jordan@recruit.example',
        to: ['coach@school.example'],
        from: 'jordan@recruit.example',
        replyTo: 'me@example.com',
        subject: 'Été',
        text: 'Hello\n',
        messageId: sent.messageId,
      },
    ]);
  });

  it('G-06 refuses a recipient or a message with the code it is told, as often as it is told', async () => {
    sink.behave(/^a@/, { kind: 'refuse-recipient', code: 550 }, 1);
    sink.behave(/^b@/, { kind: 'refuse-data', code: 451 });
    await expect(send('a@x.example')).rejects.toMatchObject({ responseCode: 550 });
    await expect(send('b@x.example')).rejects.toMatchObject({ responseCode: 451 });
    expect(sink.mails).toHaveLength(0);
    await send('a@x.example');
    expect(sink.mails).toHaveLength(1);
  });

  it('G-06 cuts the connection before the end, before the answer or after it', async () => {
    sink.behave(/^early@/, { kind: 'drop-at-data' });
    sink.behave(/^mute@/, { kind: 'drop-before-answer' });
    sink.behave(/^late@/, { kind: 'drop-after-answer' });
    await expect(send('early@x.example')).rejects.toThrow();
    expect(sink.mails).toHaveLength(0);
    await expect(send('mute@x.example')).rejects.toThrow();
    expect(sink.mails).toHaveLength(1);
    await send('late@x.example');
    expect(sink.mails).toHaveLength(2);
  });

  it('G-06 stalls without an answer, and takes everything again once told to behave', async () => {
    sink.behave(/./, { kind: 'stall' });
    const stalled = createTransport({ url: sink.url, socketTimeout: 100 } as { url: string });
    await expect(stalled.sendMail(mailTo('a@x.example'))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    sink.behaveWell();
    await Promise.all([send('a@x.example'), sink.untilTaken(1)]);
    expect(sink.mails).toHaveLength(1);
  });
});
