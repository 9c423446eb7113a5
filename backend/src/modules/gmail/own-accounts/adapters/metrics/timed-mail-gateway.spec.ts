import { ScriptedMailGateway } from '../../../gateways/testing/scripted-mail-gateway.js';
import type { GatewayMail } from '../../../gateways/index.js';
import { TimedMailGateway } from './timed-mail-gateway.js';

const mailTo = (address: string): GatewayMail => ({
  messageId: 'm1@recruit.test',
  userId: 'u1',
  date: new Date(0),
  from: { name: 'A', address: 'a@recruit.test' },
  replyTo: { name: 'A', address: 'a@recruit.test' },
  to: { name: 'C', address },
  subject: 'Film',
  text: 'Look',
  isExample: false,
});

describe('TimedMailGateway', () => {
  const inner = new ScriptedMailGateway('smtp');
  const noted: { labels: Record<string, string>; seconds: number }[] = [];
  const timed = new TimedMailGateway(inner, (labels, seconds) => noted.push({ labels, seconds }));

  beforeEach(() => noted.splice(0));

  afterEach(() => jest.restoreAllMocks());

  it('O-02 notes each try by way and outcome, and nothing of the email', async () => {
    inner.outcomes.set('no@college.test', { kind: 'refused', message: 'No such address' });
    let now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    // The mail server takes two and a half seconds.
    inner.beforeSend = () => void (now += 2_500);
    expect((await timed.send(mailTo('yes@college.test'))).kind).toBe('sent');
    expect((await timed.send(mailTo('no@college.test'))).kind).toBe('refused');
    expect(noted.map(({ labels }) => labels)).toEqual([
      { gateway: 'smtp', outcome: 'sent' },
      { gateway: 'smtp', outcome: 'refused' },
    ]);
    expect(noted.map(({ seconds }) => seconds)).toEqual([2.5, 2.5]);
  });

  it('O-02 counts a try that broke off as unknown and lets the error through', async () => {
    inner.beforeSend = () => {
      throw new Error('broke off');
    };
    await expect(timed.send(mailTo('yes@college.test'))).rejects.toThrow('broke off');
    expect(noted.map(({ labels }) => labels)).toEqual([{ gateway: 'smtp', outcome: 'unknown' }]);
  });

  it('O-02 is in everything else the way it stands for', async () => {
    inner.bulkIs = { batchSize: 7, lanes: 2 };
    const { name, batchSize, settleMs, intervalMs } = inner;
    expect([timed.name, timed.batchSize, timed.settleMs, timed.intervalMs]).toEqual([name, batchSize, settleMs, intervalMs]);
    expect(timed.bulk).toEqual({ batchSize: 7, lanes: 2 });
    const attempt = { messageId: 'none', userId: 'u1', toAddress: 'a@college.test', claimedAt: new Date(0) };
    expect(await timed.lookUp(attempt)).toEqual({ kind: 'absent' });
  });
});
