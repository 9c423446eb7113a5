import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import type { FavoriteView } from '../application/ports/school-list.js';
import { FAVORITES } from '../adapters/persistence/favorite.sql.js';

@Injectable()
export class FavoritesQuery {
  constructor(private readonly source: ReadSource) {}

  /** Newest first; only those whose school exists. */
  of(userId: string): Promise<FavoriteView[]> {
    return this.source.query(`${FAVORITES} order by f.created_at desc, f.id desc`, [userId]);
  }
}
