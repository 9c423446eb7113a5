import { pageData } from './page-data.js';

const read = (element: string): unknown => JSON.parse(/^<script[^>]*>(.*)<\/script>$/s.exec(element)?.[1] ?? '');

describe('answers in a document', () => {
  it('issue 17 nothing in them ends the element, or a line of JavaScript, and all of it can be read again', () => {
    const answers = { '/api/user': { name: '</script><!--\u2028\u2029 "🏈" &amp; \\u003c' } };
    const element = pageData(answers);
    expect(element.match(/</g)).toHaveLength(2);
    expect(element).not.toMatch(/[\u2028\u2029]/);
    expect(read(element)).toEqual(answers);
  });

  it('issue 17 leaves a long answer, say of 700 favorites, to the page', () => {
    const favorites = Array.from({ length: 700 }, (_, id) => ({ id, note: 'x'.repeat(250) }));
    expect(read(pageData({ '/api/user': { id: 1 }, '/api/user/favorites': favorites }))).toEqual({ '/api/user': { id: 1 } });
  });
});
