import { positionGroup } from '../../../../profile/fields/index.js';
import { comingPlayers, type NamedPlayers, type Transfers } from './coming-players.js';
import { entryYear } from './entry-year.js';
import type { FitAthlete } from '../fit-athlete.js';
import { FIT_POSITIONS } from './fit-positions.js';
import type { FitRoster, FitSchool, RosterCount } from '../fit-school.js';
import { graduatingClass } from './position-needs.js';
import { playersOn, tooFar, unusableRoster } from './roster-caution.js';

/** Players of one position of the roster, and how many of them leave before the athlete's first season. */
export interface PositionOpenings {
  position: string;
  /** The athlete plays there. */
  isOwn: boolean;
  players: number;
  /** Players whose class leaves at least a year earlier, so that a fifth year is over too. */
  leaveAtLeast: number;
  /** As if no player stayed for a fifth year, and players of unknown class left as well. */
  leaveAtMost: number;
}

/** How many players the rules let a school have. */
export interface RosterRule {
  ruleId: string;
  division: string;
  text: string;
  /** The day on which the rule was read. */
  asOf: string;
  sourceUrl: string;
}

/** The players who leave before the athlete's first season. */
export interface Openings {
  entryYear: number | null;
  season: number | null;
  /** Named on the roster; null without one. */
  rosterPlayers: number | null;
  /** The athlete's position first; empty when the number of leaving players is unknown. */
  positions: PositionOpenings[];
  /** What the ranges rest on, or why there are none. */
  sentence: string;
  /** Recruits who come by then, and transfers in and out. Null: not known, nothing that names them is loaded. */
  incoming: NamedPlayers | null;
  transfers: Transfers | null;
  /** Null where no limit is known to apply. */
  rosterRule: RosterRule | null;
}

interface Frame {
  currentSeason: number;
  rosterRules: readonly RosterRule[];
}

/** Players leaving by position before the fall in which the athlete would start, as ranges (requirement Q-07). */
export function openingsOf(athlete: FitAthlete, school: FitSchool, { currentSeason, rosterRules }: Frame): Openings {
  const { roster } = school;
  const entry = entryYear(athlete.graduationYear, currentSeason);
  const isNcaa = school.division !== 'na';
  const counted = countedFor(school, entry, currentSeason);
  return {
    entryYear: entry,
    season: roster?.season ?? null,
    rosterPlayers: roster && playersOn(roster),
    positions: typeof counted === 'string' ? [] : positionsOf(athlete, counted),
    sentence: typeof counted === 'string' ? counted : rangeSentence(counted, school),
    ...comingOf(athlete, school, { entry, currentSeason }),
    rosterRule: (isNcaa && rosterRules.find(({ division }) => division === school.division)) || null,
  };
}

function comingOf({ position }: FitAthlete, { roster, incoming = [] }: FitSchool, { entry, currentSeason }: Years) {
  if (entry === null) return { incoming: null, transfers: null };
  const own = position === null ? null : positionGroup(position);
  return comingPlayers(incoming, { after: roster?.season ?? currentSeason, until: entry, own });
}

interface Years {
  entry: number | null;
  currentSeason: number;
}

interface Counted {
  roster: FitRoster;
  entry: number;
}

/** What can be counted, or in words why nothing can. */
function countedFor({ name, roster }: FitSchool, entry: number | null, currentSeason: number): Counted | string {
  if (!roster || roster.counts.length === 0) return `No roster of ${name} is loaded, so it is not known who leaves.`;
  if (entry === null) return 'Your profile has no graduation year yet, so it is not known who leaves before you come.';
  return (
    unusableRoster(roster, currentSeason, 'it is not known who leaves') ?? tooFar(roster, entry, 'nothing is counted') ?? { roster, entry }
  );
}

function positionsOf({ position }: FitAthlete, { roster, entry }: Counted): PositionOpenings[] {
  const own = position === null ? null : positionGroup(position);
  return FIT_POSITIONS.map((code) => ({ position: code, isOwn: code === own, ...leaving(code, roster, entry) })).sort(
    (one, other) => Number(other.isOwn) - Number(one.isOwn),
  );
}

function leaving(position: string, { season, counts }: FitRoster, entry: number) {
  const there = counts.filter((one) => one.position === position && classOf(one, graduatingClass(season)) >= graduatingClass(season));
  const until = (year: number, unknown: number) => total(there.filter((one) => classOf(one, unknown) <= year));
  return { players: total(there), leaveAtLeast: until(entry - 1, Infinity), leaveAtMost: until(entry, entry) };
}

/** The class year; `unknown` when the roster has none. */
const classOf = ({ classYear }: RosterCount, unknown: number) => (classYear === null ? unknown : Number(classYear));

const total = (counts: RosterCount[]) => counts.reduce((sum, { players }) => sum + players, 0);

function rangeSentence({ roster, entry }: Counted, { division, association }: FitSchool): string {
  const why =
    division === 'D1' && association === 'NCAA'
      ? 'Division I gives five years to play, counted by age'
      : 'A player who sat out a season can play one year longer';
  return `Players of the ${roster.season} roster who leave before fall ${entry}, by class year. ${why}, so the class of ${entry} may leave or stay: that makes it a range.`;
}
