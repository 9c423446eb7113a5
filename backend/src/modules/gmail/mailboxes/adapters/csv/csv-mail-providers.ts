import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';
import { parse } from 'csv-parse/sync';

import type { MailServer } from '../../../../../shared-kernel/mail-server.js';
import { MailProviders } from '../../application/ports/mail-providers.js';
import type { MailProvider, SignInWay } from '../../domain/mail-provider.js';

type Row = Record<string, string>;

/** Beside the compiled module, where the build copies it. */
const FILE = join(import.meta.dirname, '../../data/mail-providers.csv');
const FILES_SENT: Record<string, boolean> = { yes: true, no: false };

/** Reads the table once: it changes with the product only. */
@Injectable()
export class CsvMailProviders extends MailProviders {
  private providers: Promise<readonly MailProvider[]> | undefined;

  all(): Promise<readonly MailProvider[]> {
    this.providers ??= readFile(FILE).then((bytes) => parse<Row>(bytes, { columns: true }).map(providerOf));
    return this.providers;
  }
}

function providerOf(row: Row): MailProvider {
  const text = (column: string) => row[column] ?? '';
  return {
    id: text('id'),
    name: text('name'),
    domains: text('domains').split(' '),
    imap: serverOf(row, 'imap'),
    smtp: serverOf(row, 'smtp'),
    signIn: text('sign_in') as SignInWay,
    filesSent: FILES_SENT[text('files_sent')] ?? null,
    dailyCap: Number(text('daily_cap')),
    helpUrl: text('help_url'),
    hint: text('hint'),
  };
}

function serverOf(row: Row, kind: 'imap' | 'smtp'): MailServer {
  const security = row[`${kind}_security`] === 'starttls' ? 'starttls' : 'tls';
  return { host: row[`${kind}_host`] ?? '', port: Number(row[`${kind}_port`]), security };
}
