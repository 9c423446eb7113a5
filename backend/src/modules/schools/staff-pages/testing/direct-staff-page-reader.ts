import { readStaffPage } from '../adapters/html/read-staff-page.js';
import { StaffPageReader, type PastedPage, type ReadPage } from '../application/ports/staff-page-reader.js';
import { PageTooLong } from '../domain/staff-page-errors.js';

/** Reads at once, without a thread. */
export class DirectStaffPageReader extends StaffPageReader {
  async read(page: PastedPage): Promise<ReadPage> {
    const result = readStaffPage(page);
    if (result.kind === 'too_long') throw new PageTooLong();
    return { people: result.people, clues: result.clues };
  }
}
