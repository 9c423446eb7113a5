import { SmtpSink } from '../../../../../../test/support/smtp-sink.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { SmtpClient } from '../../../../../platform/mail/smtp-client.js';
import { aGatewayMail, mailFilesContract, mailGatewayContract } from '../../testing/mail-gateway.contract.js';
import type { GmailConfig } from '../../config/gmail-config.js';
import { SmtpMailGateway } from './smtp-mail-gateway.js';

describe('the way out by SMTP', () => {
  let sink: SmtpSink;
  let client: SmtpClient;
  let gateway: SmtpMailGateway;

  beforeEach(async () => {
    sink = await SmtpSink.start();
    client = new SmtpClient({ smtpUrl: sink.url } as AppConfig);
    gateway = new SmtpMailGateway({ smtpSendIntervalMs: 0 } as GmailConfig, client);
  });

  afterEach(async () => {
    client.onApplicationShutdown();
    await sink.stop();
  });

  mailGatewayContract(async () => ({ gateway, arrived: async () => sink.mails.map((mail) => mail.messageId) }));
  mailFilesContract(async () => ({ gateway, raw: async () => sink.mails.map(({ raw }) => raw) }));

  it('C-04 nothing in a value can add a header or a recipient', async () => {
    const mail = aGatewayMail({
      subject: 'Film\r\nBcc: all@example.org',
      from: { name: 'Lee\r\nX-Evil: 1', address: 'no-reply@recruit.example' },
      to: { name: 'Quinn" <all@example.org>, "', address: 'quinn@college.example.edu' },
    });
    await gateway.send(mail);
    const [received] = sink.mails;
    expect(received?.to).toEqual(['quinn@college.example.edu']);
    expect(Object.keys(received?.headers ?? {})).not.toEqual(expect.arrayContaining(['bcc']));
    expect(Object.keys(received?.headers ?? {})).not.toEqual(expect.arrayContaining(['x-evil']));
    expect(received?.subject).toBe('Film Bcc: all@example.org');
  });

  it('C-19 a follow-up names the emails that it follows, under the same subject', async () => {
    const thread = { threadId: 'theirs', providerMessageId: null, inReplyTo: 'second@x', references: ['first@x', 'second@x'] };
    await gateway.send(aGatewayMail({ thread }));
    expect(sink.mails[0]).toMatchObject({
      subject: aGatewayMail().subject,
      headers: { 'in-reply-to': '<second@x>', references: '<first@x> <second@x>' },
    });
  });

  it('an example contact is refused here: its mail belongs to the outbox', async () => {
    expect(await gateway.send(aGatewayMail({ isExample: true }))).toMatchObject({ kind: 'refused' });
    expect(sink.mails).toEqual([]);
  });

  it('with a pause between mails it takes them one by one', () => {
    expect(new SmtpMailGateway({ smtpSendIntervalMs: 500 } as GmailConfig, client)).toMatchObject({
      batchSize: 1,
      intervalMs: 500,
    });
  });
});
