import { positionGroup } from '../../../../profile/fields/index.js';
import type { FitAthlete } from '../fit-athlete.js';
import { countedWith, playersAt } from './fit-positions.js';
import type { FitPlayer, FitSchool } from '../fit-school.js';
import { graduatingClass } from './position-needs.js';
import { rosterCaution } from './roster-caution.js';

export type ComparisonStatus = 'ready' | 'no_position' | 'no_roster' | 'no_players';

/** The athlete beside the first two of the roster at the position. */
export interface PlayerComparison {
  status: ComparisonStatus;
  /** The group that is compared; the athlete's own position where it has none. */
  position: string | null;
  you: Pick<FitAthlete, 'heightInches' | 'weight' | 'graduationYear'>;
  players: FitPlayer[];
  assessment: string;
}

const SHOWN = 2;

/** Marked starters first, then the oldest class, then by name. Players whose class year is over are left out. */
export function comparePlayers(athlete: FitAthlete, school: FitSchool, currentSeason: number): PlayerComparison {
  const { position: own, heightInches, weight, graduationYear } = athlete;
  const position = own && (positionGroup(own) ?? own);
  const { roster, name } = school;
  const you = { heightInches, weight, graduationYear };
  const without = (status: ComparisonStatus, assessment: string) => ({ status, position, you, players: [], assessment });
  if (own === null || position === null) return without('no_position', 'Add your position to your profile to be compared.');
  if (!roster) return without('no_roster', `No roster of ${name} is loaded, so there is nobody to compare you with.`);
  if (positionGroup(own) === null) {
    return without('no_players', `Rosters are not counted for ${playersAt(own)}, so there is nobody to compare you with.`);
  }
  const players = roster.rivals
    .filter(({ classYear }) => classYear === null || Number(classYear) >= graduatingClass(roster.season))
    .sort(inOrder)
    .slice(0, SHOWN);
  if (players.length === 0) {
    return without('no_players', `The ${roster.season} roster has no ${playersAt(position)} to compare you with.`);
  }
  const sentences = players.map((player) => besideSentence(athlete, player));
  const assessment = [...sentences, countedWith(own), rosterCaution(roster, currentSeason)].filter((one) => one !== null).join(' ');
  return { status: 'ready', position, you, players, assessment };
}

/** Code units and no locale: the same order on every machine. */
const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function inOrder(one: FitPlayer, other: FitPlayer): number {
  const starters = Number(other.isStarter === true) - Number(one.isStarter === true);
  const classes = Number(one.classYear ?? Infinity) - Number(other.classYear ?? Infinity);
  return starters || (Number.isNaN(classes) ? 0 : classes) || byText(one.name, other.name);
}

function besideSentence({ heightInches, weight }: FitAthlete, player: FitPlayer): string {
  const both = [
    difference(heightInches, player.heightInches, { more: 'in taller', less: 'in shorter', same: 'as tall' }),
    difference(weight, player.weight, { more: 'lb over', less: 'lb under', same: 'the same weight' }),
  ].filter((one) => one !== null);
  const group = player.classYear === null ? '' : ` (class of ${player.classYear})`;
  if (both.length === 0) return `${player.name}${group} cannot be compared: height and weight are missing.`;
  return `Beside ${player.name}${group} you are ${both.join(' and ')}.`;
}

function difference(own: number | null, other: number | null, words: { more: string; less: string; same: string }): string | null {
  if (own === null || other === null) return null;
  if (own === other) return words.same;
  return own > other ? `${own - other} ${words.more}` : `${other - own} ${words.less}`;
}
