import { crc32 } from 'node:zlib';

import sharp from 'sharp';

import { TooManyPixels } from '../../domain/photo-errors.js';
import { photoEditorContract } from '../../testing/photo-editor.contract.js';
import { SharpPhotoEditor } from './sharp-photo-editor.js';

const BLANK = { create: { width: 600, height: 600, channels: 3, background: '#2f6b49' } } as const;
/** Where the header of a PNG file begins, and its sum (https://www.w3.org/TR/png-3/#11IHDR). */
const [HEADER, SUM] = [12, 29];

/** A PNG file whose header says how large it is. */
async function saying(width: number, height: number): Promise<Buffer> {
  const png = await sharp(BLANK).png().toBuffer();
  png.writeUInt32BE(width, HEADER + 4);
  png.writeUInt32BE(height, HEADER + 8);
  png.writeUInt32BE(crc32(png.subarray(HEADER, SUM)), SUM);
  return png;
}

/** By itself libvips looks long for the best colors, of which a blank picture has one. */
const GIF = { effort: 1, dither: 0, colors: 2 };

describe('pictures by libvips', () => {
  photoEditorContract(async () => ({
    editor: new SharpPhotoEditor(),
    picture: await sharp(BLANK).jpeg().toBuffer(),
    huge: await saying(10_000, 6_000),
  }));

  const squares = (bytes: Buffer) => new SharpPhotoEditor().squares(() => Promise.resolve(bytes));
  const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: '#2f6b49' } });

  it.each([
    ['a JPEG of 24 megapixels, as cameras make it', () => blank(6_000, 4_000).jpeg()],
    ['a JPEG of 24 megapixels that comes clearer and clearer', () => blank(6_000, 4_000).jpeg({ progressive: true })],
    [
      'a JPEG of 12 megapixels that comes clearer and clearer, in all its colors',
      () => blank(4_000, 3_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    [
      'a gray JPEG of 24 megapixels that comes clearer and clearer',
      () => blank(6_000, 4_000).toColourspace('b-w').jpeg({ progressive: true }),
    ],
    ['a screenshot of 24 megapixels', () => blank(6_000, 4_000).png()],
    ['an interlaced PNG of 12 megapixels', () => blank(4_000, 3_000).png({ progressive: true })],
  ])('O-11 P-06 takes %s', async (_what, make) => {
    expect(await squares(await make().toBuffer())).toHaveLength(2);
  });

  it.each([
    ['an interlaced PNG of 18 megapixels', () => blank(4_300, 4_300).png({ progressive: true })],
    ['an interlaced PNG of 11 megapixels with transparency', () => blank(3_300, 3_300, 4).png({ progressive: true })],
    [
      'a JPEG of 24 megapixels that comes clearer and clearer, in all its colors',
      () => blank(6_000, 4_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['a GIF of 18 megapixels', () => blank(4_300, 4_300).gif(GIF)],
  ])('O-11 P-06 says of %s how large it may be, because it would take too much memory', async (_what, make) => {
    await expect(squares(await make().toBuffer())).rejects.toThrow(TooManyPixels);
  });

  it.each([
    ['was made into squares', () => blank(6_000, 4_000).jpeg().toBuffer()],
    ['was refused', () => blank(4_300, 4_300).gif(GIF).toBuffer()],
  ])('O-11 P-06 holds no memory of a file that %s', async (_what, make) => {
    // A copy, since sharp may cut what it answers out of something larger.
    const bytes = Buffer.from(new Uint8Array(await make()).buffer);
    await squares(bytes).catch(() => undefined);
    expect([bytes.length, bytes.buffer.byteLength]).toEqual([0, 0]);
  });
});
