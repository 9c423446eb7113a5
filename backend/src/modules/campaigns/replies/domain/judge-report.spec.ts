import type { ArrivedMessage } from './arrived-message.js';
import type { DeliveryReport } from './delivery-report.js';
import { judgeReport } from './judge-report.js';

const MESSAGE: ArrivedMessage = {
  id: '1',
  threadId: 't',
  receivedAt: new Date('2026-11-21T12:00:00Z'),
  labels: [],
  snippet: 'Your message was not delivered.',
  headers: {},
};
const REPORT: DeliveryReport = { action: 'failed', status: '5.1.1', recipient: null, diagnostic: null, originalMessageId: null, text: '' };
const judged = (report: Partial<DeliveryReport> | null, message: Partial<ArrivedMessage> = {}) =>
  judgeReport({ ...MESSAGE, ...message }, report && { ...REPORT, ...report });

describe('what the report of a mail server means', () => {
  it.each(['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1', '5.0.0'])('G-05 %s: the address is bad', (status) => {
    expect(judged({ status })).toMatchObject({ kind: 'bounce', hardness: 'hard', isAddressBad: true, isDelay: false });
  });

  it.each(['5.1.7', '5.1.8', '5.2.2', '5.2.3', '5.3.4', '5.4.4', '5.7.1', '5.1.11', '15.1.1', '5.1.1.1'])(
    'G-05 %s: the address is not to blame',
    (status) => {
      expect(judged({ status })).toMatchObject({ isAddressBad: false });
    },
  );

  it('G-05 a status of 4 is a matter of time', () => {
    expect(judged({ status: '4.2.2', action: 'delayed' })).toMatchObject({ hardness: 'soft', isAddressBad: false, isDelay: true });
  });

  it('G-05 without a status the address is bad only when the server names it, and has given up', () => {
    const headers = { 'x-failed-recipients': 'quinn@akron.test' };
    expect(judged({ status: null }, { headers })).toMatchObject({ hardness: 'hard', isAddressBad: true });
    expect(judged(null, { headers })).toMatchObject({ hardness: 'hard', isAddressBad: true });
    expect(judged({ status: null, action: 'delayed' }, { headers })).toMatchObject({ hardness: 'soft', isAddressBad: false });
    expect(judged(null)).toMatchObject({ hardness: 'soft', isAddressBad: false, isDelay: false });
  });

  it.each([
    [{ diagnostic: 'You have reached a limit for sending mail.' }],
    [{ text: 'Your account exceeded the daily sending limit' }],
    [{ text: 'You exceeded your sending quota' }],
  ])('G-05 that the account has sent too much says nothing of the address: %j', (report) => {
    expect(judged(report)).toEqual({ kind: 'limit_reached' });
    expect(judged(null, { snippet: Object.values(report)[0] ?? '' })).toEqual({ kind: 'limit_reached' });
  });

  it('G-05 gives the server’s words as the reason, on one line and not endlessly', () => {
    const reason = (report: Partial<DeliveryReport> | null, message = {}) => (judged(report, message) as { reason: string }).reason;
    expect(reason({ diagnostic: ' 550  no\r\nsuch user ' })).toBe('550 no such user');
    expect(reason({ status: '5.1.1' })).toBe('5.1.1');
    expect(reason(null)).toBe('Your message was not delivered.');
    expect(reason(null, { snippet: '' })).toBe('The mail server gave no reason.');
    expect(reason({ diagnostic: 'x'.repeat(400) })).toHaveLength(300);
  });
});
