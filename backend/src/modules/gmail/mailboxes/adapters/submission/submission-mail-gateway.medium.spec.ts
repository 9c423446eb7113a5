import { MailboxTrial } from '../../../../../../test/mailbox/mailbox-trial.js';
import type { SinkBehaviour } from '../../../../../../test/support/smtp-sink.js';
import { mailFilesContract, mailGatewayContract } from '../../../gateways/testing/mail-gateway.contract.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('mail by the athlete’s own mailbox', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start();
  });

  afterAll(() => trial.stop());

  beforeEach(() => trial.begin());

  mailGatewayContract(async () => ({
    gateway: trial.world.gateway,
    userId: 'marcus',
    from: { name: 'Marcus Lee', address: trial.email },
    arrived: async () => trial.host.smtp.mails.map(({ messageId }) => messageId),
  }));

  mailFilesContract(async () => ({
    gateway: trial.world.gateway,
    userId: 'marcus',
    from: { name: 'Marcus Lee', address: trial.email },
    raw: async () => trial.host.smtp.mails.map(({ raw }) => raw),
  }));

  it('M-04 it leaves from the athlete’s own address, whole, once, and nothing marks it as bulk', async () => {
    expect(await trial.send({ subject: 'Grüße, Coach', text: 'Coach,\n\n.dot ünïcode' })).toMatchObject({ kind: 'sent' });
    const [sent] = trial.host.smtp.mails;
    expect(sent).toMatchObject({ from: trial.email, envelopeFrom: trial.email, subject: 'Grüße, Coach' });
    expect(sent?.text.trim()).toBe('Coach,\n\n.dot ünïcode');
    expect(sent?.messageId).toBe(`<${trial.mail().messageId}>`);
    expect(Object.keys(sent?.headers ?? {})).not.toEqual(expect.arrayContaining(['list-unsubscribe', 'reply-to']));
    expect(trial.host.smtp.mails).toHaveLength(1);
  });

  it('M-04 a follow-up names the email that it follows', async () => {
    const thread = { threadId: null, providerMessageId: null, inReplyTo: 'second@x', references: ['first@x', 'second@x'] };
    await trial.send({ thread });
    expect(trial.host.smtp.mails[0]?.headers).toMatchObject({ 'in-reply-to': '<second@x>', references: '<first@x> <second@x>' });
  });

  it('M-08 an email of another account than the connected one does not leave, and the server is not asked', async () => {
    const from = { name: 'Marcus Lee', address: 'old@mail.example' };
    expect(await trial.send({ from })).toMatchObject({ kind: 'not_sent', code: 'account_changed' });
    await trial.world.accounts.remove('marcus');
    expect(await trial.send()).toMatchObject({ kind: 'not_sent', code: 'not_connected' });
    expect(trial.host.smtp.mails).toEqual([]);
  });

  it('an example contact is refused here: its mail belongs to the outbox', async () => {
    expect(await trial.send({ isExample: true })).toMatchObject({ kind: 'refused' });
  });

  it.each<[string, SinkBehaviour, object]>([
    ['550 5.1.1 to RCPT', refuse(550, '5.1.1 No such user'), { kind: 'refused', addressRefused: true, addressDead: true }],
    ['550 to RCPT', refuse(550, 'No such user'), { kind: 'refused', addressRefused: true, addressDead: false }],
    ['550 5.7.1 to RCPT', refuse(550, '5.7.1 Relaying denied'), { kind: 'not_sent', code: 'needs_reconnect' }],
    ['451 to RCPT', refuse(451, '4.3.0 Try later'), { kind: 'not_sent', message: /Try later/ }],
    ['550 5.4.5 daily limit', refuse(550, '5.4.5 Daily user sending limit exceeded'), { kind: 'not_sent', code: 'slow_down' }],
    ['552 too large', { kind: 'refuse-data', code: 552, words: '5.3.4 Message too big' }, { kind: 'refused', message: /too big/ }],
    ['451 to the message', { kind: 'refuse-data', code: 451 }, { kind: 'not_sent' }],
    ['cut before the message', { kind: 'drop-at-data' }, { kind: 'not_sent' }],
    ['cut in the message', { kind: 'drop-in-message' }, { kind: 'unknown' }],
    ['cut before the answer', { kind: 'drop-before-answer' }, { kind: 'unknown' }],
    ['cut after the answer', { kind: 'drop-after-answer' }, { kind: 'sent' }],
  ])(
    'M-04 the server answers with %s: the mail is called what it is, on a new and on a used connection',
    async (_name, behaviour, outcome) => {
      for (const warmUp of [false, true]) {
        await trial.begin();
        if (warmUp) await trial.send({ messageId: 'warm-up@x' });
        const before = trial.host.smtp.mails.length;
        trial.host.smtp.behave(/./, behaviour);
        const { message, ...wanted } = outcome as { message?: RegExp };
        const given = await trial.send();
        expect(given).toMatchObject(wanted);
        if (message) expect((given as { message: string }).message).toMatch(message);
        const left = ['drop-before-answer', 'drop-after-answer'].includes(behaviour.kind);
        expect(trial.host.smtp.mails).toHaveLength(before + (left ? 1 : 0));
      }
    },
  );

  it('M-04 a limit for the day is waited for, a whole day', async () => {
    trial.host.smtp.behave(/./, refuse(452, '4.5.3 Too many recipients: daily sending quota exceeded'), 1);
    const until = new Date(trial.world.clock.now().getTime() + 24 * HOUR_MS);
    expect(await trial.send()).toMatchObject({ kind: 'not_sent', code: 'slow_down', retryAt: until });
    expect(await trial.send()).toMatchObject({ retryAt: until, message: expect.stringContaining('more slowly') });
    trial.world.clock.advance(24 * HOUR_MS);
    expect(await trial.send()).toMatchObject({ kind: 'sent' });
  });

  it('M-04 keeps the pace and the daily cap; what certainly did not leave takes no place in them', async () => {
    await trial.begin({ dailyCap: 2, sendIntervalMs: 2_000 });
    trial.host.smtp.behave(/./, refuse(550, '5.1.1 No such user'), 1);
    await trial.send({ messageId: 'refused@x' });
    expect(await trial.send({ messageId: '1@x' })).toMatchObject({ kind: 'sent' });
    expect(await trial.send({ messageId: '2@x' })).toMatchObject({ code: 'slow_down', message: expect.stringContaining('pause') });
    trial.world.clock.advance(2_000);
    expect(await trial.send({ messageId: '2@x' })).toMatchObject({ kind: 'sent' });
    trial.world.clock.advance(2_000);
    expect(await trial.send({ messageId: '3@x' })).toMatchObject({ code: 'slow_down', message: expect.stringContaining('24 hours') });
    expect(trial.host.smtp.mails).toHaveLength(2);
  });

  it('M-04 a password that was changed is tried five times at most, with longer pauses, then nothing leaves', async () => {
    trial.account.password = 'another one';
    for (let failure = 1; failure <= 4; failure += 1) {
      expect(await trial.send()).toMatchObject({ kind: 'not_sent', code: 'slow_down' });
      // Until then nobody knocks.
      expect(await trial.send()).toMatchObject({ kind: 'not_sent', code: 'slow_down' });
      trial.world.clock.advance(2 ** (failure - 1) * MINUTE_MS);
    }
    expect(await trial.send()).toMatchObject({ kind: 'not_sent', code: 'needs_reconnect' });
    expect(await trial.kept()).toMatchObject({
      state: 'needs_reconnect',
      reason: 'sign_in_refused',
      words: expect.stringContaining('535'),
    });
    trial.host.imap.calm();
    trial.world.clock.advance(HOUR_MS);
    expect(await trial.send()).toMatchObject({ code: 'needs_reconnect' });
    expect(await trial.world.inbox.startCursor('marcus')).toEqual({ kind: 'needs_reconnect' });
    expect(trial.host.imap.signIns).toBe(0);
    expect(trial.world.notice.notified).toHaveLength(1);
    await trial.connect();
    trial.account.password = trial.password;
    expect(await trial.send()).toMatchObject({ kind: 'sent' });
  });

  it('M-04 a provider that limits sign-ins is left alone, and that counts as no wrong password', async () => {
    trial.host.refuseSignIn = { code: 454, words: '4.7.0 Too many login attempts' };
    for (let at = 0; at < 7; at += 1) {
      expect(await trial.send()).toMatchObject({ kind: 'not_sent', code: 'slow_down', retryAt: expect.any(Date) });
      trial.world.clock.advance(15 * MINUTE_MS);
    }
    expect(await trial.kept()).toMatchObject({ state: 'connected' });
  });

  it('M-04 a server that takes the message and says nothing holds nobody, and nobody claims that it left', async () => {
    // Time enough to connect on a busy machine: without a connection it is certain that nothing left.
    await trial.begin({ timeoutMs: 2_000 });
    trial.host.smtp.behave(/./, { kind: 'stall' }, 1);
    expect(await trial.send()).toMatchObject({ kind: 'unknown' });
    expect(trial.host.smtp.mails).toEqual([]);
  });

  it('M-04 a few emails need one sign-in', async () => {
    for (let at = 0; at < 5; at += 1) expect(await trial.send({ messageId: `${at}@x` })).toMatchObject({ kind: 'sent' });
    expect(trial.host.signIns).toBe(1);
  });
});

function refuse(code: number, words: string): SinkBehaviour {
  return { kind: 'refuse-recipient', code, words };
}
