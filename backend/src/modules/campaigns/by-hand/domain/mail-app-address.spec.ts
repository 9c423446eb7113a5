import { MAIL_APP_LIMIT, mailAppAddress } from './mail-app-address.js';

/** What an email program reads from the address. */
function read(href: string) {
  const [to, query] = href.slice('mailto:'.length).split('?') as [string, string];
  const fields = new Map(query.split('&').map((field) => field.split('=').map(decodeURIComponent) as [string, string]));
  return { to: decodeURIComponent(to), subject: fields.get('subject'), body: fields.get('body') };
}

describe('C-14 the address that opens an email program', () => {
  it('C-14 carries recipient, subject and text, with CRLF line ends as RFC 6068 asks', () => {
    const { href, isShortened } = mailAppAddress('dana@college.test', 'Film & more?', 'Coach,\n\n50% = half\r\nBye');
    expect(read(href)).toEqual({ to: 'dana@college.test', subject: 'Film & more?', body: 'Coach,\r\n\r\n50% = half\r\nBye' });
    expect(isShortened).toBe(false);
    expect(href).not.toMatch(/[^\x21-\x7e]/);
  });

  it('C-14 an address or a subject cannot add a recipient or another field', () => {
    const { href } = mailAppAddress('dana@college.test?bcc=x@evil.test', 'a&bcc=x@evil.test', 'b&cc=x@evil.test\r\nBcc: y');
    expect(href.split('?')).toHaveLength(2);
    expect([...href.matchAll(/[?&]([^=&]+)=/g)].map(([, name]) => name)).toEqual(['subject', 'body']);
  });

  it('C-14 keeps letters of every language', () => {
    const text = 'Müller “QB” 🏈 日本';
    expect(read(mailAppAddress('dana@college.test', text, text).href)).toMatchObject({ subject: text, body: text });
  });

  it('C-14 writes every line end and every mark so that a program reads it', () => {
    const { href } = mailAppAddress('dana@college.test', "It's (me)!*", 'a\rb\nc\r\nd');
    expect(href).toContain('It%27s%20%28me%29%21%2A');
    expect(read(href).body).toBe('a\r\nb\r\nc\r\nd');
  });

  it('C-14 takes an address that is just as long as it may be', () => {
    const room = MAIL_APP_LIMIT - mailAppAddress('d@c.test', 'F', '').href.length;
    const { href, isShortened } = mailAppAddress('d@c.test', 'F', 'x'.repeat(room));
    expect([href.length, isShortened]).toEqual([MAIL_APP_LIMIT, false]);
    expect(mailAppAddress('d@c.test', 'F', 'x'.repeat(room + 1)).isShortened).toBe(true);
  });

  it('C-14 cuts a text of words at a word, and one without any at a letter', () => {
    const { body } = read(mailAppAddress('d@c.test', 'F', `${'y'.repeat(1_000)} ${'x'.repeat(3_000)}`).href);
    expect(body).toMatch(/^y{1000}\r\n\r\n\[Cut here/);
    expect(read(mailAppAddress('d@c.test', 'F', 'x'.repeat(3_000)).href).body).toMatch(/^x{1800,}\r\n\r\n\[Cut here/);
  });

  it('C-14 half a character does not break it', () => {
    expect(read(mailAppAddress('dana@college.test', 'a', 'x\uD83D').href).body).toBe('x\uFFFD');
  });

  it('C-14 a text that does not fit is cut at a word, says so, and is marked as shortened', () => {
    const text = 'word '.repeat(1_000);
    const { href, isShortened } = mailAppAddress('dana@college.test', 'Film', text);
    expect(isShortened).toBe(true);
    expect(href.length).toBeLessThanOrEqual(MAIL_APP_LIMIT);
    expect(href.length).toBeGreaterThan(MAIL_APP_LIMIT - 20);
    expect(read(href).body).toMatch(/^(word )+word\r\n\r\n\[Cut here\. Copy the full email from Recruit\.\]$/);
  });

  it.each([1_899, 1_900, 1_901, 1_950, 1_999, 2_000, 2_001])('C-14 is never silently cut: %d letters', (letters) => {
    const { href, isShortened } = mailAppAddress('d@c.test', 'F', 'x'.repeat(letters));
    expect(href.length).toBeLessThanOrEqual(MAIL_APP_LIMIT);
    expect(read(href).body === 'x'.repeat(letters)).toBe(!isShortened);
  });

  it('C-14 a long subject leaves room for the text', () => {
    const { href, isShortened } = mailAppAddress('dana@college.test', '🏈'.repeat(250), 'Coach');
    expect([isShortened, href.length <= MAIL_APP_LIMIT]).toEqual([true, true]);
    expect(read(href).body).toContain('Coach');
  });
});
