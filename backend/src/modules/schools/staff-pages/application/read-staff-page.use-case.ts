import { Injectable } from '@nestjs/common';

import { howKnown, type KnownAs } from '../domain/people/how-known.js';
import { otherSchool } from '../domain/other-school.js';
import { pageNotices, type PageNotice } from '../domain/lines/page-notice.js';
import { NothingPasted, PageTooLong } from '../domain/staff-page-errors.js';
import { MOST_CHARACTERS } from '../domain/staff-page-limits.js';
import type { StaffPerson } from '../domain/people/staff-person.js';
import { PageContextQuery } from '../queries/page-context.query.js';
import { StaffPageReader, type PastedPage, type ReadPage } from './ports/staff-page-reader.js';

export interface ReadStaff {
  /** Everybody whom the page names, in its order. */
  people: (StaffPerson & { known: KnownAs })[];
  notices: PageNotice[];
}

/** Reads a staff page that an athlete copied; nothing is stored. */
@Injectable()
export class ReadStaffPage {
  constructor(
    private readonly reader: StaffPageReader,
    private readonly context: PageContextQuery,
  ) {}

  /**
   * `schoolId`: the school whose page it should be; without it everybody is new. Throws NothingPasted, PageTooLong, PageNotReadable and
   * PagesBusy.
   */
  async run(userId: string, { html, text }: PastedPage, schoolId: number | null): Promise<ReadStaff> {
    if (html.trim() === '' && text.trim() === '') throw new NothingPasted();
    if (html.length > MOST_CHARACTERS || text.length > MOST_CHARACTERS) throw new PageTooLong();
    const page = await this.reader.read({ html, text });
    const { people, clues } = page;
    const known = howKnown(schoolId === null ? [] : await this.context.coaches(userId, schoolId), people);
    return {
      people: people.map((person, at) => ({ ...person, known: known[at] ?? NEW })),
      notices: pageNotices(people, clues, schoolId === null ? null : await this.otherSchool(schoolId, page)),
    };
  }

  private async otherSchool(schoolId: number, { people, clues }: ReadPage): Promise<string | null> {
    if (people.length === 0) return null;
    const addresses = people.flatMap(({ email }) => email ?? []);
    return otherSchool(schoolId, await this.context.schools(), { opening: clues.opening, addresses });
  }
}

const NEW: KnownAs = { state: 'new', where: null, changes: [], staysAsIs: false };
