import PostalMime from 'postal-mime';

const SNIPPET = 200;

/** The beginning of what a person reads. `header` and `text` may be cut off anywhere. */
export async function snippetOf(header: Buffer, text: Buffer): Promise<string> {
  const mail = await PostalMime.parse(Buffer.concat([header, text]));
  const words = mail.text ?? wordsOf(mail.html ?? '');
  return words.replace(/\s+/g, ' ').trim().slice(0, SNIPPET);
}

/** What is between the tags, without styles and scripts. */
function wordsOf(html: string): string {
  const [first = '', ...rest] = html.split('<');
  const shown = rest.filter((part) => !/^(?:style|script)/i.test(part));
  return [first, ...shown.map((part) => part.slice(part.indexOf('>') + 1))].join(' ');
}
