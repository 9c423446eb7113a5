import { isDeadAddress } from './is-dead-address.js';

describe('isDeadAddress', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 <c@x.test>: Recipient address rejected: User unknown', true],
    ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist.', true],
    ['DATA', '550 5.1.10 RESOLVER.ADR.RecipientNotFound', true],
    ['RCPT TO', '556 5.1.10 Recipient address has null MX', true],
    ['RCPT TO', '551 5.1.6 Recipient no longer on server', true],
    ['RCPT TO', '552 5.2.2 Mailbox full', false],
    ['RCPT TO', '550 5.7.1 Relaying denied', false],
    ['RCPT TO', '550 5.1.8 Bad sender’s system address', false],
    ['RCPT TO', '550 5.1.11 something new', false],
    ['MAIL FROM', '550 5.1.0 Sender rejected', false],
    ['RCPT TO', '450 4.1.1 Try again later', false],
    ['RCPT TO', '550 No such user here', false],
    ['DATA', '550 see 5.1.1', false],
  ])('M-09 %s answered with %s: %s', (command, response, expected) => {
    expect(isDeadAddress(command, response)).toBe(expected);
  });
});
