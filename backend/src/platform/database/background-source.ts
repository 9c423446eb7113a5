import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { AppConfig } from '../config/app-config.js';
import { Log } from '../logging/log.js';
import { lowerServerPriority } from '../threads/lower-priority.js';
import { keptPlans } from './kept-plans.js';

/** For a statement: beside requests it gets a tenth of a processor, so that it may take ten times as long as theirs. */
const LONGEST_MS = 300_000;
/** An import holds one for as long as it takes, and each Send one for its rows. */
const CONNECTIONS = 5;

/** What long work needs of the database: plain statements, alone or in one transaction. */
export abstract class BackgroundSource {
  abstract query<T>(statement: string, values?: unknown[]): Promise<T>;
  abstract transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
}

/**
 * Connections for imports and for sending, whose processes of the database have a lower priority than those that answer requests. They
 * are opened when they are needed, and closed after ten idle seconds.
 */
@Injectable()
export class BackgroundConnections extends BackgroundSource implements OnApplicationShutdown {
  private readonly source: DataSource;
  private opening?: Promise<DataSource> | undefined;

  constructor(config: AppConfig, log: Log) {
    super();
    const isDirect = config.databaseUrl === config.databaseDirectUrl;
    this.source = new DataSource({
      type: 'postgres',
      url: config.databaseUrl,
      poolSize: CONNECTIONS,
      applicationName: 'recruit-background',
      poolErrorHandler: (error: Error) => log.warn({ err: error.message }, 'idle database connection lost'),
      extra: {
        connectionTimeoutMillis: 10_000,
        ...keptPlans(config),
        // A pooler's connections serve requests as well, and its processes that help with one statement have their own priority.
        ...(isDirect && {
          onConnect: lowerServerPriority,
          statement_timeout: LONGEST_MS,
          options: '-c max_parallel_workers_per_gather=0',
        }),
      },
    });
  }

  async query<T>(statement: string, values?: unknown[]): Promise<T> {
    return (await this.open()).query<T>(statement, values);
  }

  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return (await this.open()).transaction(work);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.opening?.catch(() => undefined);
    if (this.source.isInitialized) await this.source.destroy();
  }

  /** A failed attempt is made again by the next call. */
  private open(): Promise<DataSource> {
    return (this.opening ??= this.source.initialize().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    }));
  }
}
