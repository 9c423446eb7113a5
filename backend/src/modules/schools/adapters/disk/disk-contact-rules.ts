import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import { ContactRules } from '../../application/ports/contact-rules.js';
import { CsvReader } from '../../application/ports/csv-reader.js';
import type { ContactRule, GradeDay, RuleChannel, RuleStatus } from '../../domain/rules/contact-rule.js';

/** Beside the compiled module, where the build copies it. */
const FILE = join(import.meta.dirname, '../../data/contact-rules.csv');
const GRADE_DAY = /^class-(\d) (\d\d-\d\d)$/;

/** Reads the table once: it changes with the product only. */
@Injectable()
export class DiskContactRules extends ContactRules {
  private rules: Promise<readonly ContactRule[]> | undefined;

  constructor(private readonly csv: CsvReader) {
    super();
  }

  all(): Promise<readonly ContactRule[]> {
    this.rules ??= this.read();
    return this.rules;
  }

  private async read(): Promise<ContactRule[]> {
    const rules: ContactRule[] = [];
    let header: string[] | undefined;
    for await (const { cells } of this.csv.read(await readFile(FILE))) {
      if (header) rules.push(toRule(Object.fromEntries(header.map((title, at) => [title, cells[at] ?? '']))));
      header ??= cells;
    }
    return rules;
  }
}

function toRule(row: Record<string, string>): ContactRule {
  const text = (column: string) => row[column] ?? '';
  const optional = (column: string) => row[column] || null;
  return {
    ruleId: text('rule_id'),
    body: text('body'),
    division: optional('division'),
    subdivision: optional('subdivision'),
    sport: text('sport'),
    channel: text('channel') as RuleChannel,
    starts: toGradeDay(text('anchor'), text('starts')),
    effectiveFrom: optional('effective_from'),
    effectiveTo: optional('effective_to'),
    text: text('text'),
    sourceUrl: text('source_url'),
    verifiedOn: text('verified_on'),
    status: text('status') as RuleStatus,
  };
}

function toGradeDay(anchor: string, starts: string): GradeDay | null {
  if (anchor === 'any') return null;
  const [, years, monthDay] = GRADE_DAY.exec(starts) ?? [];
  if (anchor !== 'grade' || !years || !monthDay) throw new Error(`The rules table has the start "${anchor} ${starts}".`);
  return { yearsBeforeClass: Number(years), monthDay };
}
