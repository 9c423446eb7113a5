import sharp from 'sharp';

const noise = { type: 'gaussian', mean: 128, sigma: 40 };
const image = (width, height) => sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
const MAX_BYTES = 5 * 1024 * 1024;

/** The pictures that cost most of those that are accepted, each at most 5 MB, and two that are refused. */
export async function heavyPictures(small) {
  if (small) return [{ name: 'a photo', bytes: await image(800, 600).jpeg().toBuffer() }];
  const plain = (side) => sharp({ create: { width: side, height: side, channels: 4, background: '#2f6b4980' } });
  const pictures = [
    { name: 'a JPEG of 24 megapixels', bytes: await image(6_000, 4_000).jpeg({ quality: 25 }).toBuffer() },
    { name: 'a progressive JPEG of 24 megapixels', bytes: await image(6_000, 4_000).jpeg({ quality: 20, progressive: true }).toBuffer() },
    { name: 'an interlaced PNG of 10 megapixels', bytes: await plain(3_160).png({ progressive: true }).toBuffer() },
    { name: 'a PNG of 100 megapixels', bytes: await plain(10_000).png().toBuffer() },
  ];
  const large = pictures.filter(({ bytes }) => bytes.length > MAX_BYTES);
  if (large.length > 0) throw new Error(`Too large to upload: ${large.map(({ name, bytes }) => `${name}, ${bytes.length}`).join('; ')}`);
  return pictures;
}
