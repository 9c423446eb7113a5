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

const UNTRACKED: SchoolTrackingView = {
  introEmailSent: false,
  responseGotten: false,
  filmSent: false,
  twitterConnection: false,
  leadLevel: 'cold',
};

/** Schools that are compressed together: fewer, larger pieces compress better. */
export const GROUP = 32;

/** One version of the shared directory, serialised and compressed. */
export interface MadeDirectory {
  version: string;
  /** Of the schools in their order. */
  ids: Float64Array<ArrayBuffer>;
  /** One JSON text for each school, as everybody sees it; every one but the last brings its comma. */
  texts: PackedTexts;
  /** The same texts compressed, each by itself and in groups. */
  singles: PackedParts;
  groups: PackedParts;
}

/**
 * One version of the shared directory. An athlete's answer copies the pieces of all schools that she neither tracks nor has a contact
 * at, and makes only the few others.
 */
export class DirectorySnapshot {
  readonly version: string;
  private readonly ids: Float64Array;
  private readonly texts: Buffer[];
  private readonly singles: GzipPart[];
  private readonly groups: GzipPart[];

  constructor({ version, ids, texts, singles, groups }: MadeDirectory) {
    this.version = version;
    this.ids = ids;
    this.texts = unpackTexts(texts);
    this.singles = unpackParts(singles);
    this.groups = unpackParts(groups);
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

  /** The same answer as `json`, as one gzip file. Others are answered between the groups: an athlete can track all schools. */
  async gzip(own: AthleteView): Promise<SplicedGzip> {
    const parts = [OPEN];
    for (const [at, group] of this.groups.entries()) {
      const made = this.ownParts(at * GROUP, own);
      parts.push(...(made ?? [group]));
      if (made) await nextTurn();
    }
    parts.push(CLOSE);
    return spliceGzip(parts);
  }

  /** The parts of a group in which something had to be made for this athlete; undefined when nothing had to. */
  private ownParts(start: number, own: AthleteView): GzipPart[] | undefined {
    const schools = this.singles.slice(start, start + GROUP);
    const texts = schools.map((_, index) => this.ownText(start + index, own));
    if (texts.every((text) => text === undefined)) return undefined;
    // A group of the athlete's own is one piece: to begin a compression costs more than to compress a school.
    if (texts.every((text) => text !== undefined)) return [gzipPart(texts.join(''), 1)];
    return schools.map((single, index) => {
      const text = texts[index];
      return text === undefined ? single : gzipPart(text, 1);
    });
  }

  /** The school as this athlete sees it; undefined when she sees it as everybody does. */
  private ownText(at: number, own: AthleteView): string | undefined {
    const id = this.ids[at] ?? 0;
    const part = { tracking: own.tracking[id], contacts: own.contacts[id], news: own.news[id] };
    if (Object.values(part).every((value) => value === undefined)) return undefined;
    const comma = at < this.ids.length - 1 ? ',' : '';
    const shared = this.texts[at]?.toString() ?? '';
    const school = JSON.parse(comma === '' ? shared : shared.slice(0, -1)) as SharedSchool;
    return JSON.stringify(viewOf(school, part)) + comma;
  }
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
