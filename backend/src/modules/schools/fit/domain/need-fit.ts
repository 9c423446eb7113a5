import { positionGroup } from '../../../profile/fields/index.js';
import { countedWith, countPlayers, playersAt } from './fit-positions.js';
import type { FitInput, FitPart } from './fit-part.js';
import type { FitRoster, FitSchool } from './fit-school.js';
import { partOf } from './part-of.js';
import { FIFTH_SEASON, graduatingClass, type PositionNeed } from './position-needs.js';
import { rosterCaution } from './roster-caution.js';

/** How much the school needs the athlete's position. */
export function needFit(
  position: string | null,
  school: FitSchool,
  { needs, currentSeason }: { needs: readonly PositionNeed[]; currentSeason: number },
): FitPart {
  const { roster } = school;
  if (!roster || needs.length === 0) {
    const sentence = `No roster of ${school.name} is loaded, so need is not guessed and is not part of the total.`;
    return partOf('need', { score: null, sentence, inputs: [] });
  }
  if (position === null) {
    const sentence = 'Your profile has no position yet, so need cannot be looked up.';
    return partOf('need', { score: null, sentence, inputs: [] });
  }
  const need = needs.find((one) => one.position === positionGroup(position));
  if (!need) {
    const sentence = `Rosters are not counted for ${playersAt(position)}, so need is not known.`;
    return partOf('need', { score: null, sentence, inputs: [] });
  }
  const caution = rosterCaution(roster, currentSeason);
  return partOf('need', {
    score: need.score,
    sentence: [needSentence(need, roster), countedWith(position), caution].filter((one) => one !== null).join(' '),
    inputs: inputsOf(need, roster),
  });
}

function needSentence({ position, players, graduating }: PositionNeed, { season }: FitRoster): string {
  if (players === 0) return `The ${season} roster has ${countPlayers(0, position)}.`;
  const share = Math.round((100 * graduating) / players);
  const are = graduating === 1 ? 'is' : 'are';
  const all = `${graduating} of ${countPlayers(players, position)} on the ${season} roster`;
  const sentence = `${all} ${are} in the class of ${graduatingClass(season)} (${share}%).`;
  return graduating === 0 ? sentence : `${sentence} ${FIFTH_SEASON}`;
}

function inputsOf({ position, players, graduating }: PositionNeed, { season }: FitRoster): FitInput[] {
  const input = (label: string, value: number) => ({
    label,
    value: String(value),
    source: 'Roster loaded by an admin',
    asOf: `${season} season`,
  });
  return [input(`All ${playersAt(position)}`, players), input(`Class of ${graduatingClass(season)}`, graduating)];
}
