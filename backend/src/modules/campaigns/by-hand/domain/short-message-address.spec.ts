import { shortMessageAddress } from './short-message-address.js';

describe('C-21 the address that opens the app', () => {
  it('C-21 X opens the profile of the coach', () => {
    expect(shortMessageAddress('x', 'CoachDana_1', 'Hi')).toBe('https://x.com/intent/user?screen_name=CoachDana_1');
  });

  it.each(['a b', 'a/b', 'a?b=c', '', 'x'.repeat(16)])('C-21 %j is no handle', (handle) => {
    expect(shortMessageAddress('x', handle, 'Hi')).toBeNull();
  });

  it.each([
    ['(724) 555-0100', '+17245550100'],
    ['1-724-555-0100', '+17245550100'],
    ['+44 20 7946 0000', '+442079460000'],
    ['555-0100', '5550100'],
    [' +1 724 555 0100', '+17245550100'],
    ['27245550100', '27245550100'],
    ['172455501', '172455501'],
  ])('C-21 a text goes to %s', (phone, number) => {
    expect(shortMessageAddress('text', phone, 'Hi & bye\n?')).toBe(`sms:${number}?body=Hi%20%26%20bye%0A%3F`);
  });

  it('C-21 an extension cannot get text messages', () => {
    expect(shortMessageAddress('text', '(724) 555-0100 ext. 12', 'Hi')).toBeNull();
  });
});
