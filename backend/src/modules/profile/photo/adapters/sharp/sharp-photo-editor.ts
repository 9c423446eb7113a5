import { Injectable } from '@nestjs/common';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import { PhotoEditor } from '../../application/ports/photo-editor.js';
import { NotAPicture, PhotosBusy, PhotoTooLarge, TooManyPixels } from '../../domain/photo-errors.js';
import { PHOTO_LIMITS } from '../../domain/photo-limits.js';
import type { PictureImage } from '../../domain/picture-image.js';
import { sniffPicture, type PictureKind } from '../../domain/sniff-picture.js';

/** A picture that has to be decoded as a whole takes up to 200 MB for a moment. */
const AT_ONCE = 1;
const MAX_WAITING = 50;
const TIMEOUT_S = 10;
const QUALITY = 82;
/** What the AVIF decoder takes for each pixel, measured; the others take little more than the pixels themselves. */
const AVIF_BYTES_A_PIXEL = 18;

// One thread per picture and no cache, so that pictures leave memory and a core for other requests.
sharp.concurrency(1);
sharp.cache(false);
// Only the decoders that are needed can be reached at all (https://sharp.pixelplumbing.com/api-utility/#block): no SVG, no TIFF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif', 'VipsForeignLoadHeif'],
});

/** Pictures made by libvips. */
@Injectable()
export class SharpPhotoEditor extends PhotoEditor {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  async squares(read: () => Promise<Buffer>): Promise<PictureImage[]> {
    if (this.waiting.length >= MAX_WAITING) throw new PhotosBusy();
    await this.turn();
    try {
      const bytes = await read();
      return await develop(bytes).finally(() => giveBack(bytes));
    } finally {
      this.working -= 1;
      this.waiting.shift()?.();
    }
  }

  private async turn(): Promise<void> {
    while (this.working >= AT_ONCE) await new Promise<void>((resume) => this.waiting.push(resume));
    this.working += 1;
  }
}

/** The memory of a file at once, and not with the next collection of garbage: ten files in a row held 40 MB. A small one shares its memory. */
function giveBack({ buffer, length }: Buffer): void {
  if (buffer.byteLength !== length || !(buffer instanceof ArrayBuffer)) return;
  try {
    structuredClone(null, { transfer: [buffer] });
  } catch {
    // What a library made is its own to give back.
  }
}

async function develop(bytes: Buffer): Promise<PictureImage[]> {
  if (bytes.length > PHOTO_LIMITS.maxBytes) throw new PhotoTooLarge();
  const kind = sniffPicture(bytes);
  if (kind === null || kind === 'heic') throw new NotAPicture(kind);
  try {
    const photo = sharp(bytes, { limitInputPixels: PHOTO_LIMITS.maxPixels, failOn: 'error', autoOrient: true });
    ensureSmallEnough(await photo.metadata(), kind);
    return await cut(photo);
  } catch (error) {
    throw error instanceof DomainError ? error : refusal(error as Error, kind);
  }
}

/** Baseline JPEG and plain PNG are decoded line by line; everything else has to fit into memory as a whole. */
function ensureSmallEnough(picture: Metadata, kind: PictureKind): void {
  const streams = (kind === 'jpeg' || kind === 'png') && !picture.isProgressive;
  const pixels = picture.width * picture.height;
  const decoded = pixels * bytesOfPixel(picture, kind);
  const most = kind === 'png' || kind === 'gif' ? PHOTO_LIMITS.maxDrawnBytes : PHOTO_LIMITS.maxDecodedBytes;
  if (pixels > PHOTO_LIMITS.maxPixels || (!streams && decoded > most)) throw new TooManyPixels();
}

/** In memory, while the picture is decoded as a whole. */
function bytesOfPixel({ channels, depth, chromaSubsampling = '' }: Metadata, kind: PictureKind): number {
  if (kind === 'avif') return AVIF_BYTES_A_PIXEL;
  if (kind !== 'jpeg') return channels * (depth === 'ushort' ? 2 : 1);
  // Two bytes for each value. As cameras save it, two of the three colors have a value for four pixels only.
  return 2 * (chromaSubsampling.startsWith('4:2:0') ? channels - 1.5 : channels);
}

/** The large square is cut where the eye looks first, the small one is made of it. Nothing of the file but its pixels is kept. */
async function cut(photo: Sharp): Promise<PictureImage[]> {
  const [large, ...smaller] = PHOTO_LIMITS.sizes;
  const square = await photo
    .resize(large, large, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: TIMEOUT_S })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = square.info;
  const encode = (size: number) =>
    sharp(square.data, { raw: { width, height, channels } }).resize(size, size).webp({ quality: QUALITY }).toBuffer();
  const images: PictureImage[] = [];
  for (const size of [large, ...smaller]) images.push({ size, bytes: await encode(size) });
  return images;
}

function refusal({ message }: Error, kind: PictureKind): Error {
  return /pixel limit|timeout/i.test(message) ? new TooManyPixels() : new NotAPicture(kind);
}
