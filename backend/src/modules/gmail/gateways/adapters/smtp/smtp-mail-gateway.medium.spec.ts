import { SmtpSink } from '../../../../../../test/support/smtp-sink.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { SmtpClient } from '../../../../../platform/mail/smtp-client.js';
import { aGatewayMail, mailFilesContract, mailGatewayContract } from '../../testing/mail-gateway.contract.js';
import type { GmailConfig } from '../../config/gmail-config.js';
import { SmtpMailGateway } from './smtp-mail-gateway.js';

/** Each look is `stepMs` after the one before. */
class SteppingClock extends Clock {
  stepMs = 1;
  private at = 0;

  now(): Date {
    this.at += this.stepMs;
    return new Date(this.at);
  }
}

describe('the way out by SMTP', () => {
  let sink: SmtpSink;
  let client: SmtpClient;
  let gateway: SmtpMailGateway;
  let clock: SteppingClock;

  beforeEach(async () => {
    sink = await SmtpSink.start();
    clock = new SteppingClock();
    client = new SmtpClient({ smtpUrl: sink.url } as AppConfig);
    gateway = new SmtpMailGateway({ smtpSendIntervalMs: 0 } as GmailConfig, client, clock);
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

  it('C-04 a server that answers slowly gets few emails at once, so that few are undecided after a crash; a quick one more', async () => {
    expect([gateway.batchSize, gateway.bulk]).toEqual([5, { batchSize: 5, lanes: 2 }]);
    for (let n = 0; n < 100; n += 1) await gateway.send(aGatewayMail());
    expect(gateway.bulk?.batchSize).toBe(25);
    clock.stepMs = 300;
    for (let n = 0; n < 100; n += 1) await gateway.send(aGatewayMail());
    expect(gateway.bulk?.batchSize).toBe(5);
  });

  it('with a pause between emails it takes them one by one', () => {
    expect(new SmtpMailGateway({ smtpSendIntervalMs: 500 } as GmailConfig, client, clock)).toMatchObject({
      batchSize: 1,
      bulk: null,
      intervalMs: 500,
    });
  });
});
