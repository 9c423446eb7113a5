import type { Operations } from '@/shared/api';
import { summaryFigures } from './summary-figures';

const operations = (gmail: object, mailboxes: object, failed: number[] = []) =>
  ({
    users: { total: 1200, seenThisWeek: 30 },
    sending: { lastDay: 40, queued: 5 },
    gmail: { connected: 0, needsReconnect: 0, ...gmail },
    mailboxes: { connected: 0, needsReconnect: 0, ...mailboxes },
    queues: failed.map((count) => ({ failed: count })),
  }) as unknown as Operations;
const figure = (label: string, given: Operations) => summaryFigures(given).find((one) => one.label === label);

describe('the four figures of Operations', () => {
  it('O-03 before they are known they have no value', () => {
    expect(summaryFigures(undefined).map(({ value }) => value)).toEqual([null, null, null, null]);
  });

  it('O-03 users and emails with what they mean', () => {
    expect(summaryFigures(operations({}, {})).slice(0, 2)).toEqual([
      { label: 'Users', value: '1,200', detail: '30 seen this week' },
      { label: 'Sent in 24 hours', value: '40', detail: '5 waiting' },
    ]);
  });

  it('O-03 mailboxes are counted together; one that is lost is told first', () => {
    const about = (gmail: object, mailboxes: object) => figure('Connected mailboxes', operations(gmail, mailboxes));
    expect(about({ connected: 2 }, { connected: 3 })).toMatchObject({ value: '5', detail: '2 Gmail, 3 other' });
    expect(about({ connected: 2, needsReconnect: 1 }, { needsReconnect: 1 })).toMatchObject({ detail: '2 to reconnect' });
    expect(about({}, {})).toMatchObject({ value: '0', detail: 'None connected yet' });
  });

  it('O-03 failed jobs of each queue are added up', () => {
    expect(figure('Failed jobs', operations({}, {}, [2, 0, 1]))).toMatchObject({ value: '3', detail: 'Try them again below' });
    expect(figure('Failed jobs', operations({}, {}))).toMatchObject({ value: '0', detail: 'Nothing to do' });
  });
});
