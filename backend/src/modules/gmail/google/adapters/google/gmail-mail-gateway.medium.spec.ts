import { FAULTS, tooManyUntil, type Fault } from '../../../../../../test/gmail/fault-script.js';
import { GmailTrial } from '../../../../../../test/gmail/gmail-trial.js';
import { RECONNECT_MESSAGES } from '../../../gateways/domain/reconnect-message.js';
import type { ReconnectReason } from '../../../gateways/domain/reconnect-reason.js';
import { mailFilesContract, mailGatewayContract } from '../../../gateways/testing/mail-gateway.contract.js';
import { lostGmail } from '../../domain/lost-gmail.js';

const HOUR_MS = 3_600_000;

describe('the Gmail gateway', () => {
  let trial: GmailTrial;

  beforeAll(async () => {
    trial = await GmailTrial.start();
  });

  afterAll(() => trial.google.stop());

  beforeEach(() => trial.begin());

  mailGatewayContract(async () => ({
    gateway: trial.world.gateway,
    userId: 'marcus',
    from: { name: 'Marcus Lee', address: trial.email },
    arrived: async () => trial.mailbox.sent.map((sent) => sent.header('message-id')),
  }));

  mailFilesContract(async () => ({
    gateway: trial.world.gateway,
    userId: 'marcus',
    from: { name: 'Marcus Lee', address: trial.email },
    raw: async () => trial.mailbox.sent.map((sent) => sent.raw),
  }));

  it('G-04 the email leaves from the athlete’s own address, whole, once, and its thread is recorded', async () => {
    const outcome = await trial.send({ subject: 'Grüße, Coach', text: 'Coach,\n\n.dot ünïcode' });
    const [sent] = trial.mailbox.sent;
    expect(outcome).toEqual({ kind: 'sent', providerMessageId: sent?.id, threadId: sent?.threadId });
    expect(sent?.header('from')).toBe(`Marcus Lee <${trial.email}>`);
    expect(sent?.header('to')).toBe('Quinn Dummett <quinn@college.example.edu>');
    expect(sent?.header('message-id')).toBe(`<${trial.mail().messageId}>`);
    expect(sent?.snippet).toBe('Coach, .dot ünïcode');
    expect(sent?.raw.toString()).toMatch(/\r\n\r\n/);
    expect(trial.sends).toBe(1);
  });

  it('C-18 files are uploaded as they are, for Google takes no large message in JSON', async () => {
    const attachments = [{ name: 'Transcript.pdf', contentType: 'application/pdf', bytes: Buffer.alloc(9_000_000, 'pdf') }];
    expect(await trial.send({ attachments })).toMatchObject({ kind: 'sent' });
    expect(trial.google.calls.map(({ operation, query }) => [operation, query['uploadType']])).toEqual([['messages.send', 'media']]);
    expect(trial.mailbox.sent[0]?.raw.length).toBeGreaterThan(12_000_000);
  });

  it('G-04 nothing marks it as bulk, and nothing in a value adds a header', async () => {
    await trial.send({
      subject: 'Film\r\nBcc: all@example.org',
      to: { name: 'Quinn" <all@example.org>, "', address: 'quinn@college.example.edu' },
    });
    const [sent] = trial.mailbox.sent;
    for (const name of ['list-unsubscribe', 'list-unsubscribe-post', 'bcc', 'reply-to', 'precedence']) {
      expect([name, sent?.header(name)]).toEqual([name, '']);
    }
  });

  it('M-08 an email of another account than the connected one does not leave, and Google is not asked', async () => {
    const from = { name: 'Marcus Lee', address: 'old@gmail.example' };
    expect(await trial.send({ from })).toMatchObject({ kind: 'not_sent', code: 'account_changed' });
    expect(trial.google.calls).toEqual([]);
  });

  it('an example contact is refused here: its mail belongs to the outbox', async () => {
    expect(await trial.send({ isExample: true })).toMatchObject({ kind: 'refused' });
    expect(trial.google.calls).toEqual([]);
  });

  it.each<[string, Fault, object]>([
    ['403 user rate', FAULTS.userRate, { kind: 'not_sent', code: 'slow_down', retryAt: expect.any(Date) }],
    ['403 project rate', FAULTS.projectRate, { kind: 'not_sent', code: 'slow_down' }],
    ['403 daily limit', FAULTS.dailyLimit, { kind: 'not_sent', code: 'slow_down' }],
    ['429', FAULTS.tooMany, { kind: 'not_sent', code: 'slow_down' }],
    ['403 scope', FAULTS.scope, { kind: 'not_sent', code: 'needs_reconnect' }],
    ['403 domain policy', FAULTS.domainPolicy, { kind: 'not_sent', code: 'needs_reconnect' }],
    ['400 no mail service', FAULTS.noMailService, { kind: 'not_sent', code: 'needs_reconnect' }],
    ['401 again and again', FAULTS.invalidCredentials, { kind: 'not_sent', code: 'needs_reconnect' }],
    ['403 API switched off', FAULTS.notConfigured, { kind: 'not_sent', message: expect.stringContaining('disabled') }],
    ['400', FAULTS.badMessage, { kind: 'refused', message: 'Gmail refused it: Invalid To header', addressRefused: true }],
    ['413', { kind: 'error', status: 413, reason: 'uploadTooLarge', message: 'Too large' }, { kind: 'refused', addressRefused: false }],
    ['500', FAULTS.backend, { kind: 'unknown' }],
    ['503', FAULTS.unavailable, { kind: 'unknown' }],
    ['reset', { kind: 'reset' }, { kind: 'unknown' }],
    ['no answer', { kind: 'stall' }, { kind: 'unknown', message: expect.stringContaining('in time') }],
    ['answer lost', { kind: 'lose-answer' }, { kind: 'unknown' }],
    ['500 although it left', { kind: 'error-after', status: 500, reason: 'backendError', message: 'x' }, { kind: 'unknown' }],
  ])('G-04 Gmail answers a send with %s: the email is tried once, and called what it is', async (_name, fault, outcome) => {
    trial.google.fail('messages.send', fault);
    expect(await trial.send()).toMatchObject(outcome);
    const left = ['lose-answer', 'error-after'].includes(fault.kind);
    expect(trial.mailbox.sent).toHaveLength(left ? 1 : 0);
    // One more try only after a 401, which is a definite no.
    expect(trial.sends).toBe(fault === FAULTS.invalidCredentials ? 2 : 1);
  });

  it('G-04 what certainly did not leave takes no place in the daily cap; what may have left does', async () => {
    await trial.connect({ dailyCap: 1 });
    for (const fault of [FAULTS.badMessage, FAULTS.notConfigured]) {
      trial.google.fail('messages.send', fault, { times: 1 });
      await trial.send({ messageId: `${fault.reason}@x` });
    }
    trial.google.fail('messages.send', FAULTS.backend, { times: 1 });
    expect(await trial.send({ messageId: 'lost@x' })).toMatchObject({ kind: 'unknown' });
    expect(await trial.send({ messageId: 'next@x' })).toMatchObject({ kind: 'not_sent', code: 'slow_down' });
  });

  it('G-04 waits until the moment that Gmail names, in the header or in its message', async () => {
    for (const where of ['header', 'message'] as const) {
      const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + HOUR_MS);
      trial.google.fail('messages.send', tooManyUntil(where, until), { times: 1 });
      const outcome = await trial.send({ messageId: `${where}@x` });
      expect(outcome).toMatchObject({ kind: 'not_sent', code: 'slow_down' });
      const { retryAt } = outcome as { retryAt: Date };
      expect(Math.abs(retryAt.getTime() - until.getTime())).toBeLessThan(2_000);
      const before = trial.sends;
      expect(await trial.send({ messageId: `after ${where}@x` })).toMatchObject({ kind: 'not_sent', retryAt });
      expect(trial.sends).toBe(before);
      await trial.connect();
    }
  });

  it('G-04 twice as long after each refusal in a row, and from the beginning after a success', async () => {
    const waits: number[] = [];
    trial.google.fail('messages.send', FAULTS.userRate, { times: 3 });
    for (const id of [1, 2, 3, 4, 5]) {
      const now = trial.world.clock.now().getTime();
      const outcome = await trial.send({ messageId: `${id}@x` });
      const wait = outcome.kind === 'not_sent' ? (outcome.retryAt?.getTime() ?? 0) - now : 0;
      waits.push(wait);
      trial.world.clock.advance(wait);
      if (id === 4) trial.google.fail('messages.send', FAULTS.userRate, { times: 1 });
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 0, 2_000]);
  });

  it('G-04 keeps the pause between two emails and the daily cap, and says when it continues', async () => {
    await trial.connect({ sendIntervalMs: 2_000, dailyCap: 2 });
    const start = trial.world.clock.now().getTime();
    expect(await trial.send({ messageId: '1@x' })).toMatchObject({ kind: 'sent' });
    expect(await trial.send({ messageId: '2@x' })).toEqual({
      kind: 'not_sent',
      code: 'slow_down',
      message: expect.stringContaining('pause between two emails'),
      retryAt: new Date(start + 2_000),
    });
    trial.world.clock.advance(2_000);
    expect(await trial.send({ messageId: '2@x' })).toMatchObject({ kind: 'sent' });
    trial.world.clock.advance(2_000);
    expect(await trial.send({ messageId: '3@x' })).toMatchObject({ kind: 'not_sent', retryAt: new Date(start + 24 * HOUR_MS) });
    expect(trial.mailbox.sent).toHaveLength(2);
  });

  it('G-03 an access token that ended before its time is replaced without anybody noticing', async () => {
    trial.google.oauth.expireAccessTokens(trial.email);
    expect(await trial.send()).toMatchObject({ kind: 'sent' });
    const fresh = (await trial.account())?.accessToken;
    trial.world.clock.advance(2 * HOUR_MS);
    expect(await trial.send({ messageId: 'later@x' })).toMatchObject({ kind: 'sent' });
    expect((await trial.account())?.accessToken).not.toBe(fresh);
    expect(trial.mailbox.sent).toHaveLength(2);
  });

  it('G-03 a token endpoint that is down keeps the email here: nothing left, and the grant lives', async () => {
    trial.world.clock.advance(2 * HOUR_MS);
    trial.google.fail('token', FAULTS.unavailable);
    expect(await trial.send()).toMatchObject({ kind: 'not_sent' });
    trial.google.calm();
    trial.google.fail('token', { kind: 'error', status: 401, reason: 'invalid_client', message: 'The OAuth client was deleted.' });
    expect(await trial.send()).toMatchObject({ kind: 'not_sent', message: expect.stringContaining('The OAuth client was deleted.') });
    expect(await trial.account()).toMatchObject({ state: 'connected' });
    trial.google.calm();
    expect(await trial.send()).toMatchObject({ kind: 'sent' });
  }, 20_000);

  it('G-03 a revoked grant turns to needs_reconnect and the athlete is notified once, however many emails wait', async () => {
    trial.google.oauth.endGrant(trial.email);
    for (const id of [1, 2, 3]) {
      expect(await trial.send({ messageId: `${id}@x` })).toMatchObject({ kind: 'not_sent', code: 'needs_reconnect' });
    }
    expect(trial.world.notice.notified).toEqual([{ userId: 'marcus', ...lostGmail(trial.email, 'grant_ended') }]);
    const calls = trial.google.calls.length;
    await trial.send();
    expect(trial.google.calls).toHaveLength(calls);
    expect(trial.mailbox.sent).toEqual([]);
  });

  it.each<[string, Fault, ReconnectReason]>([
    ['scope', FAULTS.scope, 'may_not_send'],
    ['domainPolicy', FAULTS.domainPolicy, 'blocked_by_admin'],
    ['failedPrecondition', FAULTS.noMailService, 'no_mail_service'],
  ])('G-03 the athlete learns why: %s', async (_name, fault, reason) => {
    trial.google.fail('messages.send', fault);
    await trial.send();
    expect(trial.world.notice.notified.map((told) => told.reason)).toEqual([RECONNECT_MESSAGES[reason]]);
    expect(await trial.account()).toMatchObject({ state: 'needs_reconnect', reason });
  });

  it('C-17 a mailbox that was disconnected sends nothing, and says so', async () => {
    await trial.world.accounts.remove('marcus');
    expect(await trial.send()).toMatchObject({ kind: 'not_sent', code: 'not_connected' });
    expect(trial.google.calls).toEqual([]);
  });
});
