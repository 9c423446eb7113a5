import { SmtpSink, type SinkBehaviour } from '../../../test/support/smtp-sink.js';
import type { AppConfig } from '../config/app-config.js';
import { SmtpClient } from './smtp-client.js';

const RAW = Buffer.from('From: a@recruit.example\r\nTo: coach@college.example.edu\r\nSubject: x\r\n\r\nHello\r\n');

describe('one email over SMTP', () => {
  let sink: SmtpSink;
  let client: SmtpClient;

  beforeEach(async () => {
    sink = await SmtpSink.start();
    client = new SmtpClient({ smtpUrl: sink.url } as AppConfig);
  });

  afterEach(async () => {
    client.onApplicationShutdown();
    await sink.stop();
  });

  const send = (to = 'coach@college.example.edu') => client.send('a@recruit.example', to, RAW);

  it('C-04 an email that the server took is sent', async () => {
    expect(await send()).toMatchObject({ kind: 'sent' });
    expect(sink.mails).toHaveLength(1);
  });

  it.each<[string, SinkBehaviour, string, RegExp]>([
    ['a refused recipient is refused, with the words', { kind: 'refuse-recipient', code: 550 }, 'refused', /550/],
    ['a refused message is refused, with the words', { kind: 'refuse-data', code: 554 }, 'refused', /554/],
    ['a connection cut before the message: it did not leave', { kind: 'drop-at-data' }, 'not_sent', /./],
    ['a connection cut during the message leaves it unknown', { kind: 'drop-in-message' }, 'unknown', /./],
    ['an answer that never came leaves it unknown', { kind: 'drop-before-answer' }, 'unknown', /./],
    ['a connection cut after the answer is sent', { kind: 'drop-after-answer' }, 'sent', /./],
  ])('C-04 %s, on a new and on a used connection', async (_title, behaviour, kind, words) => {
    for (const warmUp of [false, true]) {
      if (warmUp) expect(await send()).toMatchObject({ kind: 'sent' });
      sink.behaveWell();
      sink.behave(/./, behaviour);
      const outcome = await send();
      expect(outcome.kind).toBe(kind);
      expect('response' in outcome ? outcome.response : outcome.reason).toMatch(words);
      sink.behaveWell();
    }
    expect(await send()).toMatchObject({ kind: 'sent' });
  });

  it.each<[SinkBehaviour, boolean]>([
    [{ kind: 'refuse-recipient', code: 550 }, true],
    [{ kind: 'refuse-recipient', code: 552 }, false],
    [{ kind: 'refuse-recipient', code: 450 }, false],
    [{ kind: 'refuse-data', code: 550 }, false],
  ])('R-11 tells an unknown address from other refusals: %j', async (behaviour, addressRefused) => {
    sink.behave(/./, behaviour, 1);
    expect(await send()).toMatchObject({ kind: 'refused', addressRefused });
  });

  it('C-04 a server that is not there took nothing', async () => {
    await sink.stop();
    expect(await send()).toMatchObject({ kind: 'not_sent', reason: expect.stringContaining('ECONNREFUSED') });
    sink = await SmtpSink.start();
  });

  it('C-04 many at once share a few connections and all arrive', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, at) => send(`coach${at}@college.example.edu`)));
    expect(outcomes.every((outcome) => outcome.kind === 'sent')).toBe(true);
    expect(new Set(sink.mails.flatMap((mail) => mail.to)).size).toBe(50);
  });
});
