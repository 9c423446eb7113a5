import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { PlatformStops, type PlatformStop } from '../../application/ports/platform-stops.js';
import { PLATFORM_WINDOW, type PlatformFigures } from '../../domain/why-stop-platform.js';
import * as sql from './platform-stops.sql.js';

@Injectable()
export class SqlPlatformStops extends PlatformStops {
  constructor(private readonly source: DataSource) {
    super();
  }

  async open(): Promise<PlatformStop | null> {
    const [row] = await this.source.query<PlatformStop[]>(sql.OPEN);
    return row ?? null;
  }

  async figures(): Promise<PlatformFigures> {
    const [row] = await this.source.query<[PlatformFigures]>(sql.FIGURES, [PLATFORM_WINDOW]);
    return row;
  }

  async begin({ at, reason, sent, bounced, hardBounces }: PlatformStop): Promise<void> {
    await this.source.query(sql.BEGIN, [at, reason, sent, bounced, hardBounces]);
  }

  async end(adminId: string, now: Date): Promise<boolean> {
    const [, ended] = await this.source.query<[unknown[], number]>(sql.END, [adminId, now]);
    return ended === 1;
  }
}
