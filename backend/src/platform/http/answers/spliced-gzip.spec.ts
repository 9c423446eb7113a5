import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

import fc from 'fast-check';

import { gzipPart, spliceGzip, type GzipPart } from './spliced-gzip.js';

const whole = (parts: GzipPart[]) => Buffer.concat([...spliceGzip(parts).pieces]);

describe('gzip from pieces', () => {
  it('reads back as all pieces in a row, checksum included', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 20 }), (texts) => {
        expect(gunzipSync(whole(texts.map((text) => gzipPart(text)))).toString()).toBe(texts.join(''));
      }),
    );
  });

  it('the same piece may stand anywhere, any number of times', () => {
    const [a, b] = [gzipPart('a'.repeat(70_000)), gzipPart('{"b":1},')];
    expect(gunzipSync(whole([b, a, b, b, a])).toString()).toBe(`{"b":1},${'a'.repeat(70_000)}{"b":1},{"b":1},${'a'.repeat(70_000)}`);
  });

  it('O-09 comes in pieces of bounded size, and says its length before', () => {
    const random = Array.from({ length: 40 }, () => gzipPart(randomBytes(20_000)));
    const { length, pieces } = spliceGzip(random);
    const sizes = [...pieces].map((piece) => piece.length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(length);
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.max(...sizes)).toBeLessThan(160_000);
  });

  it('a wrong checksum would be noticed', () => {
    const spliced = whole([gzipPart('text')]);
    spliced[spliced.length - 8] = (spliced[spliced.length - 8] ?? 0) ^ 1;
    expect(() => gunzipSync(spliced)).toThrow();
  });
});
