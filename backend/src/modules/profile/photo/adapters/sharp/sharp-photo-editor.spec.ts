import { crc32 } from 'node:zlib';

import sharp from 'sharp';

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

describe('pictures by libvips', () => {
  photoEditorContract(async () => ({
    editor: new SharpPhotoEditor(),
    picture: await sharp(BLANK).jpeg().toBuffer(),
    huge: await saying(10_000, 6_000),
  }));
});
