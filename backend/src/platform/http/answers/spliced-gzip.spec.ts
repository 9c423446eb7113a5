import { gunzipSync } from 'node:zlib';

import fc from 'fast-check';

import { gzipPart, spliceGzip } from './spliced-gzip.js';

describe('gzip from pieces', () => {
  it('reads back as all pieces in a row, checksum included', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 20 }), (texts) => {
        const spliced = spliceGzip(texts.map((text) => gzipPart(text)));
        expect(gunzipSync(spliced).toString()).toBe(texts.join(''));
      }),
    );
  });

  it('the same piece may stand anywhere, any number of times', () => {
    const [a, b] = [gzipPart('a'.repeat(70_000)), gzipPart('{"b":1},')];
    expect(gunzipSync(spliceGzip([b, a, b, b, a])).toString()).toBe(`{"b":1},${'a'.repeat(70_000)}{"b":1},{"b":1},${'a'.repeat(70_000)}`);
  });

  it('a wrong checksum would be noticed', () => {
    const spliced = spliceGzip([gzipPart('text')]);
    spliced[spliced.length - 8] = (spliced[spliced.length - 8] ?? 0) ^ 1;
    expect(() => gunzipSync(spliced)).toThrow();
  });
});
