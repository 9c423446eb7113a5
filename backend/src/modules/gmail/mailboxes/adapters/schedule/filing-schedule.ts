import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { Log } from '../../../../../platform/logging/log.js';
import { FileSentMail } from '../../application/file-sent-mail.use-case.js';

const NAME = 'file-sent-mail';
const EVERY_MS = 15_000;

/** Each email is taken once, regardless of the number of processes. */
@Injectable()
export class FilingSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private ticking = false;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: AppConfig,
    private readonly filing: FileSentMail,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'web') return;
    this.registry.addInterval(NAME, setInterval(() => void this.tick(), EVERY_MS).unref());
  }

  onApplicationShutdown(): void {
    if (this.registry.doesExist('interval', NAME)) this.registry.deleteInterval(NAME);
  }

  private async tick(): Promise<void> {
    if (this.ticking) return;
    this.ticking = true;
    try {
      await this.filing.run();
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'sent mail could not be filed');
    } finally {
      this.ticking = false;
    }
  }
}
