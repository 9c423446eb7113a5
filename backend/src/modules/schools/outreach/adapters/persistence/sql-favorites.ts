import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { Favorites, type FavoriteView } from '../../application/ports/favorites.js';
import { SchoolNotFound } from '../../../directory/domain/school-errors.js';
import { markFavorites, unmarkFavorites } from './write-favorites.js';

const SELECT = `
select f.id, f.school_id as "schoolId", fit.match_percentage as "matchPercentage",
  fit.position_need_score as "positionNeedScore", f.created_at as "createdAt",
  json_build_object('name', s.name, 'division', s.division) as school
from favorites f join schools s on s.id = f.school_id
left join fit_scores fit on fit.user_id = f.user_id and fit.school_id = f.school_id
where f.user_id = $1`;

@Injectable()
export class SqlFavorites extends Favorites {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  of(userId: string): Promise<FavoriteView[]> {
    return this.source.query(`${SELECT} order by f.created_at desc, f.id desc`, [userId]);
  }

  add(userId: string, schoolId: number, { id, now }: { id: string; now: Date }): Promise<{ favorite: FavoriteView; created: boolean }> {
    return this.source.transaction(async (manager) => {
      const marks = [{ id, schoolId }];
      const added = await markFavorites(manager, this.activity, { userId, marks, now });
      const [favorite] = await manager.query<FavoriteView[]>(`${SELECT} and f.school_id = $2`, [userId, schoolId]);
      if (!favorite) throw new SchoolNotFound();
      return { favorite, created: added.length === 1 };
    });
  }

  async remove(userId: string, schoolId: number, now: Date): Promise<void> {
    await this.source.transaction((manager) => unmarkFavorites(manager, this.activity, { userId, schoolIds: [schoolId], now }));
  }
}
