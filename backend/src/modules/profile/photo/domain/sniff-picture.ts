/** What a file is by its first bytes. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const MAX_BRANDS = 16;

const latin1 = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Brands of an ISO base media file (ISO 14496-12, 4.3): the major one, then the compatible ones. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || latin1(bytes, 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * MAX_BRANDS);
  const brands = [latin1(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin1(bytes, at, at + 4));
  return brands;
}

function heifKind(bytes: Buffer): PictureKind | null {
  const brands = brandsOf(bytes);
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}

/** Returns the kind of a picture by its bytes, ignoring name and declared type; null for everything else (SVG is text). */
export function sniffPicture(bytes: Buffer): PictureKind | null {
  if (latin1(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a/.test(latin1(bytes, 0, 6))) return 'gif';
  if (latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP') return 'webp';
  return heifKind(bytes);
}
