import { positionGroup } from '../../../../profile/fields/index.js';
import { entryYear } from '../rosters/entry-year.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitInput, FitPart, MissingFrom } from '../fit-part.js';
import { countedWith, countPlayers, playersAt } from '../rosters/fit-positions.js';
import type { FitRoster, FitSchool } from '../fit-school.js';
import { FIT_WEIGHTS, partOf } from './part-of.js';
import { FIFTH_SEASON, graduatingClass, needOf, type PositionNeed } from '../rosters/position-needs.js';
import { rosterCaution, rosterShare, tooFar, unusableRoster } from '../rosters/roster-caution.js';

interface Need {
  /** Of the class that leaves just before the athlete's first season. */
  atEntry: PositionNeed;
  entry: number;
}

/** How much the school needs the athlete's position in the year in which the athlete would come. */
export function needFit(athlete: FitAthlete, school: FitSchool, currentSeason: number): FitPart {
  const { roster } = school;
  if (!roster || roster.counts.length === 0) {
    return unknown('school', `No roster of ${school.name} is loaded, so need is not guessed and is not part of the total.`);
  }
  const group = athlete.position === null ? null : positionGroup(athlete.position);
  const now = group && needOf(group, roster, graduatingClass(roster.season));
  const inputs = now ? inputsOf(now, roster) : [];
  const unusable = unusableRoster(roster, currentSeason, 'need is not known');
  if (unusable !== null) return unknown('school', unusable, inputs);
  return now ? needAtEntry(athlete, { roster, now, currentSeason, inputs }) : uncounted(athlete);
}

const unknown = (missingFrom: MissingFrom, sentence: string, inputs: FitInput[] = []) =>
  partOf.unknown('need', { missingFrom, sentence, inputs });

function uncounted({ position }: FitAthlete): FitPart {
  if (position === null) return unknown('profile', 'Your profile has no position yet, so need cannot be looked up.');
  return unknown('school', `Rosters are not counted for ${playersAt(position)}, so need is not known.`);
}

interface Looked {
  roster: FitRoster;
  now: PositionNeed;
  currentSeason: number;
  inputs: FitInput[];
}

function needAtEntry({ position, graduationYear }: FitAthlete, { roster, now, currentSeason, inputs }: Looked): FitPart {
  const entry = entryYear(graduationYear, currentSeason);
  if (entry === null)
    return unknown('profile', 'Your profile has no graduation year yet, so need in your first year is not known.', inputs);
  const far = tooFar(roster, entry, 'need is not known yet');
  if (far !== null) return unknown('school', far, inputs);
  const need = { atEntry: needOf(now.position, roster, entry), entry };
  return partOf.scored('need', {
    low: need.atEntry.score,
    sentence: sentenceOf(need, roster, [countedWith(position ?? ''), rosterCaution(roster, currentSeason)]),
    inputs: [...entryInput(need, roster), ...inputs],
    weight: FIT_WEIGHTS.need * rosterShare(roster, currentSeason),
  });
}

function sentenceOf({ atEntry, entry }: Need, { season }: FitRoster, more: (string | null)[]): string {
  const { position, players, graduating } = atEntry;
  const are = graduating === 1 ? 'is' : 'are';
  const share = Math.round((100 * graduating) / players);
  const all = `${graduating} of ${countPlayers(players, position)} on the ${season} roster`;
  const sentences = [
    `You would start in fall ${entry}.`,
    players === 0 ? `The ${season} roster has ${countPlayers(0, position)}.` : `${all} ${are} in the class of ${entry} (${share}%).`,
    graduating === 0 ? null : FIFTH_SEASON,
    'Who comes or transfers before then is not known.',
    ...more,
  ];
  return sentences.filter((one) => one !== null).join(' ');
}

const input = (label: string, value: string, { season }: FitRoster): FitInput => ({
  label,
  value,
  source: 'Roster loaded by an admin',
  asOf: `${season} season`,
});

function entryInput({ atEntry, entry }: Need, roster: FitRoster): FitInput[] {
  if (entry === graduatingClass(roster.season)) return [];
  return [input(`Class of ${entry}, which leaves before you come`, String(atEntry.graduating), roster)];
}

function inputsOf({ position, players, graduating, score }: PositionNeed, roster: FitRoster): FitInput[] {
  return [
    input(`All ${playersAt(position)}`, String(players), roster),
    input(`Class of ${graduatingClass(roster.season)}`, String(graduating), roster),
    input(`Need at the end of the ${roster.season} season`, `${score} of 100`, roster),
  ];
}
