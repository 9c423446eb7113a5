import { htmlEmail } from './html-email.js';

describe('the letter with a picture', () => {
  const html = htmlEmail('Coach <b>,\n\nmy film: https://hudl.example/v/1?a=1&b=2.\n', 'https://recruit.example/api/t/o/x.gif');

  it('C-07 says what the text says, with links that can be pressed', () => {
    expect(html).toContain('Coach &lt;b&gt;,<br>');
    expect(html).toContain('<a href="https://hudl.example/v/1?a=1&amp;b=2">https://hudl.example/v/1?a=1&amp;b=2</a>.');
  });

  it('C-07 ends with one picture that nobody sees', () => {
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('<img src="https://recruit.example/api/t/o/x.gif" width="1" height="1" alt="">');
  });
});
