import { notedReplyOf } from './noted-reply.js';

const SENT = new Date('2026-11-10T15:00:00.000Z');
const NOW = new Date('2026-11-22T09:00:00.000Z');
const noted = (at: string, text = '') => notedReplyOf({ at: new Date(at), text }, SENT, NOW);
const refusal = (at: string): string => {
  try {
    noted(at);
    return '';
  } catch (error) {
    return (error as { errors: { code: string }[] }).errors[0]?.code ?? '';
  }
};

describe('C-14 a reply that the athlete notes', () => {
  it('C-14 came when the athlete says', () => {
    expect(noted('2026-11-15T12:00:00.000Z', ' Call me.\r\n')).toEqual({ at: new Date('2026-11-15T12:00:00.000Z'), text: 'Call me.' });
  });

  it('C-14 noon of the day of the email is not before the email', () => {
    expect(noted('2026-11-10T12:00:00.000Z').at).toEqual(SENT);
  });

  it('C-14 noon of today is not after now', () => {
    expect(noted('2026-11-22T12:00:00.000Z').at).toEqual(NOW);
  });

  it.each([
    ['2026-11-24T12:00:00.000Z', 'in_future'],
    ['2026-11-08T12:00:00.000Z', 'before_email'],
    ['never', 'invalid_time'],
  ])('C-14 %s cannot be right: %s', (at, code) => {
    expect(refusal(at)).toBe(code);
  });

  it('C-14 an email that was sent after the clock of another server is answered when it was sent', () => {
    const sent = new Date(NOW.getTime() + 1_000);
    expect(notedReplyOf({ at: NOW, text: '' }, sent, NOW).at).toEqual(sent);
  });
});
