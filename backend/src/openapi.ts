import 'reflect-metadata';

import { writeFileSync } from 'node:fs';

import { NestFactory } from '@nestjs/core';

import { AppModule } from './app.module.js';
import { openapiDocument } from './openapi-document.js';
import { AppConfig } from './platform/config/app-config.js';

/** Writes openapi.json without a database: nothing is instantiated (Nest's preview mode). */
async function main(target: string): Promise<void> {
  const config = new AppConfig({ logLevel: 'silent', logFormat: 'json', databaseUrl: 'postgres://none' } as AppConfig);
  const app = await NestFactory.create(AppModule.with(config), { preview: true, logger: false, abortOnError: false });
  app.setGlobalPrefix('api');
  writeFileSync(target, `${JSON.stringify(openapiDocument(app), null, 2)}\n`);
  process.exit(0);
}

main(process.argv[2] ?? 'openapi.json').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
