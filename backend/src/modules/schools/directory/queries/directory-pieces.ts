import { packParts, packTexts } from '../../../../platform/http/answers/packed-parts.js';
import { gzipPart, type GzipPart } from '../../../../platform/http/answers/spliced-gzip.js';
import { GROUP_SIZES, viewOf, type MadeDirectory, type SharedSchool } from './directory-snapshot.js';

const COMMA = Buffer.from(',');

/** Serialises and compresses the schools of one version, as they are read. */
export class DirectoryPieces {
  private readonly ids: number[] = [];
  private readonly texts: Buffer[] = [];
  private readonly singles: GzipPart[] = [];
  private readonly groups = GROUP_SIZES.map((size) => ({ size, parts: [] as GzipPart[] }));
  private waiting?: Buffer;

  add(school: SharedSchool): void {
    this.close(COMMA);
    this.ids.push(school.id);
    this.waiting = Buffer.from(JSON.stringify(viewOf(school)));
  }

  made(version: string): MadeDirectory {
    this.close(Buffer.alloc(0));
    for (const { size, parts } of this.groups) if (this.texts.length % size > 0) this.group(size, parts);
    return {
      version,
      ids: Float64Array.from(this.ids),
      texts: packTexts(this.texts),
      singles: packParts(this.singles),
      groups: this.groups.map(({ parts }) => packParts(parts)),
    };
  }

  /** Whether a comma follows a school is known only when the next one comes. */
  private close(comma: Buffer): void {
    if (!this.waiting) return;
    const text = Buffer.concat([this.waiting, comma]);
    this.waiting = undefined;
    this.texts.push(text);
    this.singles.push(gzipPart(text));
    for (const { size, parts } of this.groups) if (this.texts.length % size === 0) this.group(size, parts);
  }

  private group(size: number, parts: GzipPart[]): void {
    parts.push(gzipPart(Buffer.concat(this.texts.slice(parts.length * size)), 9));
  }
}
