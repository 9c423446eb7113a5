import { answerWay, type AnswerThread, type PresentAccount } from './answer-way.js';

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

  it('a thread from the platform’s address goes on from there, whatever is connected now', () => {
    expect(answerWay({ ...THREAD, gateway: 'smtp', fromAddress: null }, ACCOUNT, true).way).toBe('recruit');
  });
});
