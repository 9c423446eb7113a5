import { MAIL_STATUSES, type MailStatus } from '../../writing/domain/mail-status.js';
import { afterMessage, type MailState } from './after-message.js';
import type { MessageClass } from './message-class.js';

const left = new Date('2026-11-01T12:00:00.000Z');
const came = new Date('2026-11-02T12:00:00.000Z');
const bounce: MessageClass = { kind: 'bounce', hardness: 'hard', isDelay: false, isAddressBad: true, reason: 'no such user' };

const mail = (status: MailStatus, changes: Partial<MailState> = {}): MailState => ({
  status,
  sentAt: left,
  repliedAt: null,
  bouncedAt: null,
  reasonCode: null,
  errorMessage: null,
  ...changes,
});

const after = (status: MailStatus, message: MessageClass, changes: Partial<MailState> = {}) =>
  afterMessage(mail(status, changes), message, came, left);

describe('an email after a message about it', () => {
  it('X-07 an answer of a person counts, whatever was known before', () => {
    for (const status of ['sent', 'opened', 'auto_reply', 'bounced', 'unknown', 'sending'] as const) {
      expect(after(status, { kind: 'human' })).toMatchObject({ status: 'replied', repliedAt: came, errorMessage: null });
    }
  });

  it('X-07 the first answer is the one whose time counts, in whatever order they are found', () => {
    const first = new Date('2026-11-01T13:00:00.000Z');
    expect(after('replied', { kind: 'human' }, { repliedAt: first }).repliedAt).toEqual(first);
    expect(afterMessage(mail('replied', { repliedAt: came }), { kind: 'human' }, first, left).repliedAt).toEqual(first);
  });

  it('G-05 an automatic answer is not an answer and takes none away', () => {
    expect(after('opened', { kind: 'auto_reply' })).toMatchObject({ status: 'auto_reply', repliedAt: null });
    expect(after('replied', { kind: 'auto_reply' }, { repliedAt: came }).status).toBe('replied');
    expect(after('bounced', { kind: 'auto_reply' }).status).toBe('bounced');
  });

  it('G-05 a bounce says why in the words of the server; a delay changes nothing yet', () => {
    expect(after('sent', bounce)).toMatchObject({
      status: 'bounced',
      bouncedAt: came,
      reasonCode: 'bounced',
      errorMessage: 'It came back: no such user',
    });
    expect(after('sent', { ...bounce, isDelay: true })).toEqual(mail('sent'));
    expect(after('replied', bounce).status).toBe('replied');
  });

  it('G-05 an email that the provider refused for the day did not leave, and can be sent again', () => {
    expect(after('sent', { kind: 'limit_reached' })).toMatchObject({ status: 'failed', sentAt: null, reasonCode: 'sending_limit' });
  });

  it('C-04 a message about an email in doubt proves that it left', () => {
    expect(after('unknown', { kind: 'auto_reply' }, { sentAt: null, reasonCode: 'no_answer' })).toEqual(mail('auto_reply'));
  });

  it('C-04 what never left stays what it is', () => {
    for (const status of MAIL_STATUSES.filter((one) => ['queued', 'failed', 'skipped', 'cancelled'].includes(one))) {
      expect(after(status, { kind: 'human' })).toEqual(mail(status));
    }
  });
});
