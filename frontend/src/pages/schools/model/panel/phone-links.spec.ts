import { phoneLinks } from './phone-links';

describe('C-21 a coach’s phone number', () => {
  it.each([
    ['(724) 555-0100', 'tel:7245550100', true],
    ['+1 724.555.0100', 'tel:+17245550100', true],
    ['(724) 555-0100 ext. 12', 'tel:7245550100;ext=12', false],
    ['724-555-0100 x7', 'tel:7245550100;ext=7', false],
  ])('C-21 opens %s as %s; text messages: %s', (phone, address, texts) => {
    expect([phoneLinks.call(phone), phoneLinks.canText(phone)]).toEqual([address, texts]);
  });
});
