import { Injectable } from '@nestjs/common';

import { BundledFiles } from '../../directory/index.js';
import { CsvReader, tableRows } from '../../tables/index.js';
import { siteOf, type AthleticsSite, type SiteRow, type SiteSubject } from '../domain/athletics-site.js';

/** The bundled athletics sites, read once; their addresses are unchecked. */
@Injectable()
export class AthleticsSites {
  private rows: Promise<SiteRow[]> | undefined;

  constructor(
    private readonly files: BundledFiles,
    private readonly csv: CsvReader,
  ) {}

  /** Null for a program without a known site. */
  async of(school: SiteSubject): Promise<AthleticsSite | null> {
    this.rows ??= this.read();
    return siteOf(await this.rows, school);
  }

  private async read(): Promise<SiteRow[]> {
    const rows = await tableRows(this.csv, await this.files.read('athletics-sites.csv'));
    return rows.map(({ unitid, name = '', state = '', athletics_url: athleticsUrl = '', coaches_url: coachesUrl }) => ({
      ...{ unitid: Number(unitid), name, state, athleticsUrl },
      coachesUrl: coachesUrl || null,
    }));
  }
}
