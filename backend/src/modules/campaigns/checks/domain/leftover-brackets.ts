import { templateTokens } from '../../writing/domain/templates/template-tokens.js';
import type { RuleBreach } from './rule-breach.js';

/** "<school>", "{{name", "[[x]]", "[Coach's name]", "INSERT NAME": placeholders of other tools that were not filled in. */
const LEFTOVERS = [
  /<\/?[A-Za-z][^<>\n@:]{0,60}>/g,
  /\{\{|\}\}|\[\[|\]\]|<<|>>/g,
  /\[[^[\]\n]{0,30}\b(?:name|school|coach|insert|your|mascot|city|state|position|link|date)\b[^[\]\n]{0,30}\]/gi,
  /\((?:insert|your|coach|school)(?: (?:name|school|coach|last|first|here|film|link|of|position)){1,3}\)/gi,
  /\binsert (?:(?:your|the|coach|school|last|first) ?){0,3}(?:name|school|link|here)\b/gi,
];
const MOST = 10;

/** What holds a place in a text, in its order; what looks like a placeholder is not among them, because it is reported as that. */
export function leftoverBrackets(text: string): RuleBreach[] {
  const placeholders = templateTokens(text).flatMap((token) => (token.kind === 'text' ? [] : [{ at: token.at, text: token.source }]));
  const found = LEFTOVERS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .slice(0, MOST)
      .map(({ 0: piece, index: at }): RuleBreach => ({ code: 'leftover_bracket', at, text: piece })),
  );
  return found
    .filter((breach) => !placeholders.some((placeholder) => isWithin(breach, placeholder)))
    .sort((a, b) => a.at - b.at)
    .filter((breach, index, all) => !isWithin(breach, all[index - 1]));
}

function isWithin({ at }: Place, other: Place | undefined): boolean {
  return other !== undefined && at >= other.at && at < other.at + other.text.length;
}

interface Place {
  at: number;
  text: string;
}
