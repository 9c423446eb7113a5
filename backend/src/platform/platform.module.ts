import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';

import { Clock } from '../shared-kernel/clock.js';
import { Ids } from '../shared-kernel/ids.js';
import { Jobs } from '../shared-kernel/jobs.js';
import { ProductMail } from '../shared-kernel/product-mail.js';
import { WorkPace } from '../shared-kernel/work-pace.js';
import { ActivityKinds } from './activity/activity-kinds.js';
import { AskedBackups, BackupAge, BackupOrders, DailyBackup, MakeAskedBackup } from './backup/index.js';
import { AppConfig } from './config/app-config.js';
import { DatabaseModule } from './database/database.module.js';
import { Replica } from './database/reads/replica.js';
import { readProviders } from './database/reads/read-providers.js';
import { HealthController } from './health/health.controller.js';
import { ServerController } from './health/server.controller.js';
import { DocumentAnswers } from './http/answers/document-answers.js';
import { AccountRequests } from './http/limits/account-requests.js';
import { AppPassport } from './http/access/app-passport.js';
import { LargeAnswers } from './http/limits/large-answers.js';
import { RequestWorkInterceptor } from './http/limits/request-work.interceptor.js';
import { ReadPlaceInterceptor } from './http/reads/read-place.interceptor.js';
import { SessionGuard } from './http/access/session.guard.js';
import { ApiDocument } from './http/swagger/api-document.js';
import { SwaggerController } from './http/swagger/swagger.controller.js';
import { Ticks } from './jobs/ticks.js';
import { JobQueue } from './jobs/job-queue.js';
import { ProcessLease } from './jobs/process-lease.js';
import { createLogger, Log } from './logging/log.js';
import { MailHosts } from './mail/mail-hosts.js';
import { OutboxStore } from './mail/outbox-store.js';
import { PlatformMailer } from './mail/platform-mailer.js';
import { SmtpClient } from './mail/smtp-client.js';
import { SubmissionClient } from './mail/submission-client.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { EventLoopDelay } from './metrics/event-loop-delay.js';
import { ServerGauges } from './metrics/server-gauges.js';
import { PictureSigner } from './security/picture-signer.js';
import { RateLimiter } from './security/rate-limiter.js';
import { DatabaseClock } from './system/database-clock.js';
import { RandomIds } from './system/random-ids.js';

/** Services for every module: configuration, time, IDs, logs, database, jobs, rate limits. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: AppConfig, activityKinds: ActivityKinds): DynamicModule {
    const shared = [
      { provide: AppConfig, useValue: config },
      { provide: ActivityKinds, useValue: activityKinds },
      ...config.modules.map((one) => ({ provide: one.constructor, useValue: one })),
      { provide: Log, useValue: createLogger(config) },
      { provide: Clock, useClass: DatabaseClock },
      { provide: Ids, useClass: RandomIds },
      { provide: WorkPace, useFactory: (clock: Clock) => new WorkPace(clock), inject: [Clock] },
      AccountRequests,
      ApiDocument,
      AppPassport,
      AskedBackups,
      BackupOrders,
      MakeAskedBackup,
      JobQueue,
      { provide: Jobs, useExisting: JobQueue },
      Ticks,
      LargeAnswers,
      Metrics,
      PictureSigner,
      EventLoopDelay,
      ProcessLease,
      RateLimiter,
      Replica,
      ...readProviders,
      MailHosts,
      SmtpClient,
      SubmissionClient,
      OutboxStore,
      PlatformMailer,
      { provide: ProductMail, useExisting: PlatformMailer },
    ];
    return {
      module: PlatformModule,
      imports: [DatabaseModule, DiscoveryModule],
      controllers: [HealthController, MetricsController, ServerController, SwaggerController],
      providers: [
        ...shared,
        BackupAge,
        DailyBackup,
        DocumentAnswers,
        ServerGauges,
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_INTERCEPTOR, useClass: RequestWorkInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ReadPlaceInterceptor },
      ],
      exports: [...shared, DatabaseModule],
    };
  }
}
