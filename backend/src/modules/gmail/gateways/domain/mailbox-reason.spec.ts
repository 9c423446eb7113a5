import { mailboxReasonSentence } from './mailbox-reason.js';

describe('why a mailbox cannot be used any more', () => {
  it('is one sentence, with the words of the mail server when it said some', () => {
    const alone = mailboxReasonSentence('may_not_send', null);
    expect(alone).toMatch(/^Your mailbox refuses .*\.$/);
    expect(mailboxReasonSentence('may_not_send', '5.7.1 Not you')).toBe(`${alone} It said: “5.7.1 Not you”.`);
    expect(mailboxReasonSentence('may_not_send', '')).toBe(alone);
  });
});
