import type { GzipPart } from './spliced-gzip.js';

/** Texts one after the other as UTF-8, so that a thread hands over thousands of them without copying. */
export interface PackedTexts {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each ends. */
  ends: Float64Array<ArrayBuffer>;
}

/** The same for compressed parts. */
export interface PackedParts extends PackedTexts {
  crcs: Uint32Array<ArrayBuffer>;
  lengths: Uint32Array<ArrayBuffer>;
  shifts: Uint32Array<ArrayBuffer>;
}

export function packTexts(texts: readonly Uint8Array[]): PackedTexts {
  const ends = new Float64Array(texts.length);
  let size = 0;
  for (const [at, { length }] of texts.entries()) ends[at] = size += length;
  const bytes = new Uint8Array(size);
  for (const [at, text] of texts.entries()) bytes.set(text, (ends[at] ?? 0) - text.length);
  return { bytes, ends };
}

export function packParts(parts: readonly GzipPart[]): PackedParts {
  return {
    ...packTexts(parts.map(({ deflated }) => deflated)),
    crcs: Uint32Array.from(parts, ({ crc }) => crc),
    lengths: Uint32Array.from(parts, ({ length }) => length),
    shifts: Uint32Array.from(parts, ({ shift }) => shift),
  };
}

/** Views of the packed bytes. */
export function unpackTexts({ bytes, ends }: PackedTexts): Buffer[] {
  return Array.from(ends, (end, at) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0);
    return Buffer.from(bytes.buffer, bytes.byteOffset + from, end - from);
  });
}

export function unpackParts(packed: PackedParts): GzipPart[] {
  return unpackTexts(packed).map((deflated, at) => ({
    deflated,
    crc: packed.crcs[at] ?? 0,
    length: packed.lengths[at] ?? 0,
    shift: packed.shifts[at] ?? 0,
  }));
}

/** What a thread gives away with them. */
export function buffersOf(packed: PackedTexts | PackedParts): ArrayBuffer[] {
  return Object.values(packed).map(({ buffer }: { buffer: ArrayBuffer }) => buffer);
}
