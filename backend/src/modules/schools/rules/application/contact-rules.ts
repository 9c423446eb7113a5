import { Injectable } from '@nestjs/common';

import { BundledFiles } from '../../directory/index.js';
import { CsvReader, tableRows } from '../../tables/index.js';
import type { ContactRule } from '../domain/contact-rule.js';
import { readRule } from '../domain/read-rule.js';

/** The dated table of recruiting rules that comes with the product, read once. */
@Injectable()
export class ContactRules {
  private rules: Promise<readonly ContactRule[]> | undefined;

  constructor(
    private readonly files: BundledFiles,
    private readonly csv: CsvReader,
  ) {}

  /** Throws an Error that names row, column and value when the table cannot be read. */
  all(): Promise<readonly ContactRule[]> {
    this.rules ??= this.read();
    return this.rules;
  }

  private async read(): Promise<ContactRule[]> {
    return (await tableRows(this.csv, await this.files.read('contact-rules.csv'))).map(readRule);
  }
}
