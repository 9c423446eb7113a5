import type { Measure } from './game-figures.js';

/** Which of the passes of others the words beside a number mean. */
export function defended(before: string, after: string): Measure | null {
  return defendedBefore(before) ?? defendedBehind(before, after);
}

const BY_OTHERS = /\b(?:threw|thrown|throwing|completed|passed|attempted|caught)\b/;

/** "18 passes defended or picked" */
function defendedBehind(before: string, after: string): Measure | null {
  if (BY_OTHERS.test(before)) return null;
  const clause = after.split(/[,.;:!?\d]/)[0] ?? '';
  const how = clause.match(/\b(?:picked|intercepted|defended|broke|broken|knocked|deflected|batted)\b/g) ?? [];
  const keys = how.map((word) => (/^(?:picked|intercepted)$/.test(word) ? 'defensiveInterceptions' : 'passBreakups'));
  return keys.length > 0 ? [...new Set(keys)] : null;
}

/** "I picked off 3 passes", "I broke up 5 passes" */
function defendedBefore(before: string): Measure | null {
  if (/\b(?:hands?|a hand) on (?:\w+ )?$/.test(before)) return ['defensiveInterceptions', 'passBreakups'];
  if (/\b(?:picked off|intercept(?:ed|ing)?|picks? off) (?:\w+ )?$/.test(before)) return ['defensiveInterceptions'];
  return /\b(?:broke up|broken up|defended|deflected|batted(?: down| away)?) (?:\w+ )?$/.test(before) ? ['passBreakups'] : null;
}
