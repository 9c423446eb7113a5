import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

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

  it('issue 17 sends at most 60 kB of them, the short ones first, in the order in which they were asked', () => {
    const noise = (bytes: number) => randomBytes(bytes).toString('hex');
    const answers = { '/long': noise(50_000), '/middle': noise(20_000), '/packed': 'x'.repeat(140_000), '/short': 1 };
    expect(Object.keys(read(pageData(answers)) as object)).toEqual(['/middle', '/packed', '/short']);
    expect(gzipSync(pageData({ a: noise(28_000), b: noise(28_000), c: noise(28_000) })).length).toBeLessThan(61_000);
  });
});
