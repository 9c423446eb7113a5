import { seasonOf } from '../games/by-season.js';
import { isNamedIn, type Opponent, opponentsOf } from '../games/opponents.js';
import type { KnownAthlete, KnownGame } from '../known-athlete.js';
import type { SeasonsMeant } from './season-words.js';

/** Games that are judged together, with their opponents. */
export interface SeasonGames {
  games: readonly KnownGame[];
  opponents: readonly Opponent[];
}

/** The recorded games by season; those of each choice are put together once. */
export class Seasons {
  readonly latest: SeasonGames;
  /** Each season before it, the newest first. */
  private readonly earlier: readonly SeasonGames[];
  private readonly byYear = new Map<number, KnownGame[]>();
  private readonly made = new Map<string, SeasonGames>();
  private readonly years: readonly number[];

  constructor({ games, earlierGames = [] }: Pick<KnownAthlete, 'games' | 'earlierGames'>) {
    for (const game of [...earlierGames, ...games]) {
      const year = seasonOf(game.date);
      this.byYear.set(year, [...(this.byYear.get(year) ?? []), game]);
    }
    this.years = [...this.byYear.keys()].sort((a, b) => a - b);
    this.latest = { games, opponents: opponentsOf(games) };
    this.earlier = this.years
      .slice(0, -1)
      .reverse()
      .map((year) => this.between(year, year));
  }

  /** Each of these has to bear out what is said; one without games when a season that is meant has none. */
  meantBy(meant: SeasonsMeant): SeasonGames[] {
    const last = this.years.at(-1) ?? 0;
    if (meant.kind === 'latest') return [this.latest];
    if (meant.kind === 'each') return this.years.slice(-2).map((year) => this.between(year, year));
    if (meant.kind === 'all') return [this.between(this.years[0] ?? 0, last)];
    if (meant.kind === 'unknown') return [this.gamesOf([])];
    if (meant.kind === 'last') return [this.between(last - meant.count + 1, last)];
    if (meant.kind === 'together') return [this.together(meant.of.flatMap((one) => this.meantBy(one)))];
    return [this.between(meant.from, meant.to === Infinity ? Math.max(last, meant.from) : meant.to)];
  }

  private together(parts: readonly SeasonGames[]): SeasonGames {
    const years = new Set(parts.flatMap(({ games }) => games.map(({ date }) => seasonOf(date))));
    return this.gamesOf(parts.every(({ games }) => games.length > 0) ? [...years].sort((a, b) => a - b) : []);
  }

  /** The season before the latest one. */
  get before(): SeasonGames {
    const last = this.years.at(-1) ?? 0;
    return this.between(last - 1, last - 1);
  }

  /** The season of an opponent whom only an earlier one has. */
  ofOpponentIn(low: string): SeasonGames | null {
    const isNamed = ({ opponents }: SeasonGames) => opponents.some((opponent) => isNamedIn(low, opponent));
    return this.earlier.length === 0 || isNamed(this.latest) ? null : (this.earlier.find(isNamed) ?? null);
  }

  /** "Over the last 3 seasons" says nothing that can be held against two of them. */
  private between(from: number, to: number): SeasonGames {
    if (from === to && from === this.years.at(-1)) return this.latest;
    const within = this.years.filter((year) => year >= from && year <= to);
    return this.gamesOf(within[0] === from && within.at(-1) === to ? within : []);
  }

  private gamesOf(years: readonly number[]): SeasonGames {
    const key = years.join();
    const games = years.flatMap((year) => this.byYear.get(year) ?? []);
    const made = this.made.get(key) ?? { games, opponents: opponentsOf(games) };
    this.made.set(key, made);
    return made;
  }
}
