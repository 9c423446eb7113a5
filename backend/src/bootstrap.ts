import 'reflect-metadata';

import path from 'node:path';

import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';

import { AppModule } from './app.module.js';
import { SharePreview } from './modules/profile/share/index.js';
import { DirectoryCountsQuery } from './modules/schools/directory/index.js';
import { openapiDocument } from './openapi-document.js';
import { AppConfig } from './platform/config/app-config.js';
import { configureApp } from './platform/http/configure-app.js';
import { HttpServerAdapter } from './platform/http/http-server.adapter.js';
import { DocumentAnswers } from './platform/http/answers/document-answers.js';
import { ownAnswers } from './platform/http/answers/own-answers.js';
import { serveApp } from './platform/http/answers/static-app.js';
import { ApiDocument } from './platform/http/swagger/api-document.js';
import { JobQueue } from './platform/jobs/job-queue.js';
import { createLogger } from './platform/logging/log.js';
import { NestLogger } from './platform/logging/nest-logger.js';

const WEB_APP = path.resolve(import.meta.dirname, '../../frontend/dist');

/** The application, wired and started, but not listening yet. The database has to be migrated. */
export async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), new HttpServerAdapter(), {
    bodyParser: false,
    logger: new NestLogger(createLogger(config)),
    abortOnError: false,
  });
  const session = configureApp(app);
  app.get(ApiDocument).describeBy(() => openapiDocument(app));
  await app.init();
  const directory = app.get(DirectoryCountsQuery);
  const shared = app.get(SharePreview, { strict: false });
  serveApp(app.getHttpAdapter().getInstance(), WEB_APP, config, {
    facts: () => directory.counts(),
    preview: (target) => shared.of(target),
    answers: ownAnswers(session, app.get(DocumentAnswers)),
  });
  await app.get(JobQueue).start();
  return app;
}
