import { readSubmissionAnswer } from './read-submission-answer.js';

describe('what a mail server’s refusal means', () => {
  it.each([
    [550, 'RCPT TO', '550 5.1.1 The email account does not exist', { kind: 'address', isDead: true }],
    [550, 'RCPT TO', '550 5.1.10 Recipient not found', { kind: 'address', isDead: true }],
    [553, 'RCPT TO', '553 5.1.7 The sender is not valid', { kind: 'refused' }],
    [550, 'RCPT TO', '550 Unknown user', { kind: 'address', isDead: false }],
    [552, 'RCPT TO', '552 5.2.2 Mailbox full', { kind: 'refused' }],
    [550, 'MAIL FROM', '550 5.1.1 Sender rejected', { kind: 'refused' }],
    [535, 'AUTH PLAIN', '535 5.7.8 Bad credentials', { kind: 'may_not_send' }],
    [534, 'AUTH PLAIN', '534 5.7.9 Application-specific password required', { kind: 'may_not_send' }],
    [550, 'DATA', '550 5.7.1 Blocked', { kind: 'may_not_send' }],
    [550, 'DATA', '550 5.4.5 Daily user sending limit exceeded', { kind: 'daily_limit' }],
    [452, 'RCPT TO', '452 4.5.3 Your message has too many recipients', { kind: 'daily_limit' }],
    [451, 'DATA', '451 4.3.0 Try again later', { kind: 'later', isOne: false }],
    [421, 'RCPT TO', '421 4.7.0 Try again later', { kind: 'later', isOne: true }],
    [552, 'DATA', '552 5.3.4 Message too big', { kind: 'refused' }],
  ])('M-04 %i to %s: %s', (code, command, words, meaning) => {
    expect(readSubmissionAnswer({ code, command, words })).toEqual(meaning);
  });
});
