import { gzipPart, spliceGzip, type GzipPart } from '../../../../platform/http/answers/spliced-gzip.js';
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
const GROUP = 32;

/**
 * One version of the shared directory, serialised and compressed once. An athlete's answer copies the pieces of
 * all schools that she neither tracks nor has a contact at, and makes only the few others.
 */
export class DirectorySnapshot {
  private readonly texts: string[];
  private readonly singles: (GzipPart | undefined)[];
  private readonly groups: (GzipPart | undefined)[] = [];

  constructor(
    readonly version: string,
    private readonly schools: SharedSchool[],
  ) {
    this.texts = schools.map((school, at) => this.closed(at, JSON.stringify(viewOf(school))));
    this.singles = Array.from({ length: schools.length });
  }

  json(own: AthleteView): string {
    return `[${this.texts.map((text, at) => this.ownText(at, own) ?? text).join('')}]`;
  }

  /** The same answer as `json`, as one gzip file. Others are answered between the groups: an athlete can track all schools. */
  async gzip(own: AthleteView): Promise<Buffer> {
    const parts = [OPEN];
    for (let start = 0; start < this.schools.length; start += GROUP) {
      const [made, isOwn] = this.groupParts(start, own);
      parts.push(...made);
      if (isOwn) await nextTurn();
    }
    parts.push(CLOSE);
    return spliceGzip(parts);
  }

  /** The parts of a group, and whether something in it had to be made for this athlete. */
  private groupParts(start: number, own: AthleteView): [parts: GzipPart[], isOwn: boolean] {
    const texts = this.schools.slice(start, start + GROUP).map((_, index) => this.ownText(start + index, own));
    if (texts.every((text) => text === undefined)) return [[this.group(start)], false];
    // A group of the athlete's own is one piece: to begin a compression costs more than to compress a school.
    if (texts.every((text) => text !== undefined)) return [[gzipPart(texts.join(''), 1)], true];
    return [texts.map((text, index) => (text === undefined ? this.single(start + index) : gzipPart(text, 1))), true];
  }

  private group(start: number): GzipPart {
    return (this.groups[start / GROUP] ??= gzipPart(this.texts.slice(start, start + GROUP).join('')));
  }

  private single(at: number): GzipPart {
    return (this.singles[at] ??= gzipPart(this.texts[at] ?? ''));
  }

  /** The school as this athlete sees it; undefined when she sees it as everybody does. */
  private ownText(at: number, own: AthleteView): string | undefined {
    const school = this.schools[at];
    if (!school) return undefined;
    const part = { tracking: own.tracking[school.id], contacts: own.contacts[school.id], news: own.news[school.id] };
    const isAsShared = Object.values(part).every((value) => value === undefined);
    return isAsShared ? undefined : this.closed(at, JSON.stringify(viewOf(school, part)));
  }

  /** Every school but the last brings its comma. */
  private closed(at: number, text: string): string {
    return at < this.schools.length - 1 ? `${text},` : text;
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
