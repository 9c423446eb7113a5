import sharp from 'sharp';

import { pictureCleanerContract } from '../../testing/picture-cleaner.contract.js';
import { ATTACHMENT_LIMITS } from '../../domain/attachment-limits.js';
import { SharpPictureCleaner } from './sharp-picture-cleaner.js';

const SECRET = 'Akron, Ohio';
const square = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#204080' } });

describe('pictures written again by sharp', () => {
  pictureCleanerContract(() => ({
    cleaner: new SharpPictureCleaner(),
    picture: (kind) =>
      square(32)
        .withExif({ IFD0: { ImageDescription: SECRET } })
        .toFormat(kind)
        .toBuffer(),
    secret: SECRET,
    huge: () =>
      square(10_000, Math.ceil((ATTACHMENT_LIMITS.pixels + 1) / 10_000))
        .png()
        .toBuffer(),
  }));
});
