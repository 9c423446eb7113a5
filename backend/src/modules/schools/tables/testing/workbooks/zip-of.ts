import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: string | Uint8Array;
  /** The size declared in the zip directory instead of the real one. */
  declared?: number;
  stored?: boolean;
  encrypted?: boolean;
}

/** The bytes of a zip file with these parts, without dates and checksums. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = Buffer.from(part.content);
    const packed = part.stored ? content : deflateRawSync(content);
    const fields = fieldsOf(part, content, packed);
    const local = Buffer.concat([u32(0x04034b50), u16(20), fields, u16(name.length), u16(0), name, packed]);
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        u16(20),
        fields,
        u16(name.length),
        u16(0),
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(offset),
        name,
      ]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = [u32(0x06054b50), u16(0), u16(0), u16(parts.length), u16(parts.length), u32(list.length), u32(offset), u16(0)];
  return Buffer.concat([...bodies, list, ...end]);
}

function fieldsOf({ stored, encrypted, declared }: ZipPart, content: Buffer, packed: Buffer): Buffer {
  return Buffer.concat([u16(encrypted ? 1 : 0), u16(stored ? 0 : 8), u32(0), u32(0), u32(packed.length), u32(declared ?? content.length)]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
