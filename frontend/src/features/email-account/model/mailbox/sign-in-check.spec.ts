import { failedCheck, failedConsent, ticksOf } from './sign-in-check';

/** As the API client throws it. */
const refused = (code: string, part: unknown) => ({ status: 422, problem: { code, message: 'Not right.', body: { part }, errors: [] } });

describe('how the try to connect a mailbox is going', () => {
  it('M-03 which of the two sign-ins failed is told, and that nothing was saved', () => {
    expect(failedCheck(refused('sign_in_refused', 'smtp'))).toMatchObject({ kind: 'failed', part: 'smtp', refused: true, saved: 'no' });
  });

  it('M-03 another failure names no sign-in', () => {
    expect(failedCheck(refused('server_unreachable', 'pop3'))).toMatchObject({ part: null, refused: false, saved: 'no' });
  });

  it('M-03 when no answer came nobody knows whether it was saved', () => {
    expect(failedCheck(new TypeError('Failed to fetch'))).toMatchObject({ part: null, saved: 'unknown' });
  });

  it('M-07 a consent that the mail server did not take names the sign-in, another failure none', () => {
    expect(failedConsent('imap', 'No.')).toMatchObject({ part: 'imap', refused: true, message: 'No.' });
    expect(failedConsent('', 'Denied.')).toMatchObject({ part: null, refused: false });
  });

  it('M-03 reading is tried first: when it fails sending was not tried, and when sending fails reading works', () => {
    const failedAt = (part: 'imap' | 'smtp') => ticksOf({ kind: 'failed', part, refused: true, saved: 'no', message: '' });
    expect(failedAt('imap')).toEqual({ imap: 'bad', smtp: 'not_tried' });
    expect(failedAt('smtp')).toEqual({ imap: 'good', smtp: 'bad' });
    expect(ticksOf({ kind: 'checking' })).toEqual({ imap: 'busy', smtp: 'busy' });
    expect(ticksOf({ kind: 'done' })).toEqual({ imap: 'good', smtp: 'good' });
  });

  it('M-03 before a try, and when neither sign-in is to blame, there is no tick', () => {
    expect(ticksOf({ kind: 'idle' })).toBeNull();
    expect(ticksOf({ kind: 'failed', part: null, refused: false, saved: 'unknown', message: '' })).toBeNull();
  });
});
