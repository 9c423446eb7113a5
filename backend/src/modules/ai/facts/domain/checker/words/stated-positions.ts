import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { KnownAthlete } from '../known-athlete.js';

/** What players call a position, and the codes of the profile that it is. */
const POSITIONS: Record<string, string> = {
  quarterback: 'QB', qb: 'QB', 'signal caller': 'QB', passer: 'QB', 'running back': 'RB FB', tailback: 'RB', halfback: 'RB', fullback: 'FB', 'wide receiver': 'WR', receiver: 'WR', wideout: 'WR',
  'slot receiver': 'WR', 'tight end': 'TE', 'h-back': 'TE FB', 'offensive lineman': 'OL', 'offensive tackle': 'OL', 'left tackle': 'OL', 'right tackle': 'OL', 'left guard': 'OL', 'right guard': 'OL', guard: 'OL',
  center: 'OL', 'defensive lineman': 'DL EDGE NT', 'defensive tackle': 'DL NT', 'defensive end': 'DL EDGE', 'edge rusher': 'EDGE DL', 'pass rusher': 'EDGE DL LB', 'nose tackle': 'NT DL', 'nose guard': 'NT DL',
  'outside linebacker': 'LB EDGE', 'middle linebacker': 'LB', 'inside linebacker': 'LB', linebacker: 'LB', 'defensive back': 'DB CB S', cornerback: 'CB DB', corner: 'CB DB', nickel: 'CB DB S', 'free safety': 'S DB',
  'strong safety': 'S DB', safety: 'S DB', kicker: 'K', placekicker: 'K', punter: 'P', 'long snapper': 'LS', 'deep snapper': 'LS',
}; // prettier-ignore
const NAMES = Object.keys(POSITIONS).sort((a, b) => b.length - a.length).join('|'); // prettier-ignore
const LEAD =
  /(?:i am|i'm|i play(?:ed)?|i also play(?:ed)?|my (?:main |primary |best |natural )?position is|i line up (?:at|as)|i'm listed (?:at|as)|(?<!\b(?:value|threat|option|weapon|useful|dangerous|help) )(?<!\d )as)/;

/** "I'm a two-way tailback", "I line up at safety" */
export const POSITION = quick(
  new RegExp(
    String.raw`\b${LEAD.source}(?: an?| the| your next| your)?(?: [\w'-]+){0,3}? (${NAMES})\b(?! (?:coach|room|camp|drills?|group|depth))|(?:^|, )(${NAMES}) (?:is|has been|has always been) (?:my|the) (?:[a-z]+ )?(?:position|spot)\b|(?:^|, )(${NAMES}) is (?:where i (?:play|line up|start)|what i play)\b`,
    'g',
  ),
);

/** Counters that prove that an athlete plays a position. */
const SHOWN: Record<string, string> = {
  QB: 'attempts', RB: 'carries', WR: 'receptions', K: 'fieldGoalsAttempted', P: 'punts', LB: 'tackles', S: 'tackles', CB: 'tackles', DB: 'tackles', DL: 'tackles', EDGE: 'tackles',
}; // prettier-ignore
/** Those who play several positions, or kick and punt. */
const SEVERAL = new Set(['ATH', 'K', 'P']);

/** Codes of other lists for a position of the profile. */
const ALIKE: Record<string, readonly string[]> = {
  DE: ['DL', 'EDGE'],
  DT: ['DL', 'NT'],
  OLB: ['LB', 'EDGE'],
  ILB: ['LB'],
  MLB: ['LB'],
  OT: ['OL'],
  OG: ['OL'],
  C: ['OL'],
  HB: ['RB'],
  FS: ['S'],
  SS: ['S'],
};

/** Whether the profile, or for who plays several positions a game, bears the position out. */
export function isOwnPosition(name: string, { position, games }: KnownAthlete): boolean {
  if (position === null) return true;
  const [own, stated] = [position.split(/[/, ]+/).flatMap((code) => [code, ...(ALIKE[code] ?? [])]), (POSITIONS[name] ?? '').split(' ')];
  if (stated.some((code) => own.includes(code))) return true;
  if (!own.some((code) => SEVERAL.has(code))) return false;
  const isOfKicks = !own.includes('ATH');
  return stated.some((code) => (!isOfKicks || SEVERAL.has(code)) && games.some(({ stats }) => (stats[SHOWN[code] ?? ''] ?? 0) > 0));
}
