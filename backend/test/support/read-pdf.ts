import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  pages: number;
  /** What is written, a line for each time the pen was set down. */
  lines: string[];
  /** How high above the lower edge of the page each line stands, in points. */
  heights: number[];
  /** How large the letters of each line are, in points. */
  sizes: number[];
  links: string[];
  images: number;
}

/** Reads PDFs as pdfkit writes them with embedded fonts: enough to say what a reader sees. */
export function readPdf(bytes: Buffer): ReadPdf {
  const raw = bytes.toString('latin1');
  const objects = new Map(found(raw, /(\d+) 0 obj\n([\s\S]*?)\nendobj/g).map(([id, body]) => [id, body]));
  const streamAt = (reference: RegExp, of: string) =>
    found(of, reference)
      .map(([id]) => streamOf(objects.get(id) ?? ''))
      .join('\n');
  const fonts = found(raw, /\/(F\d+) (\d+) 0 R/g).map(([name, id]): [string, Map<number, string>] => {
    return [String(name), lettersOf(streamAt(/\/ToUnicode (\d+) 0 R/g, objects.get(id) ?? ''))];
  });
  const written = streamAt(/\/Contents (\d+) 0 R/g, raw);
  return {
    pages: found(raw, /\/Type \/Page\n/g).length,
    lines: linesOf(written, new Map(fonts)),
    heights: found(written, /1 0 0 1 [-\d.]+ ([-\d.]+) Tm/g).map(([height]) => Number(height)),
    sizes: found(written, /\/F\d+ ([\d.]+) Tf/g).map(([size]) => Number(size)),
    links: found(raw, /\/URI \((.*?)\)\n/g).map(([url]) => String(url).replace(/\\([()\\])/g, '$1')),
    images: found(raw, /\/Subtype \/Image\n/g).length,
  };
}

/** What is in the brackets of each match. */
function found(text: string, pattern: RegExp): (string | undefined)[][] {
  return [...text.matchAll(pattern)].map((match) => match.slice(1));
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n');
  if (start < 0) return '';
  const data = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : data.toString('latin1');
}

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '0', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, code = ''], at) => {
      letters.set(parseInt(from, 16) + at, textOf(code.replaceAll(' ', '')));
    });
  }
  return letters;
}

function textOf(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function linesOf(content: string, letters: Map<string, Map<number, string>>): string[] {
  const lines: string[] = [];
  let font = new Map<number, string>();
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = letters.get(name) ?? font;
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    lines.push(glyphs.map((glyph) => font.get(parseInt(glyph, 16)) ?? '?').join(''));
  }
  return lines;
}
