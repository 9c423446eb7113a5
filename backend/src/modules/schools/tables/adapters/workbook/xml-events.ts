import { Parser } from 'htmlparser2';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Takes what an XML file holds, in its order. Names are without their prefix, names of attributes with it. */
export interface XmlHandler {
  open?(name: string, attributes: XmlAttributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

const UTF_16 = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** Reads XML piece by piece; yields after each, so that the reader can take what the handler found, or stop. Expands no entities of the file's own. */
export async function* readXml(pieces: AsyncIterable<Uint8Array>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(local(name), attributes),
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => handler.close?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const bytes of pieces) {
    decoder ??= new TextDecoder(UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.encoding ?? 'utf-8');
    parser.write(decoder.decode(bytes, { stream: true }));
    yield;
  }
  parser.end(decoder?.decode() ?? '');
  yield;
}

/** Reads a whole XML file. */
export async function readWholeXml(pieces: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const events = readXml(pieces, handler);
  while (!(await events.next()).done);
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
