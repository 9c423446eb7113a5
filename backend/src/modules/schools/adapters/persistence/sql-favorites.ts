import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Favorites, type FavoriteView } from '../../application/ports/favorites.js';
import { SchoolNotFound } from '../../domain/school-errors.js';

const SELECT = `
select f.id, f.school_id as "schoolId", null as "matchPercentage", null as "positionNeedScore",
  f.created_at as "createdAt", json_build_object('name', s.name, 'division', s.division) as school
from favorites f join schools s on s.id = f.school_id
where f.user_id = $1`;

const INSERT = `
with added as (
  insert into favorites (id, user_id, school_id, created_at)
  select $1, $2, s.id, $4 from schools s where s.id = $3
  on conflict (user_id, school_id) do nothing
  returning 1
)
select count(*)::int as added from added`;

@Injectable()
export class SqlFavorites extends Favorites {
  constructor(private readonly source: DataSource) {
    super();
  }

  of(userId: string): Promise<FavoriteView[]> {
    return this.source.query(`${SELECT} order by f.created_at desc, f.id desc`, [userId]);
  }

  async add(
    userId: string,
    schoolId: number,
    made: { id: string; now: Date },
  ): Promise<{ favorite: FavoriteView; created: boolean }> {
    const [count] = await this.source.query<{ added: number }[]>(INSERT, [
      made.id,
      userId,
      schoolId,
      made.now,
    ]);
    const [favorite] = await this.source.query<FavoriteView[]>(`${SELECT} and f.school_id = $2`, [
      userId,
      schoolId,
    ]);
    if (!favorite) throw new SchoolNotFound();
    return { favorite, created: count?.added === 1 };
  }

  async remove(userId: string, schoolId: number): Promise<void> {
    await this.source.query('delete from favorites where user_id = $1 and school_id = $2', [
      userId,
      schoolId,
    ]);
  }
}
