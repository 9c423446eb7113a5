/** The little of ASN.1 DER (X.690) that a certificate is made of. */

const SEQUENCE = 0x30;

export function tagged(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

export const sequence = (...contents: Buffer[]): Buffer => tagged(SEQUENCE, ...contents);
export const set = (...contents: Buffer[]): Buffer => tagged(0x31, ...contents);
export const integer = (value: number): Buffer => tagged(0x02, Buffer.from([value]));
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text));
export const octets = (value: Buffer): Buffer => tagged(0x04, value);
export const bits = (value: Buffer): Buffer => tagged(0x03, Buffer.from([0]), value);
export const truth = (): Buffer => tagged(0x01, Buffer.from([0xff]));

/** UTCTime, good until 2049. */
export function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}

export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const groups = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
  return groups;
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  return length < 0x100 ? Buffer.from([0x81, length]) : Buffer.from([0x82, length >> 8, length & 0xff]);
}
