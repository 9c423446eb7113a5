import { MOST_REPLY_TEXT } from '../../domain/reply-text.js';
import { readText } from './read-text.js';

const message = (headers: string[], body: string) => Buffer.from([...headers, '', body].join('\r\n'), 'latin1');
const read = (headers: string[], body: string) => readText(message(headers, body));

describe('C-22 the text of a reply', () => {
  it.each([
    ['plain', ['Content-Type: text/plain; charset=utf-8'], 'Call me.', 'Call me.'],
    [
      'quoted-printable in Latin-1',
      ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable'],
      'Jos=E9=\r\n!',
      'José!',
    ],
    ['Windows quotes', ['Content-Type: text/plain; charset=windows-1252'], 'It\x92s on', 'It’s on'],
    ['base64', ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'], 'U8OtLg==', 'Sí.'],
    ['flowed lines', ['Content-Type: text/plain; format=flowed'], 'One \r\nsentence.', 'One sentence.'],
    ['characters that turn the text around', ['Content-Type: text/plain; charset=utf-8'], 'a\xe2\x80\xaeb\x00c', 'abc'],
    ['HTML', ['Content-Type: text/html'], '<div>One</div><div>Two &amp; three<br>Four</div>', 'One\nTwo & three\nFour'],
    ['styles and scripts', ['Content-Type: text/html'], '<style>p{}</style><script>x()</script><p>Seen</p>', 'Seen'],
    ['quotes in HTML', ['Content-Type: text/html'], '<p>Yes.</p><blockquote><p>Film?</p></blockquote>', 'Yes.\n\n> Film?'],
  ])('%s', async (_what, headers, body, text) => {
    expect(await read(headers, body)).toMatchObject({ text, isCut: false });
  });

  it('counts remote pictures and loads none', async () => {
    const html = '<p>Hi</p><img src="https://a.example/1.png"><img src="cid:2"><img src="https://a.example/3.gif" width="1" height="1">';
    expect(await read(['Content-Type: text/html'], html)).toEqual({ text: 'Hi', isCut: false, pictures: 1 });
  });

  it.each([
    ['text', ['Content-Type: text/plain'], 'word '.repeat(60_000)],
    ['HTML', ['Content-Type: text/html'], '<p>word</p>'.repeat(60_000)],
    ['nested HTML', ['Content-Type: text/html'], `${'<blockquote>'.repeat(20_000)}word`],
    ['broken', ['Content-Type: multipart/mixed; boundary=x'], '--x\r\n'.repeat(50_000)],
  ])('is bounded, whatever arrives: %s', async (_what, headers, body) => {
    const { text } = await read(headers, body);
    expect(text.length).toBeLessThanOrEqual(MOST_REPLY_TEXT);
  });
});
