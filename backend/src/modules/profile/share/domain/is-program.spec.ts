import { isProgram } from './is-program.js';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('who looks', () => {
  it.each([CHROME, IPHONE])('P-12 counts %.40s as a person', (userAgent) => {
    expect(isProgram(userAgent)).toBe(false);
  });

  it.each([
    undefined,
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
    'node',
    'Mozilla/5.0 (X11; Linux x64) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 BingPreview/1.0b',
  ])('P-12 counts %j as a program', (userAgent) => {
    expect(isProgram(userAgent)).toBe(true);
  });
});
