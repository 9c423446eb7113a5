import { type QuickPattern, QuickRules } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';

/** What a pattern finds and is not right: by its first group, else by all of it. */
export function eachMatch(
  text: string,
  pattern: QuickPattern,
  isRight: (name: string, at: number) => boolean,
  reason: string,
  severity: Finding['severity'] = 'error',
): readonly Finding[] {
  const matches = pattern.matchesIn(text);
  if (matches.length === 0) return NOTHING;
  return matches.flatMap((match) => {
    const name = (match.slice(1).find((group) => group !== undefined) ?? match[0]).trim().replace(/[.,]$/, '');
    return isRight(name, match.index) ? [] : [{ start: match.index, end: match.index + match[0].trimEnd().length, severity, reason }];
  });
}

const NOTHING: readonly Finding[] = [];

/** What `eachMatch` is asked, for all sentences. */
export interface MatchRule<T> {
  pattern: QuickPattern;
  isRight: (name: string, known: T, at: number) => boolean;
  reason: string | ((known: T) => string);
  severity?: Finding['severity'];
}

/** Such rules in their order; a sentence is asked for those that it may hold, all at once. */
export class MatchRules<T> {
  private readonly rules: QuickRules<MatchRule<T>>;

  constructor(rules: readonly MatchRule<T>[]) {
    this.rules = new QuickRules(rules, ({ pattern }) => pattern);
  }

  findingsIn(text: string, known: T): readonly Finding[] {
    const rules = this.rules.maybeIn(text);
    if (rules.length === 0) return NOTHING;
    return rules.flatMap(({ pattern, isRight, reason, severity }) =>
      eachMatch(text, pattern, (name, at) => isRight(name, known, at), typeof reason === 'string' ? reason : reason(known), severity),
    );
  }
}
