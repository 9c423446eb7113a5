import { hasWebAddress } from './has-web-address.js';

describe('whether a text has a link', () => {
  it.each([
    'https://www.hudl.com/profile/12',
    'see http://abc',
    'HTTPS://YOUTU.BE/x1',
    'hudl.com/v/2abc',
    'Film: hudl.com.',
    '(hudl.com)',
    'x.gg',
    'HUDL.COM',
    'www.hudl.site',
    '(www.hudl.site)',
    'film:https://hudl.site/1',
    'one two\nthree youtube.be',
  ])('C-15 a coach can open: %s', (text) => {
    expect(hasWebAddress(text)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['My film is below.', 'no address'],
    ['caleb@hudl.com', 'an email address'],
    ['https://caleb@hudl.com', 'an address with a name in front'],
    ['@hudl', 'a handle'],
    ['http://', 'an address without a site'],
    ['http://ab', 'a site of two letters'],
    ['ftp://abc', 'another protocol'],
    ['hudl.community', 'no ending of sites'],
    ['hudl .com', 'a blank within'],
    ['awww.cute', 'no www'],
    ['3.7 GPA, 6.2 feet', 'numbers'],
  ])('C-15 a coach cannot open: %j (%s)', (text) => {
    expect(hasWebAddress(text)).toBe(false);
  });

  it('C-15 an email address beside a link does not hide it', () => {
    expect(hasWebAddress('caleb@example.org or hudl.com/v/2abc')).toBe(true);
  });
});
