import { positionGroup } from '../../../profile/fields/index.js';
import { playersAt } from './rosters/fit-positions.js';
import type { FitPart } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import type { OverallFit } from './overall-fit.js';
import { FIFTH_SEASON, graduatingClass, type PositionNeed } from './rosters/position-needs.js';
import { rosterCaution, unusableRoster } from './rosters/roster-caution.js';

interface Found {
  school: FitSchool;
  position: string | null;
  parts: readonly FitPart[];
  needs: readonly PositionNeed[];
  overall: OverallFit;
  currentSeason: number;
}

/** The few sentences that sum the analysis up. */
export function keyInsights(found: Found): string[] {
  const sentences = [
    stillOpen(found.overall),
    strongest(found.parts),
    weakest(found.parts),
    unknown(found.parts, found.overall),
    ...(isReadable(found) ? [mostOpen(found), ownPlace(found)] : []),
    found.school.roster && rosterCaution(found.school.roster, found.currentSeason),
  ];
  return sentences.filter((one) => one !== null);
}

function stillOpen({ tier }: OverallFit): string | null {
  if (tier !== 'still_open') return null;
  return 'You are below an NCAA minimum. A junior college asks for a high-school diploma, and can lead on to Division I or II: ask this one.';
}

/** Parts without a range: a lower end does not show how strong a part is. */
const exact = (parts: readonly FitPart[]) =>
  parts.flatMap(({ label, score, high }) => (score === null || score !== high ? [] : [{ label, score }]));

function strongest(parts: readonly FitPart[]): string | null {
  const [best] = exact(parts).sort((one, other) => other.score - one.score);
  return best ? `Your strongest part is ${best.label.toLowerCase()} with ${best.score} of 100.` : null;
}

function weakest(parts: readonly FitPart[]): string | null {
  const rest = exact(parts).sort((one, other) => one.score - other.score);
  const [last] = rest;
  return last && rest.length > 1 ? `Your weakest part is ${last.label.toLowerCase()} with ${last.score} of 100.` : null;
}

function unknown(parts: readonly FitPart[], overall: OverallFit): string | null {
  const missing = parts.filter(({ score }) => score === null).map(({ label }) => label.toLowerCase());
  if (missing.length === 0) return null;
  const left = `Not known: ${missing.join(', ')}.`;
  return overall.tier === 'unknown' ? `${left} A total needs at least two known parts.` : left;
}

/** A roster that is cut short or too old does not show the need. */
function isReadable({ school: { roster }, currentSeason }: Found): boolean {
  return roster !== null && unusableRoster(roster, currentSeason, '') === null;
}

function mostOpen({ needs, school }: Found): string | null {
  const [top] = needs;
  if (!top || !school.roster) return null;
  const { season } = school.roster;
  const why =
    top.players === 0 ? 'nobody plays there' : `${top.graduating} of ${top.players} are in the class of ${graduatingClass(season)}`;
  const sentence = `On the ${season} roster ${playersAt(top.position)} are needed most: ${why}.`;
  return top.graduating === 0 ? sentence : `${sentence} ${FIFTH_SEASON}`;
}

/** By the need of F-03, at the end of the roster's season: the part itself has the need of the entry year. */
function ownPlace({ needs, position, school }: Found): string | null {
  const own = position !== null && needs.find((need) => need.position === positionGroup(position));
  if (!own || !school.roster) return null;
  const ahead = needs.filter((need) => need.score > own.score).length;
  const level = { high: 'high', some: 'medium', low: 'low' }[own.level];
  const others =
    ahead === 0 ? 'no position is needed more' : `${ahead} of ${needs.length} positions ${ahead === 1 ? 'is' : 'are'} needed more`;
  const who = own.position === position ? playersAt(position) : `${playersAt(own.position)}, with whom ${position} is counted,`;
  return `At the end of the ${school.roster.season} season the need for ${who} is ${level}; ${others}.`;
}
