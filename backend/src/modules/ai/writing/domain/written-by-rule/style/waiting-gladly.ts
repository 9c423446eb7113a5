import type { WordRule } from '../../change-words.js';

const GERUNDS =
  `see meet visit come hear play compete talk get show work be watch learn start join go speak attend give put return suit help prove`
    .split(/\s+/)
    .map((verb): readonly [string, string] => [verb, gerundOf(verb)]);

function gerundOf(verb: string): string {
  if (verb === 'be' || verb === 'see') return `${verb}ing`;
  if (/(?:get|put)$/.test(verb)) return `${verb}ting`;
  return `${verb.replace(/e$/, '')}ing`;
}

/** "can't wait to see you" → "I look forward to seeing you" */
export const WAITING_GLADLY: readonly WordRule[] = GERUNDS.flatMap(([verb, gerund]): WordRule[] => [
  [new RegExp(String.raw`\b(i|we) (?:really )?can(?:not|['’]?t) wait to ${verb}\b`, 'gi'), `$1 look forward to ${gerund}`],
  [new RegExp(String.raw`(?<=^|[.!?,] )can(?:not|['’]?t) wait to ${verb}\b`, 'gim'), `I look forward to ${gerund}`],
]);
