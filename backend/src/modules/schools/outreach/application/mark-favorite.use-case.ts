import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { Favorites, type FavoriteView } from './ports/favorites.js';

@Injectable()
export class MarkFavorite {
  constructor(
    private readonly favorites: Favorites,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Throws SchoolNotFound. `created` is false when the school was a favorite already. */
  run(userId: string, schoolId: number): Promise<{ favorite: FavoriteView; created: boolean }> {
    return this.favorites.add(userId, schoolId, { id: this.ids.next(), now: this.clock.now() });
  }
}
