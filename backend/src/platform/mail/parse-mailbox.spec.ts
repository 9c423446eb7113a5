import { parseMailbox } from './parse-mailbox.js';

describe('parseMailbox', () => {
  it.each([
    ['Recruit <no-reply@recruit.test>', { name: 'Recruit', address: 'no-reply@recruit.test' }],
    ['"Lee, Marcus" <marcus@recruit.test>', { name: 'Lee, Marcus', address: 'marcus@recruit.test' }],
    ['no-reply@recruit.test', { name: 'Recruit', address: 'no-reply@recruit.test' }],
    ['<no-reply@recruit.test>', { name: 'Recruit', address: 'no-reply@recruit.test' }],
  ])('G-06 reads %s', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });
});
