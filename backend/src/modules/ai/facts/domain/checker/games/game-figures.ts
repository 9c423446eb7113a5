import { matchesOf } from '../../../../../../shared-kernel/reading/matches.js';
import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { KnownGame } from '../known-athlete.js';
import { defended } from './defended-passes.js';

/** What a figure counts: the counters whose sum it is. */
export type Measure = readonly string[];

/** The values that a counter may have had in these games; empty when it was not recorded. */
export function sumOf(games: readonly KnownGame[], measure: Measure): number | null {
  let sum: number | null = null;
  for (const { stats } of games)
    for (const key of measure) {
      const value = stats[key];
      if (value !== undefined) sum = (sum ?? 0) + value;
    }
  return sum;
}

export function averageOf(games: readonly KnownGame[], measure: Measure, per: Measure | 'game'): number | null {
  const sum = sumOf(games, measure);
  const under = per === 'game' ? games.length : sumOf(games, per);
  return sum === null || !under ? null : sum / under;
}

const MISSES: Record<string, readonly [tried: string, made: string]> = {
  fieldGoalsMissed: ['fieldGoalsAttempted', 'fieldGoalsMade'],
  extraPointsMissed: ['extraPointsAttempted', 'extraPointsMade'],
  incompletions: ['attempts', 'completions'],
};
const WITH_MISSES = new WeakMap<KnownGame, KnownGame>();

/** The game with what follows from two of its counters. */
export function withMisses(game: KnownGame): KnownGame {
  const known = WITH_MISSES.get(game);
  if (known) return known;
  const missed = Object.entries(MISSES).flatMap(([key, [tried, made]]) => {
    const [all, some] = [game.stats[tried], game.stats[made]];
    return all === undefined || some === undefined ? [] : [[key, all - some] as const];
  });
  const made = { ...game, stats: { ...game.stats, ...Object.fromEntries(missed) } };
  WITH_MISSES.set(game, made);
  return made;
}

/** What is both thrown and run. */
const BOTH_KINDS =
  /\b(?:run\w*|rush\w*|ground)\b[^.;\d]{0,20}(?:\band\b|\bplus\b|&|\+)[^.;\d]{0,20}\b(?:pass\w*|throw\w*|air)\b|\b(?:pass\w*|throw\w*|air)\b[^.;\d]{0,20}(?:\band\b|\bplus\b|&|\+)[^.;\d]{0,20}\b(?:run\w*|rush\w*|ground)\b/;

/** "Passing plus rushing, I have 2327 yards" */
const BOTH_BEFORE =
  /\b(?:(?:passing|throwing) (?:and|plus|&|\+) (?:rushing|running)|(?:rushing|running) (?:and|plus|&|\+) (?:passing|throwing))\b(?! (?:yards|touchdowns|tds)\b)[^\d;.]{0,30}$/;

type Kind = 'pass' | 'rush' | 'receive' | 'total';

/** Words that distinguish the kinds, in three groups: passing, rushing, receiving; any other word means all of them. */
const KIND_WORDS =
  /\b(?:(threw|throw\w*|toss\w*|slung|flung|pass(?:ed|ing)?|touchdown pass(?:es)?|air|complet\w+|connect(?:ed|ing)?|(?<!\band )my arm(?! and\b))|(ran|run|running|rush\w*|carr(?:y|ies|ied)|ground|scrambl\w+|(?<!\band )my (?:legs|feet)(?! and\b))|(caught|catch\w*|receiv\w*|receptions?|hauled)|(?:(?<!(?:passing|rushing|receiving) )total(?:ed|ing)?(?! of\b)|combined|together|from scrimmage|all-purpose|accounted|offense|overall|altogether|(?:part|hand) in|responsible for))\b/g;

const KINDS: Record<Kind, { yards: Measure; touchdowns: Measure }> = {
  pass: {
    yards: ['passingYards'],
    touchdowns: ['passingTouchdowns'],
  },
  rush: {
    yards: ['rushingYards'],
    touchdowns: ['rushingTouchdowns'],
  },
  receive: {
    yards: ['receivingYards'],
    touchdowns: ['receivingTouchdowns'],
  },
  total: {
    yards: ['passingYards', 'rushingYards', 'receivingYards'],
    touchdowns: ['passingTouchdowns', 'rushingTouchdowns', 'receivingTouchdowns', 'defensiveTouchdowns'],
  },
};

/** With what was brought back: yards of all purposes are no passing yards. */
const ALL = {
  yards: ['rushingYards', 'receivingYards', 'kickReturnYards', 'puntReturnYards'],
  touchdowns: [...KINDS.total.touchdowns, 'kickReturnTouchdowns', 'puntReturnTouchdowns'],
};

/** Each counter times its worth: a touchdown that is thrown scores for another. */
const POINTS: Measure = [
  ...['rushingTouchdowns', 'receivingTouchdowns', 'defensiveTouchdowns', 'kickReturnTouchdowns', 'puntReturnTouchdowns'].flatMap((key) =>
    Array.from({ length: 6 }, () => key),
  ),
  ...Array.from({ length: 3 }, () => 'fieldGoalsMade'),
  'extraPointsMade',
  ...['twoPointConversions', 'twoPointConversions'],
];

const PLAIN: readonly [RegExp, readonly Measure[]][] = [
  [/^(?:interceptions?|picks?|ints?)$/, [['interceptions'], ['defensiveInterceptions']]],
  [/^completions?$/, [['completions']]],
  [/^att(?:empt)?s?$/, [['attempts']]],
  [/^carr(?:ies|y)|rushes$/, [['carries']]],
  [/^(?:receptions?|rec|catch|catches)$/, [['receptions']]],
  [/^(?:tackles?|stops)$/, [['tackles']]],
  [/^tfls?$/, [['tacklesForLoss']]],
  [/^touches$/, [['carries', 'receptions']]],
  [/^sacks?$/, [['sacks']]],
  [/^breakups?$/, [['passBreakups']]],
  [/recover/, [['fumbleRecoveries']]],
  [/^fumbles?$/, [['forcedFumbles'], ['fumbleRecoveries'], ['fumbles']]],
  [/^punts?$/, [['punts']]],
  [/^kickoffs?$/, [['kickoffs']]],
  [/^touchbacks?$/, [['touchbacks']]],
  [/^hurr(?:y|ies)$/, [['quarterbackHurries']]],
  [/^incompletions?$/, [['incompletions']]],
  [/^(?:field goals?|fgs?)$/, [['fieldGoalsMade']]],
  [/^(?:extra points?|pats?|xps?)$/, [['extraPointsMade']]],
  [/^kicks?$/, [['fieldGoalsMade'], ['fieldGoalsMade', 'extraPointsMade']]],
  [/^points?$/, [POINTS]],
  [/^miss(?:es)?$/, [['fieldGoalsMissed'], ['extraPointsMissed'], ['fieldGoalsMissed', 'extraPointsMissed']]],
  [/^(?:passes|throws|balls)$/, [['receptions'], ['completions'], ['attempts']]],
];

export const UNIT = quick(
  /\b(yards?|yds?|touchdowns?|tds?|scores|interceptions?|picks?|ints?|completions?|att(?:empt)?s?|carries|rushes|receptions?|rec|catches|(?:catch|carry)(?=,? (?:night|game|day|performance|outing|effort)\b)|broken tackles|tackles?|stops|tfls?|touches|sacks?|breakups?|fumble recover(?:y|ies)|recover(?:y|ies)|fumbles?|punts?|passes|throws|balls|field goals?|fgs?|extra points?|pats?|xps?|kicks|points|pancakes?|kickoffs?|touchbacks?|hurr(?:y|ies)|pressures|knockdowns?|first downs?|returns|misses)\b/,
);

const OF_FUMBLES: readonly [RegExp, Measure][] = [
  [/\bforced?\b/, ['forcedFumbles']],
  [/\brecover/, ['fumbleRecoveries']],
  // "2 of them against Big Lost"
  [/(?<!\b(?:against|versus|vs|at) (?:[a-z]{1,20} ){0,2})\blost\b/, ['fumblesLost']],
];

/** What a unit can mean in this sentence: by the words beside the number first, then by the verb before it. */
export function measuresOf(unit: string, near: string, before: string, after: string): readonly Measure[] {
  const part = partOf(unit);
  if (part === null) return plainMeasures(unit, before, after);
  if (part === 'yards' && /\bpunt/.test(before + near + after)) return [/\blong/.test(before + near) ? ['longestPunt'] : ['puntYards']];
  if (OF_ALL_KINDS.test(after)) return totals(part, ' ');
  if (isOfTotal(part, before, after)) return [KINDS.total[part]];
  const kind = kindOf(near, before, after);
  const kinds = kind ? [kind] : (['pass', 'rush', 'receive', 'total'] as const);
  return kinds.flatMap((one) => (one === 'total' ? totals(part, before + near + after) : [KINDS[one][part]]));
}

/** "6 touchdowns total", "8 touchdowns: 6 rushing, 1 receiving" */
const OF_ALL_KINDS = /^ ?(?:touchdowns?|tds?|scores)(?: (?:in )?total\b|: \d)/;

function isOfTotal(part: 'yards' | 'touchdowns', before: string, after: string): boolean {
  if (part === 'touchdowns' && /\bthat(?:'s| is| makes)(?: me)?(?: a total of)? $/.test(before)) return true;
  return BOTH_KINDS.test(after.slice(0, 60)) || BOTH_BEFORE.test(before);
}

/** Touchdowns with and without those of returns; yards with them only where all purposes are named. */
function totals(part: 'yards' | 'touchdowns', text: string): readonly Measure[] {
  return part === 'touchdowns' || /\ball[- ]purpose\b/.test(text) ? [KINDS.total[part], ALL[part]] : [KINDS.total[part]];
}

function partOf(unit: string): 'yards' | 'touchdowns' | null {
  if (/^(?:yards?|yds?)$/.test(unit)) return 'yards';
  return /^(?:touchdowns?|tds?|scores)$/.test(unit) ? 'touchdowns' : null;
}

function kindOf(near: string, before: string, after: string): Kind | null {
  if (/\b(?:touchdown|td) pass/.test(near) && lastKind(before) === 'receive') return 'receive';
  return (
    lastKind(near) ??
    (lastKind(after, true) === 'total' && !/\b(?:games|weeks) combined\b/.test(after) ? 'total' : lastKind(before)) ??
    lastKind(after.split(/[,;] (?:but|and|while)\b|\bbut\b/)[0] ?? '', true)
  );
}

/** "6.5 tackles for loss", "27 solo tackles", "27 of them solo" */
const OF_TACKLES: readonly [RegExp, Measure][] = [
  [
    /^[^.,;]{0,30}\btackles? for (?:a )?loss|^ of (?:them|those|these|which)(?: \w+){0,2} for (?:a )?loss|\bbehind the line\b/,
    ['tacklesForLoss'],
  ],
  [/^[^.,;\d]{0,16}\bsolo/, ['soloTackles']],
  [/^[^.,;\d]{0,16}\bassist/, ['assistedTackles']],
];

/** "missed 2 field goals", "11 punts inside the 20" */
const OF_KICKS: readonly (readonly [unit: RegExp, before: RegExp, after: RegExp, Measure])[] = [
  [
    /^(?:field goals?|fgs?|kicks?)$/,
    /(?:)/,
    /^ (?:field goals?|fgs?|kicks?)(?: attempts?)? (?:(?:has|have|was|were|went|got|been|is|are) )+(?:missed|no good|wide|blocked|off)\b/,
    ['fieldGoalsMissed'],
  ],
  [
    /^(?:extra points?|pats?|xps?)$/,
    /(?:)/,
    /^ (?:extra points?|pats?|xps?)(?: attempts?)? (?:(?:has|have|was|were|went|got|been|is|are) )+(?:missed|no good|wide|blocked|off)\b/,
    ['extraPointsMissed'],
  ],
  [/^punts?$/, /$/, /^[^.;,]{0,30}\binside the 20\b/, ['puntsInside20']],
  [
    /^(?:field goals?|fgs?|kicks?)$/,
    /\b(?:attempt(?:ed)?|tried|try)(?: (?:only|just|at least|at most|over|more than))* $/,
    /^/,
    ['fieldGoalsAttempted'],
  ],
  [
    /^(?:field goals?|fgs?|kicks?)$/,
    /\bmiss(?:ed|ing)?(?: (?:only|just|a total of|all of|more than|over|at most|fewer than|less than))? (?:\d{1,2} (?:field goals?|fgs?|kicks?|extra points?|pats?|xps?)(?: and|,|, and) (?:only |just )?)?$/,
    /^/,
    ['fieldGoalsMissed'],
  ],
  [
    /^(?:extra points?|pats?|xps?)$/,
    /\bmiss(?:ed|ing)?(?: (?:only|just|a total of|all of|more than|over|at most|fewer than|less than))? (?:\d{1,2} (?:field goals?|fgs?|kicks?|extra points?|pats?|xps?)(?: and|,|, and) (?:only |just )?)?$/,
    /^/,
    ['extraPointsMissed'],
  ],
];

function plainMeasures(unit: string, before: string, after: string): readonly Measure[] {
  if (unit === 'tries') return [['attempts'], ['fieldGoalsAttempted']];
  const ofKicks = OF_KICKS.find(([what, ahead, behind]) => what.test(unit) && ahead.test(before) && behind.test(after))?.[3];
  const known = measured(ofKicks) ?? ofDefense(unit, before, after);
  return known ?? PLAIN.find(([pattern]) => pattern.test(unit))?.[1].filter((one) => fitsVerb(one, before)) ?? [];
}

/** Statistics distinguished by the words around them: kinds of tackles, fumbles, and passes that were caught or broken up. */
function ofDefense(unit: string, before: string, after: string): readonly Measure[] | null {
  if (/^(?:tackles?|stops)$/.test(unit)) return measured(OF_TACKLES.find(([pattern]) => pattern.test(after))?.[1]);
  if (/^fumbles?$/.test(unit)) return measured(OF_FUMBLES.find(([pattern]) => pattern.test(before.slice(-30) + after.slice(0, 30)))?.[1]);
  return /^(?:passes|throws|balls)$/.test(unit) ? measured(defended(before, after) ?? undefined) : null;
}

function measured(measure: Measure | undefined): readonly Measure[] | null {
  return measure ? [measure] : null;
}

function fitsVerb([key = '']: Measure, before: string): boolean {
  const kind = lastKind(before);
  if (kind === 'receive') return key !== 'completions' && key !== 'attempts';
  if (kind !== 'pass') return true;
  return /complet|connect/.test(before)
    ? key === 'completions' || key === 'interceptions'
    : key !== 'receptions' && key !== 'defensiveInterceptions';
}

/** The kind whose word is last, or first where that is asked for. */
function lastKind(text: string, isFirst = false): Kind | null {
  const found = matchesOf(text, KIND_WORDS).at(isFirst ? 0 : -1);
  if (!found) return null;
  if (found[1] !== undefined) return 'pass';
  if (found[2] !== undefined) return 'rush';
  return found[3] === undefined ? 'total' : 'receive';
}
