import { type Measure, measuresOf } from '../games/game-figures.js';

const KIND =
  '(?:rushing|passing|receiving|running|throwing|ground|all-purpose|total|solo|forced|kick(?:off)? return|punt return|return|touchdown|td|completed)';
const UNIT =
  'completion (?:percentage|rate)|(?:touchdown|td) (?:catch(?:es)?|runs?|grabs)|(?:kick(?:off)?|punt) returns?|yards?|yds|yardage|touchdown passes|td passes|touchdowns?|tds?|scores?|passes|throws|completions?|attempts?|carr(?:ies|y)|workload|catch(?:es)?|receptions?|tackles? for (?:a )?loss|tfls?|tackles?|stops?|sacks?|interceptions?|picks?|ints?|(?:pass )?break-?ups?|pbus?|deflections?|fumbles?|recoveries|recovery|field goals?|fgs?|extra points?|pats?|punts?|kickoffs?|touchbacks?|returns?|hurries|points|touches';
/** What is counted, as a sentence calls it: "rushing yards", "kickoff returns", "forced fumbles", "passing total". */
export const PHRASE = String.raw`(?:my |the |of |\d{1,3} )*(?:${KIND} )?(?:${UNIT})|(?:passing|rushing|receiving|tackle|catch|sack) (?:total|output|numbers?|night|day|game|performance)`;

const OWN = new RegExp(String.raw`^(?:my |the |of |\d{1,3} )*(?:(${KIND}) )?(.*)$`);
const RETURNS: Record<string, readonly string[]> = {
  'kick return': ['kickReturn'],
  'kickoff return': ['kickReturn'],
  'punt return': ['puntReturn'],
  return: ['kickReturn', 'puntReturn'],
};
const FIXED: readonly (readonly [RegExp, readonly Measure[]])[] = [
  [/^forced fumbles?$/, [['forcedFumbles']]],
  [/^(?:recover(?:y|ies))$/, [['fumbleRecoveries']]],
  [/^(?:kick(?:off)? returns?)$/, [['kickReturns']]],
  [/^(?:punt returns?)$/, [['puntReturns']]],
  [/^returns?$/, [['kickReturns'], ['puntReturns'], ['kickReturns', 'puntReturns']]],
  [/^(?:touchdown|td) (?:catch(?:es)?|grabs)$/, [['receivingTouchdowns']]],
  [/^(?:touchdown|td) runs?$/, [['rushingTouchdowns']]],
  [/^(?:touchdown|td) passes$|^passing (?:touchdowns?|tds?|scores?)$/, [['passingTouchdowns']]],
  [/^(?:carr(?:y|ies)|workload|rushing attempts?)$/, [['carries']]],
  [/^(?:tackles? for (?:a )?loss|tfls?)$/, [['tacklesForLoss']]],
  [/^(?:(?:pass )?break-?ups?|pbus?|deflections?)$/, [['passBreakups']]],
  [/^solo (?:tackles?|stops?)$/, [['soloTackles']]],
  [/^touches$/, [['carries', 'receptions']]],
];
const OF_GAME: Record<string, string> = {
  passing: 'passingYards',
  rushing: 'rushingYards',
  receiving: 'receivingYards',
  tackle: 'tackles',
  catch: 'receptions',
  sack: 'sacks',
};

/** The counters that the words may mean; none where that is not known. */
export function phraseMeasures(words: string, clause: string): readonly Measure[] {
  const [, kind = '', unit = ''] = OWN.exec(words.trim()) ?? [];
  const whole = `${kind} ${unit}`.trim();
  const returned = RETURNS[kind];
  if (returned) return ofReturns(returned, unit);
  return ofNight(whole) ?? FIXED.find(([pattern]) => pattern.test(whole))?.[1] ?? ofWord(unit, kind, clause);
}

const NIGHT = /^(passing|rushing|receiving|tackle|catch|sack) (?:total|output|number|night|day|game|performance)s?$/;

/** "my lowest passing total" */
function ofNight(words: string): readonly Measure[] | null {
  const key = OF_GAME[NIGHT.exec(words)?.[1] ?? ''];
  return key === undefined ? null : [[key]];
}

function ofWord(unit: string, kind: string, clause: string): readonly Measure[] {
  const word = unit
    .replace(/^yard(?:age)?$/, 'yards')
    .replace(/^(?:touchdown|td|score)$/, 'touchdowns')
    .replace(/^stop$/, 'stops');
  const known = kind.replace('ground', 'rushing').replace('running', 'rushing').replace('throwing', 'passing');
  return measuresOf(word, known, known === '' ? clause : '', '');
}

function ofReturns(kinds: readonly string[], unit: string): readonly Measure[] {
  const part = /^y/.test(unit) ? 'Yards' : /^(?:t|s)/.test(unit) ? 'Touchdowns' : 's';
  const each = kinds.map((kind) => [`${kind}${part}`]);
  return each.length > 1 ? [...each, each.flat()] : each;
}
