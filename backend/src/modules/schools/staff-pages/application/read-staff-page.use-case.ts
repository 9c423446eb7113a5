import { Injectable } from '@nestjs/common';

import { NothingPasted, PageTooLong } from '../domain/staff-page-errors.js';
import { MOST_CHARACTERS } from '../domain/staff-page-limits.js';
import type { StaffPerson } from '../domain/staff-person.js';
import { StaffPageReader, type PastedPage } from './ports/staff-page-reader.js';

/** Reads a staff page that an athlete copied; nothing is stored. */
@Injectable()
export class ReadStaffPage {
  constructor(private readonly reader: StaffPageReader) {}

  /** Everybody whom the page names, in its order. Throws NothingPasted, PageTooLong, PageNotReadable and PagesBusy. */
  async run({ html, text }: PastedPage): Promise<StaffPerson[]> {
    if (html.trim() === '' && text.trim() === '') throw new NothingPasted();
    if (html.length > MOST_CHARACTERS || text.length > MOST_CHARACTERS) throw new PageTooLong();
    return this.reader.read({ html, text });
  }
}
