import { unpackParts, unpackTexts, type PackedParts, type PackedTexts } from '../../../../platform/http/answers/packed-parts.js';
import { gzipPart, spliceGzip, type GzipPart, type SplicedGzip } from '../../../../platform/http/answers/spliced-gzip.js';
import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { standingWith, type CoachNews } from '../domain/coach-standing.js';
import type { CoachView, SchoolTrackingView, SchoolView } from './school-view.js';

export type SharedSchool = Omit<SchoolView, keyof SchoolTrackingView>;

/** What one athlete sees differently, by school id. */
export interface AthleteView {
  tracking: Record<string, SchoolTrackingView>;
  contacts: Record<string, CoachView[]>;
  news: Record<string, SchoolNews>;
}

/** By coach id. */
export type SchoolNews = Record<string, CoachNews>;

/** The start of the list, for a page that has to show something before all of it is there. */
export interface FirstSchools {
  total: number;
  schools: SchoolView[];
}

interface OwnPart {
  tracking?: SchoolTrackingView | undefined;
  contacts?: CoachView[] | undefined;
  news?: SchoolNews | undefined;
}

/** Schools by their places in the list, and the size of the groups they are sent in. */
interface Span {
  from: number;
  to: number;
  level: number;
}

const UNTRACKED: SchoolTrackingView = {
  introEmailSent: false,
  responseGotten: false,
  filmSent: false,
  twitterConnection: false,
  leadLevel: 'cold',
};

/**
 * How many schools are compressed together, the largest first: larger pieces compress better, and an athlete gets the largest
 * pieces without own data in them.
 */
export const GROUP_SIZES = [1024, 256, 32] as const;

/** One version of the shared directory, serialised and compressed. */
export interface MadeDirectory {
  version: string;
  /** Of the schools in their order. */
  ids: Float64Array<ArrayBuffer>;
  /** One JSON text for each school, as everybody sees it; every one but the last brings its comma. */
  texts: PackedTexts;
  /** The same texts compressed, each by itself, and in groups of each size. */
  singles: PackedParts;
  groups: PackedParts[];
}

/**
 * One version of the shared directory. An athlete's response copies the compressed pieces of all schools without own tracking or
 * contacts, and compresses only the few others.
 */
export class DirectorySnapshot {
  readonly version: string;
  private readonly ids: Float64Array;
  private readonly texts: Buffer[];
  private readonly singles: GzipPart[];
  private readonly groups: GzipPart[][];

  constructor({ version, ids, texts, singles, groups }: MadeDirectory) {
    this.version = version;
    this.ids = ids;
    this.texts = unpackTexts(texts);
    this.singles = unpackParts(singles);
    this.groups = groups.map((parts) => unpackParts(parts));
  }

  json(own: AthleteView): string {
    return `[${this.texts.map((text, at) => this.ownText(at, own) ?? text.toString()).join('')}]`;
  }

  /** So many schools from the start of the list, as this athlete sees them, and how many there are in all. */
  first(count: number, own: AthleteView): FirstSchools {
    const texts = this.texts.slice(0, count).map((text, at) => this.ownText(at, own) ?? text.toString());
    const list = texts.join('').replace(/,$/, '');
    return { total: this.ids.length, schools: JSON.parse(`[${list}]`) as SchoolView[] };
  }

  /** The same answer as `json`, as one gzip file. Yields to other requests between the groups: an athlete can track all schools. */
  async gzip(own: AthleteView): Promise<SplicedGzip> {
    return spliceGzip([OPEN, ...(await this.parts({ from: 0, to: this.ids.length, level: 0 }, own)), CLOSE]);
  }

  /** Some schools in the groups of a level, and in smaller ones where something is the athlete's own. */
  private async parts({ from, to, level }: Span, own: AthleteView): Promise<GzipPart[]> {
    const size = GROUP_SIZES[level];
    const parts: GzipPart[] = [];
    if (size === undefined) return parts;
    for (let start = from; start < to; start += size) {
      const end = Math.min(start + size, to);
      const group = this.groups[level]?.[start / size];
      if (group && !this.ids.subarray(start, end).some((id) => isOwn(id, own))) parts.push(group);
      else if (level < GROUP_SIZES.length - 1) parts.push(...(await this.parts({ from: start, to: end, level: level + 1 }, own)));
      else {
        parts.push(...this.ownParts(start, end, own));
        await nextTurn();
      }
    }
    return parts;
  }

  /** The parts of a group in which something has to be made for this athlete. */
  private ownParts(start: number, end: number, own: AthleteView): GzipPart[] {
    const schools = this.singles.slice(start, end);
    const texts = schools.map((_, index) => this.ownText(start + index, own));
    // A group of the athlete's own is one piece: to begin a compression costs more than to compress a school.
    if (texts.every((text) => text !== undefined)) return [gzipPart(texts.join(''), 1)];
    return schools.map((single, index) => {
      const text = texts[index];
      return text === undefined ? single : gzipPart(text, 1);
    });
  }

  /** The school with the athlete's own data; undefined when there is none. */
  private ownText(at: number, own: AthleteView): string | undefined {
    const id = this.ids[at] ?? 0;
    if (!isOwn(id, own)) return undefined;
    const part = { tracking: own.tracking[id], contacts: own.contacts[id], news: own.news[id] };
    const comma = at < this.ids.length - 1 ? ',' : '';
    const shared = this.texts[at]?.toString() ?? '';
    const school = JSON.parse(comma === '' ? shared : shared.slice(0, -1)) as SharedSchool;
    return JSON.stringify(viewOf(school, part)) + comma;
  }
}

/** Whether the athlete sees a school differently from everybody. */
function isOwn(id: number, { tracking, contacts, news }: AthleteView): boolean {
  return tracking[id] !== undefined || contacts[id] !== undefined || news[id] !== undefined;
}

const OPEN = gzipPart('[');
const CLOSE = gzipPart(']');

/** A school with the athlete's own tracking, contacts and news of its coaches in it. */
export function viewOf<Shared extends SharedSchool>(
  school: Shared,
  { tracking = UNTRACKED, contacts = [], news = {} }: OwnPart = {},
): Shared & SchoolTrackingView {
  return { ...school, ...tracking, coaches: [...school.coaches, ...contacts].map((coach) => standingWith(coach, news[coach.id])) };
}
