import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { DirectorySize, type DirectoryCounts } from '../../application/ports/directory-size.js';

const COUNTS = `
select count(*)::int as total, count(*) filter (where division = 'D1')::int as "D1",
  count(*) filter (where division = 'D2')::int as "D2", count(*) filter (where division = 'D3')::int as "D3"
from schools`;

@Injectable()
export class SqlDirectorySize extends DirectorySize {
  constructor(private readonly source: DataSource) {
    super();
  }

  async count(): Promise<DirectoryCounts> {
    const [counts] = await this.source.query<DirectoryCounts[]>(COUNTS);
    if (!counts) throw new Error('An aggregate without groups returns one row.');
    return counts;
  }
}
