import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A piece of text, compressed so that it can be between any other pieces. */
export interface GzipPart {
  /** Raw deflate blocks that end on a byte boundary and refer to nothing before them (RFC 1951). */
  deflated: Buffer;
  crc: number;
  length: number;
  /** What the checksum of the text before this part is multiplied with; see `combine`. */
  shift: number;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const TRAILER_BYTES = 8;

/** Compresses a piece once, so that later answers only copy it. */
export function gzipPart(text: string | Buffer, level = 6): GzipPart {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const deflated = deflateRawSync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH });
  return { deflated, crc: crc32(bytes), length: bytes.length, shift: shiftFor(bytes.length) };
}

/** One gzip file (a single member, as browsers want it), in pieces that are copied together when each is asked for. */
export interface SplicedGzip {
  /** In bytes. */
  length: number;
  pieces: Iterable<Buffer>;
}

/** Large enough that a piece costs the network little, small enough that a slow reader holds little. */
const PIECE_BYTES = 128 * 1024;

/** All parts in order, without compressing them again. */
export function spliceGzip(parts: readonly GzipPart[]): SplicedGzip {
  let crc = 0;
  let size = 0;
  let length = HEADER.length + LAST_BLOCK.length + TRAILER_BYTES;
  for (const part of parts) {
    crc = combine(crc, part);
    size += part.length;
    length += part.deflated.length;
  }
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(crc >>> 0, 0);
  trailer.writeUInt32LE(size >>> 0, 4);
  return { length, pieces: joined([HEADER, ...parts.map(({ deflated }) => deflated), LAST_BLOCK, trailer]) };
}

function* joined(buffers: readonly Buffer[]): Generator<Buffer> {
  let from = 0;
  let bytes = 0;
  for (const [at, { length }] of buffers.entries()) {
    bytes += length;
    if (bytes < PIECE_BYTES && at < buffers.length - 1) continue;
    yield Buffer.concat(buffers.slice(from, at + 1));
    from = at + 1;
    bytes = 0;
  }
}

/** CRC-32 of two texts in a row from the CRCs of each: multiplication modulo the polynomial, as in zlib's crc32_combine. */
function combine(crc: number, part: GzipPart): number {
  return (multiply(part.shift, crc) ^ part.crc) >>> 0;
}

const POLYNOMIAL = 0xedb88320;

function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return product >>> 0;
}

/** x^(2^n) modulo the polynomial, for n from 0 to 31. */
const POWERS = Array.from({ length: 31 }).reduce<number[]>(
  (powers) => [...powers, multiply(powers.at(-1) ?? 0, powers.at(-1) ?? 0)],
  [0x40000000],
);

/** x^(8 * bytes) modulo the polynomial. */
function shiftFor(bytes: number): number {
  let shift = 0x80000000;
  for (let rest = bytes, power = 3; rest > 0; rest = Math.floor(rest / 2), power += 1) {
    if (rest % 2 === 1) shift = multiply(POWERS[power % 32] ?? 0, shift);
  }
  return shift >>> 0;
}
