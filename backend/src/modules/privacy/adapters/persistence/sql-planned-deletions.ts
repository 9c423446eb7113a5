import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { PlannedDeletions } from '../../application/ports/planned-deletions.js';
import * as sql from './planned-deletions.sql.js';
import { refuseLastAdmin } from './refuse-last-admin.js';
import { STOPS } from './user-data-owners.js';

@Injectable()
export class SqlPlannedDeletions extends PlannedDeletions {
  constructor(private readonly source: DataSource) {
    super();
  }

  plan(userId: string, dueAt: Date, now: Date): Promise<Date> {
    return this.source.transaction(async (manager) => {
      await refuseLastAdmin(manager, userId);
      const [[planned]] = await manager.query<[{ dueAt: Date }[], number]>(sql.PLAN, [userId, dueAt]);
      for (const stop of STOPS) await manager.query(stop, [userId, now]);
      return planned?.dueAt ?? dueAt;
    });
  }

  async due(now: Date): Promise<string[]> {
    const users = await this.source.query<{ id: string }[]>(sql.DUE, [now]);
    return users.map(({ id }) => id);
  }

  lift(username: string, birthdate: string, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [[user]] = await manager.query<[{ id: string }[], number]>(sql.LIFT, [username]);
      if (!user) return false;
      // What a race left behind must not leave a week late.
      for (const stop of STOPS) await manager.query(stop, [user.id, now]);
      await manager.query(sql.SET_BIRTHDATE, [user.id, birthdate, now]);
      return true;
    });
  }
}
