import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { Favorites, type FavoriteView } from './ports/favorites.js';

/** The schools that an athlete marked. */
@Injectable()
export class KeepFavorites {
  constructor(
    private readonly favorites: Favorites,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Newest first; only those whose school exists. */
  of(userId: string): Promise<FavoriteView[]> {
    return this.favorites.of(userId);
  }

  /** Throws SchoolNotFound, TooManyFavorites. `created` is false when the school was a favorite already. */
  add(userId: string, schoolId: number): Promise<{ favorite: FavoriteView; created: boolean }> {
    return this.favorites.add(userId, schoolId, { id: this.ids.next(), now: this.clock.now() });
  }

  /** Also when the school was no favorite. */
  remove(userId: string, schoolId: number): Promise<void> {
    return this.favorites.remove(userId, schoolId, this.clock.now());
  }
}
