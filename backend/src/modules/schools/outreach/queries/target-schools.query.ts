import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import type { TargetSchoolView } from '../application/ports/school-list.js';
import { TARGET_SCHOOLS } from '../adapters/persistence/target-school.sql.js';

/** Schools read at once: their notes are in memory together. */
const AT_ONCE = 50;

const PAGE = `${TARGET_SCHOOLS}
  and ($2::text is null or (s.name collate "und-x-icu", s.id) > ($2::text, $3::int))
order by s.name collate "und-x-icu", s.id limit ${AT_ONCE}`;

@Injectable()
export class TargetSchoolsQuery {
  constructor(private readonly source: ReadSource) {}

  /** The schools that the athlete has ever tracked, by name, read page by page: their notes are long. */
  async *of(userId: string): AsyncGenerator<TargetSchoolView> {
    let last: TargetSchoolView | undefined;
    do {
      const rows: TargetSchoolView[] = await this.source.query(PAGE, [userId, last?.school.name ?? null, last?.schoolId ?? null]);
      yield* rows;
      last = rows.length < AT_ONCE ? undefined : rows.at(-1);
    } while (last);
  }
}
