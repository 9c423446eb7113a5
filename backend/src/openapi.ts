import 'reflect-metadata';

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { NestFactory } from '@nestjs/core';

import { AppModule } from './app.module.js';
import { openapiDocument } from './openapi-document.js';
import { AppConfig } from './platform/config/app-config.js';
import { readConfig } from './read-config.js';

/** Writes openapi.json without a database: nothing is instantiated (Nest's preview mode). */
async function main(target: string): Promise<void> {
  // Reading the settings writes the secrets of a new installation.
  const folder = mkdtempSync(join(tmpdir(), 'recruit-openapi-'));
  const config = new AppConfig({
    ...readConfig({ DATA_DIR: folder }),
    logLevel: 'silent',
    databaseUrl: 'postgres://none',
    databaseDirectUrl: 'postgres://none',
  });
  rmSync(folder, { recursive: true });
  const app = await NestFactory.create(AppModule.with(config), { preview: true, logger: false, abortOnError: false });
  app.setGlobalPrefix('api');
  writeFileSync(target, `${JSON.stringify(openapiDocument(app), null, 2)}\n`);
  process.exit(0);
}

main(process.argv[2] ?? 'openapi.json').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
