import { divisionGuide } from '../division-guide.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitPart, MissingFrom } from '../fit-part.js';
import type { FitSchool } from '../fit-school.js';
import { milesBetween } from '../places/miles-between.js';
import { partOf } from './part-of.js';
import { fitText } from '../fit-text.js';

/** At the campus, at the division's reach, and the least far beyond it (at three times the reach). */
const NEAREST = 100;
const AT_REACH = 60;
const FARTHEST = 20;

/** The distance from home to the campus against the reach of the division's recruiting. */
export function geographicFit(athlete: FitAthlete, school: FitSchool): FitPart {
  const town = [athlete.city, athlete.state].filter((one) => one !== null).join(', ');
  const home = {
    label: 'Home',
    value: town || 'not in your profile',
    source: 'Your profile',
    asOf: null,
  };
  const unknown = (missingFrom: MissingFrom, sentence: string) => partOf.unknown('geographic', { missingFrom, sentence, inputs: [home] });
  const guide = divisionGuide(school.division, school.subdivision);
  if (!school.campus) return unknown('school', `We do not know where the campus of ${school.name} is.`);
  if (!athlete.home) return unknown(guide ? 'profile' : 'school', noHome(athlete, town));
  const miles = Math.round(milesBetween(athlete.home, school.campus));
  const distance = {
    label: 'Distance, as the crow flies',
    value: `${fitText.count(miles)} ${miles === 1 ? 'mile' : 'miles'}`,
    source: 'Campus: IPEDS, US Department of Education. Towns: US ZIP codes and GeoNames (CC BY 4.0)',
    asOf: '2024',
  };
  const inputs = [home, distance];
  if (!guide) {
    const sentence = `${distance.value} from ${town}. How far ${school.association ?? 'its'} programs recruit is not known.`;
    return partOf.unknown('geographic', { missingFrom: 'school', sentence, inputs });
  }
  const reach = {
    label: 'Reach of recruiting',
    value: `${guide.reach} miles`,
    source: guide.reachSource,
    asOf: guide.reachAsOf,
  };
  return partOf.scored('geographic', {
    low: scoreOfDistance(miles, guide.reach),
    sentence: `${distance.value} from ${town}; ${guide.reachReason}.`,
    inputs: [...inputs, reach],
    range: { label: 'Miles', min: 0, max: 3 * guide.reach, low: 0, high: guide.reach, value: Math.min(miles, 3 * guide.reach) },
  });
}

function noHome({ city, state }: FitAthlete, town: string): string {
  if (city === null || state === null) return 'Your profile has no town and state yet, so the distance is not known.';
  return `We do not know where ${town} is. Check how the town is written in your profile, or enter the nearest larger town.`;
}

function scoreOfDistance(miles: number, reach: number): number {
  if (miles <= reach) return NEAREST - ((NEAREST - AT_REACH) * miles) / reach;
  return Math.max(FARTHEST, AT_REACH - ((AT_REACH - FARTHEST) * (miles - reach)) / (2 * reach));
}
