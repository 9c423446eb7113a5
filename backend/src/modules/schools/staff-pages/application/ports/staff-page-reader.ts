import type { PageClues } from '../../domain/lines/page-clues.js';
import type { StaffPerson } from '../../domain/people/staff-person.js';

/** What the clipboard holds of a copied page; one of the two is enough. */
export interface PastedPage {
  html: string;
  text: string;
}

export interface ReadPage {
  /** Everybody whom the page names, in its order. */
  people: StaffPerson[];
  clues: PageClues;
}

/** Reads pasted pages outside of the request thread: a page may take a second. */
export abstract class StaffPageReader {
  /** Throws PageTooLong, PageNotReadable when it took too long, and PagesBusy when too many are being read. */
  abstract read(page: PastedPage): Promise<ReadPage>;
}
