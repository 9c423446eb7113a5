import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

import { WorkbookFault } from './workbook-fault.js';

interface ZipEntry {
  method: number;
  encrypted: boolean;
  packed: number;
  unpacked: number;
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT = 65_535;
const MAX_ENTRIES = 5_000;
const MAX_UNPACKED = 200 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;
const SLICE = 64 * 1024;

/**
 * The files in a zip file, read one by one as they are asked for. What the directory declares is checked before anything is unpacked, and
 * unpacking stops where a file turns out larger than declared. Throws WorkbookFault.
 */
export class ZipFile {
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.entries = this.readDirectory();
    const unpacked = [...this.entries.values()].reduce((sum, entry) => sum + entry.unpacked, 0);
    if (unpacked > MAX_UNPACKED) throw new WorkbookFault('too_large');
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** The bytes of one file, unpacked piece by piece. */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw new WorkbookFault('damaged');
    if (entry.encrypted) throw new WorkbookFault('encrypted');
    let seen = 0;
    for await (const piece of this.unpacked(entry)) {
      seen += piece.length;
      if (seen > entry.unpacked) throw new WorkbookFault('damaged');
      yield piece;
    }
    if (seen !== entry.unpacked) throw new WorkbookFault('damaged');
  }

  private async *unpacked(entry: ZipEntry): AsyncGenerator<Uint8Array> {
    const packed = slices(this.packedBytes(entry));
    if (entry.method === STORED) {
      yield* packed;
      return;
    }
    if (entry.method !== DEFLATED) throw new WorkbookFault('damaged');
    const source = Readable.from(packed);
    const inflate = source.pipe(createInflateRaw());
    try {
      for await (const piece of inflate) yield piece as Uint8Array;
    } catch (error) {
      throw String((error as { code?: unknown }).code).startsWith('Z_') ? new WorkbookFault('damaged') : error;
    } finally {
      source.destroy();
      inflate.destroy();
    }
  }

  private packedBytes({ offset, packed }: ZipEntry): Uint8Array {
    if (offset + LOCAL_BYTES > this.bytes.length || this.view.getUint32(offset, true) !== LOCAL_SIGNATURE)
      throw new WorkbookFault('damaged');
    const start = offset + LOCAL_BYTES + this.view.getUint16(offset + 26, true) + this.view.getUint16(offset + 28, true);
    if (start + packed > this.bytes.length) throw new WorkbookFault('damaged');
    return this.bytes.subarray(start, start + packed);
  }

  private readDirectory(): Map<string, ZipEntry> {
    const end = this.endOfDirectory();
    const count = this.view.getUint16(end + 10, true);
    let at = this.view.getUint32(end + 16, true);
    if (count > MAX_ENTRIES) throw new WorkbookFault('too_large');
    const entries = new Map<string, ZipEntry>();
    for (let index = 0; index < count; index += 1) {
      if (at + ENTRY_BYTES > end || this.view.getUint32(at, true) !== ENTRY_SIGNATURE) throw new WorkbookFault('damaged');
      const name = this.bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + this.view.getUint16(at + 28, true));
      entries.set(new TextDecoder().decode(name).replaceAll('\\', '/').toLowerCase(), this.entryAt(at));
      at += ENTRY_BYTES + [28, 30, 32].reduce((sum, field) => sum + this.view.getUint16(at + field, true), 0);
    }
    return entries;
  }

  private entryAt(at: number): ZipEntry {
    return {
      encrypted: (this.view.getUint16(at + 8, true) & 1) === 1,
      method: this.view.getUint16(at + 10, true),
      packed: this.view.getUint32(at + 20, true),
      unpacked: this.view.getUint32(at + 24, true),
      offset: this.view.getUint32(at + 42, true),
    };
  }

  /** The directory ends with a record that only a comment follows. */
  private endOfDirectory(): number {
    const last = this.bytes.length - END_BYTES;
    for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
      if (this.view.getUint32(at, true) === END_SIGNATURE) return at;
    }
    throw new WorkbookFault('damaged');
  }
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}
