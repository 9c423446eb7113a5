import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import { ContactRules } from '../../application/ports/contact-rules.js';
import { CsvReader } from '../../../directory/index.js';
import type { ContactRule } from '../../domain/contact-rule.js';
import { readRule } from '../../domain/read-rule.js';

/** Beside the compiled module, where the build copies it. */
const FILE = join(import.meta.dirname, '../../../data/contact-rules.csv');

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
      if (header) rules.push(readRule(Object.fromEntries(header.map((title, at) => [title, cells[at] ?? '']))));
      header ??= cells;
    }
    return rules;
  }
}
