import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import type { SplicedGzip } from '../../../../platform/http/answers/spliced-gzip.js';
import { type AthleteView, type FirstSchools, type SchoolNews, viewOf } from './directory-snapshot.js';
import { schoolSql } from './school-directory.sql.js';
import type { CoachView, SchoolDetailView, SchoolTrackingView } from './school-view.js';
import { SharedDirectory } from './shared-directory.js';

export interface SchoolList {
  /** Changes whenever what this athlete sees changes. */
  version: string;
  /** JSON array of SchoolView by name; made on demand, since a client that has this version needs none. */
  json(): string;
  /** The same, gzip-compressed: less expensive than compressing `json()`. */
  gzip(): Promise<SplicedGzip>;
}

interface OneSchool {
  school: Omit<SchoolDetailView, keyof SchoolTrackingView>;
  tracking: SchoolTrackingView | null;
  contacts: CoachView[];
  news: SchoolNews;
}

/** Tracking and contacts by school id, as JSON texts. */
interface AthletePart {
  version: string;
  tracking: string;
  contacts: string;
  news: string;
}

/** Reads the directory. The shared part is in memory, so that a list costs one small statement for the athlete's part. */
@Injectable()
export class SchoolDirectory {
  constructor(
    private readonly source: ReadSource,
    private readonly shared: SharedDirectory,
  ) {}

  /** `newest`: for who changes the directory and has to see it; others get the last version while a large one is made again. */
  async list(userId: string, newest = false): Promise<SchoolList> {
    const own = await this.partOf(userId);
    const shared = await this.shared.at(own.version, newest);
    const hash = createHash('sha256').update(own.tracking).update(own.contacts).update(own.news).digest('base64url');
    const version = `${shared.version}-${hash.slice(0, 22)}`;
    return { version, json: () => shared.json(parsed(own)), gzip: () => shared.gzip(parsed(own)) };
  }

  /** The first schools of the list, and how many there are in all. */
  async first(userId: string, count: number): Promise<FirstSchools> {
    const own = await this.partOf(userId);
    return (await this.shared.at(own.version, false)).first(count, parsed(own));
  }

  async byId(userId: string, schoolId: number): Promise<SchoolDetailView | null> {
    const [row] = await this.source.query<OneSchool[]>(schoolSql.oneSchool, [userId, schoolId]);
    return row ? viewOf(row.school, { tracking: row.tracking ?? undefined, contacts: row.contacts, news: row.news }) : null;
  }

  private async partOf(userId: string): Promise<AthletePart> {
    const [own] = await this.source.query<AthletePart[]>(schoolSql.athletePart, [userId]);
    if (!own) throw new Error('the athlete part of the directory has always one row');
    return own;
  }
}

function parsed({ tracking, contacts, news }: AthletePart): AthleteView {
  return {
    tracking: JSON.parse(tracking) as AthleteView['tracking'],
    contacts: JSON.parse(contacts) as AthleteView['contacts'],
    news: JSON.parse(news) as AthleteView['news'],
  };
}
