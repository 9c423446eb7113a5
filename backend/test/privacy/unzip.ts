import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const DEFLATED = 8;

/** The files of an archive, read by its directory at the end. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== END) end -= 1;
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [number, number, number];
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(from, from + archive.readUInt32LE(at + 20));
    const isDeflated = archive.readUInt16LE(at + 10) === DEFLATED;
    files.set(archive.toString('utf8', at + 46, at + 46 + name), isDeflated ? inflateRawSync(bytes) : bytes);
    at += 46 + name + extra + comment;
  }
  return files;
}
