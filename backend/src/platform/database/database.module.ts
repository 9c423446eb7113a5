import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AppConfig } from '../config/app-config.js';
import { Log } from '../logging/log.js';
import { BackgroundConnections, BackgroundSource } from './background-source.js';
import { keptPlans } from './kept-plans.js';
import { sessionSettings } from './session-settings.js';

/** One pool of 8 connections per process, shared by TypeORM, sessions and rate limits, and one for long work. */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [AppConfig, Log],
      useFactory: (config: AppConfig, log: Log) => ({
        type: 'postgres' as const,
        url: config.databaseUrl,
        poolSize: 8,
        autoLoadEntities: true,
        retryAttempts: 3,
        retryDelay: 500,
        applicationName: 'recruit',
        poolErrorHandler: (error: Error) => log.warn({ err: error.message }, 'idle database connection lost'),
        extra: { connectionTimeoutMillis: 10_000, ...sessionSettings(config), ...keptPlans(config) },
      }),
    }),
  ],
  providers: [{ provide: BackgroundSource, useClass: BackgroundConnections }],
  exports: [BackgroundSource],
})
export class DatabaseModule {}
