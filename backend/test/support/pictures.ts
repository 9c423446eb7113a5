import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** A photo as a phone takes it: `width` x `height` of noise, lying on its side, with the place where it was taken. */
function phonePhoto(width: number, height: number, quality = 60): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg({ quality })
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: 'Marcus Lee', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 2/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 44/1 35/1' },
    })
    .toBuffer();
}

/** One colour, in the format that the name says. */
function plain(format: 'png' | 'webp' | 'gif' | 'avif' | 'tiff' | 'jpeg', width = 300, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6b49' } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * A PNG of some kilobytes that says that it becomes `side` x `side` pixels: a black one, one bit each, line by line; or a
 * transparent one, eight bytes each, interlaced.
 */
function bomb(side: number, interlaced: boolean): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set(interlaced ? [16, 6, 0, 0, 1] : [1, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** Upper half red, lower half blue, told by its EXIF to be shown turned by a quarter: red is on the right then. */
async function turned(): Promise<Buffer> {
  const red = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, top: 0, left: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

/** Files to upload. */
export const pictures = { phonePhoto, plain, bomb, turned, svg };
