import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { AthleteProfileRepository } from '../../athlete/index.js';
import { MaxPrepsAddressIncomplete, MaxPrepsNotLinked, MaxPrepsOff, NoPublishedStats } from '../domain/maxpreps/maxpreps-errors.js';
import { statsPathOf } from '../domain/maxpreps/maxpreps-page.js';
import { otherNameNote } from '../domain/maxpreps/other-name.js';
import { readPublishedGames } from '../domain/maxpreps/read-published-games.js';
import { oneLine } from '../../athlete/domain/one-line.js';
import { maxPrepsImport, type MaxPrepsImport } from './maxpreps-import.js';
import { GameRepository } from './ports/game-repository.js';
import { PrepStatsSource } from './ports/prep-stats-source.js';

const MAX_NAME = 100;

/** Takes the games of an athlete's own MaxPreps page. */
@Injectable()
export class SyncMaxPreps {
  constructor(
    private readonly source: PrepStatsSource,
    private readonly profiles: AthleteProfileRepository,
    private readonly games: GameRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the URL to read, before any request is sent. Throws MaxPrepsOff, MaxPrepsNotLinked, MaxPrepsAddressIncomplete. */
  async pageOf(userId: string): Promise<string> {
    if (!this.source.on) throw new MaxPrepsOff();
    const profile = await this.profiles.of(userId);
    if (!profile?.maxPrepsId) throw new MaxPrepsNotLinked();
    const path = statsPathOf(profile.maxPrepsId);
    if (path === null) throw new MaxPrepsAddressIncomplete();
    return path;
  }

  /** Reads the page once and merges its games. Throws what PrepStatsSource throws; then nothing has changed. */
  async run(userId: string, path: string): Promise<MaxPrepsImport> {
    const { athleteName, games: published } = await this.source.read(path);
    const now = this.clock.now();
    const { games, notes } = readPublishedGames(published, now);
    if (games.length === 0 && notes.length === 0) throw new NoPublishedStats();
    const merge = await this.games.merge({ userId, source: 'maxpreps', games, now, dryRun: false });
    const name = oneLine(athleteName).slice(0, MAX_NAME);
    const profile = await this.profiles.of(userId);
    const otherName = profile && otherNameNote(name, profile);
    return maxPrepsImport(merge, otherName ? [otherName, ...notes] : notes, name);
  }
}
