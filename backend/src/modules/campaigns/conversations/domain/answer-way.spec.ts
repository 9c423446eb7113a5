import { answerWay, asGuardiansSay, type AnswerThread, type AnswerWay, type PresentAccount } from './answer-way.js';

const THREAD: AnswerThread = {
  gateway: 'gmail',
  fromAddress: 'marcus@gmail.example',
  isByHand: false,
  hasReply: true,
  isDoubtful: false,
  isSuppressed: false,
};
const ACCOUNT: PresentAccount = { kind: 'gmail', address: 'Marcus@gmail.example', usable: true };

describe('C-22 an answer leaves only from the account of its thread', () => {
  it('the same account', () => {
    expect(answerWay(THREAD, ACCOUNT, false)).toEqual({ way: 'recruit', reason: null, message: null });
  });

  it.each<[string, Partial<AnswerThread>, Partial<PresentAccount>, string, string]>([
    ['no account', {}, { kind: 'smtp' }, 'hand', 'account_disconnected'],
    ['another address', {}, { address: 'other@gmail.example' }, 'hand', 'account_changed'],
    ['another kind of account', {}, { kind: 'mailbox' }, 'hand', 'account_changed'],
    ['lost access', {}, { usable: false }, 'hand', 'account_needs_reconnect'],
    ['an email by hand', { isByHand: true }, {}, 'hand', 'sent_by_hand'],
    ['no reply', { hasReply: false }, {}, 'none', 'no_reply_yet'],
    ['a reply from elsewhere that nobody checked', { isDoubtful: true }, {}, 'none', 'not_checked'],
    ['an address that takes no email', { isSuppressed: true }, {}, 'none', 'suppressed'],
    ['the platform cannot send', { gateway: 'smtp' }, {}, 'hand', 'cannot_send'],
  ])('%s', (_what, thread, account, way, reason) => {
    expect(answerWay({ ...THREAD, ...thread }, { ...ACCOUNT, ...account }, false)).toMatchObject({ way, reason });
  });

  it('a thread from the platform’s address continues from there, whatever is connected now', () => {
    expect(answerWay({ ...THREAD, gateway: 'smtp', fromAddress: null }, ACCOUNT, true).way).toBe('recruit');
  });
});

describe('U-08 an answer leaves as far as the guardians let it', () => {
  const OPEN: AnswerWay = { way: 'recruit', reason: null, message: null };
  const HAND: AnswerWay = { way: 'hand', reason: 'account_changed', message: 'Another account is connected.' };
  const CLOSED: AnswerWay = { way: 'none', reason: 'suppressed', message: 'No more email.' };
  const free = { isPaused: false, readsAll: false };

  it('U-08 as it is while they ask for nothing', () => {
    for (const way of [OPEN, HAND, CLOSED]) expect(asGuardiansSay(way, free)).toBe(way);
  });

  it('U-08 not at all while they have paused sending, neither by hand', () => {
    for (const way of [OPEN, HAND]) {
      expect(asGuardiansSay(way, { isPaused: true, readsAll: false })).toMatchObject({ way: 'none', reason: 'paused_by_guardian' });
    }
  });

  it('U-08 never by hand while they read every email first, for nobody could read that', () => {
    const reads = { isPaused: false, readsAll: true };
    expect(asGuardiansSay(OPEN, reads)).toBe(OPEN);
    expect(asGuardiansSay(HAND, reads)).toMatchObject({ way: 'none', reason: 'guardian_reads_first' });
    expect(asGuardiansSay(HAND, reads).message).toMatch(/only through Recruit\. Another account is connected\.$/);
    expect(asGuardiansSay({ ...HAND, message: null }, reads).message).toMatch(/only through Recruit\.$/);
  });

  it('U-08 what is in the way already is said first', () => {
    expect(asGuardiansSay(CLOSED, { isPaused: true, readsAll: true })).toBe(CLOSED);
  });
});

describe('C-22 the account that an answer needs', () => {
  it('is named, and where nobody knows it any connected one of its kind will do', () => {
    const unknown = { ...THREAD, fromAddress: null };
    expect(answerWay(unknown, ACCOUNT, false)).toMatchObject({ way: 'recruit' });
    expect(answerWay(unknown, { ...ACCOUNT, usable: false }, false).message).toContain('the account that you wrote from');
    expect(answerWay(THREAD, { ...ACCOUNT, usable: false }, false).message).toContain('marcus@gmail.example');
  });

  it('is the mailbox for an email that left from it, and the platform’s for one that left from there', () => {
    const mailbox = { ...THREAD, gateway: 'mailbox' };
    expect(answerWay(mailbox, { ...ACCOUNT, kind: 'mailbox' }, false)).toMatchObject({ way: 'recruit' });
    expect(answerWay({ ...THREAD, gateway: 'smtp' }, ACCOUNT, true)).toMatchObject({ way: 'recruit' });
    expect(answerWay({ ...THREAD, gateway: null }, ACCOUNT, true)).toMatchObject({ way: 'hand', reason: 'sent_by_hand' });
  });
});
