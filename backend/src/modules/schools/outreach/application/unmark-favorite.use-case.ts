import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Favorites } from './ports/favorites.js';

@Injectable()
export class UnmarkFavorite {
  constructor(
    private readonly favorites: Favorites,
    private readonly clock: Clock,
  ) {}

  /** Also when the school was no favorite. */
  run(userId: string, schoolId: number): Promise<void> {
    return this.favorites.remove(userId, schoolId, this.clock.now());
  }
}
