import type { Response } from 'express';

import { drainsOf } from '../../../../../platform/http/answers/drains-of.js';
import { AUDIT_LIMITS, type AuditLine, type AuditPlace } from '../../../../audit/index.js';
import { csvLine } from '../../../../schools/tables/index.js';

/** Rows of one statement: so many are in memory. */
const AT_ONCE = 500;
const HEAD = ['Time (UTC)', 'What', 'By', 'Username', 'User id', 'About', 'About id', 'Address', 'Details'];

function rowOf({ at, kind, actor, actorName, actorId, subjectName, subjectId, address, detail }: AuditLine): (string | null)[] {
  return [at.toISOString(), kind, actor, actorName, actorId, subjectName, subjectId, address, JSON.stringify(detail)];
}

/** Sends the entries as a CSV file, reading page by page, so that about one page is in memory. */
export async function writeAuditCsv(
  response: Response,
  read: (before: { before?: AuditPlace }, limit: number) => Promise<AuditLine[]>,
): Promise<void> {
  const drained = drainsOf(response);
  let page = await read({}, AT_ONCE);
  response
    .attachment('audit-log.csv')
    .type('text/csv; charset=utf-8')
    .write(`\uFEFF${csvLine(HEAD)}`);
  for (let rows = 0; page.length > 0 && rows < AUDIT_LIMITS.fileRows && !response.destroyed;) {
    if (!response.write(page.map((line) => csvLine(rowOf(line))).join(''))) await drained();
    rows += page.length;
    const last = page.at(-1);
    page = last && page.length === AT_ONCE ? await read({ before: { at: last.at, id: last.id } }, AT_ONCE) : [];
  }
  response.end();
}
