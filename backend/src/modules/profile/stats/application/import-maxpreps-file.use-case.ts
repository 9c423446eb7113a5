import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { FieldError } from '../../../../shared-kernel/domain-error.js';
import { AthleteProfileRepository } from '../../athlete/index.js';
import type { GameDraft } from '../domain/games/game.js';
import { readGame } from '../domain/games/read-game.js';
import { readStats } from '../domain/games/read-stats.js';
import { countersOf } from '../domain/maxpreps/counters-of.js';
import { StatFileNotValid } from '../domain/maxpreps/maxpreps-errors.js';
import { type FileFigures, readStatFile } from '../domain/maxpreps/read-stat-file.js';
import { COUNTER_SOURCES } from '../domain/maxpreps/stat-fields.js';
import { maxPrepsImport, type MaxPrepsImport } from './maxpreps-import.js';
import { GameRepository } from './ports/game-repository.js';

export interface StatFile {
  bytes: Uint8Array;
  opponent?: string;
  date?: string;
  /** Blank or left out: the profile's. */
  jersey?: string;
  dryRun: boolean;
}

/** Takes one game of a MaxPreps stat text file, which itself names neither opponent nor date. */
@Injectable()
export class ImportMaxPrepsFile {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly games: GameRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws GameNotValid for opponent and date, StatFileNotValid for all else. */
  async run(userId: string, { bytes, opponent, date, jersey, dryRun }: StatFile): Promise<MaxPrepsImport> {
    const now = this.clock.now();
    const named = readGame({ opponent, date }, now);
    const number = jersey?.trim() || (await this.profiles.of(userId))?.jerseyNumber;
    if (!number) throw jerseyMissing();
    const figures = readStatFile(textOf(bytes), number);
    const game: GameDraft = { ...named, stats: statsOf(figures) };
    const merge = await this.games.merge({ userId, source: 'stat_file', games: [game], now, dryRun });
    return maxPrepsImport(merge, [], null);
  }
}

/** Notepad's "Unicode" is UTF-16 with a byte order mark. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = first === 0xff && second === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

function jerseyMissing(): StatFileNotValid {
  const message = 'Which player are you? Enter the jersey number of this game as the file has it.';
  return new StatFileNotValid([{ field: 'jersey', code: 'required', message }]);
}

function statsOf(figures: FileFigures): GameDraft['stats'] {
  const stats = countersOf(figures.fields);
  const { errors } = readStats(stats);
  if (errors.length > 0) throw new StatFileNotValid(errors.map((error) => atItsPlace(error, figures)));
  if (Object.keys(stats).length > 0) return stats;
  const message = 'The file has no figures for this jersey that Recruit keeps.';
  throw new StatFileNotValid([{ field: 'statsFile', code: 'no_figures', message }]);
}

/** "Line 3, PassingComp: Completions of one game go from 0 to 100." */
function atItsPlace({ field, code, message }: FieldError, { lines }: FileFigures): FieldError {
  const counter = field.replace('stats.', '');
  const names = (COUNTER_SOURCES[counter] ?? []).flat().filter((name) => lines.has(name));
  const numbers = [...new Set(names.flatMap((name) => lines.get(name) ?? []))];
  const where = `${numbers.length === 1 ? 'Line' : 'Lines'} ${numbers.join(', ')}, ${names.join(' and ')}`;
  return { field: 'statsFile', code, message: `${where}: ${message}` };
}
