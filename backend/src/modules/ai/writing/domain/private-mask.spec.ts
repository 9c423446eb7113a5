import { PrivateMask } from './private-mask.js';

describe('what stays on the server', () => {
  it.each([
    ['Call (512) 555-0142 or 512.555.0142.', 'Call {{private_1}} or {{private_2}}.'],
    ['Write to marcus@lee.test', 'Write to {{private_1}}'],
    ['I was born on March 14, 2009.', 'I was born on {{private_1}}.'],
    ['born 03/14/2009, 2009-03-14, 14 March 2009', 'born {{private_1}}, {{private_2}}, {{private_3}}'],
    ['I live at 412 Cedar Hill Road in Austin.', 'I live at {{private_1}} in Austin.'],
    ['I threw for 2,481 yards in 2026, 6-2, 205 lbs.', 'I threw for 2,481 yards in 2026, 6-2, 205 lbs.'],
  ])('I-03 a birth date, phone, address or mail address is masked and comes back: %s', (text, masked) => {
    const mask = new PrivateMask();
    expect(mask.mask(text)).toBe(masked);
    expect(mask.restore(masked)).toBe(text);
  });

  it('I-03 a stand-in that nobody gave out stays as it is', () => {
    const mask = new PrivateMask();
    mask.mask('marcus@lee.test');
    expect(mask.restore('{{private_1}} {{private_7}}')).toBe('marcus@lee.test {{private_7}}');
  });
});
