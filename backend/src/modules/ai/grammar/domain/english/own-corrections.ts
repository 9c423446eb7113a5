import { ARTICLE_RULES } from './rules/forms/articles.js';
import { CLASS_RULES } from './rules/constructions/by-class.js';
import { CASE_AND_DEGREE_RULES, LAST_TIME_RULES } from './rules/forms/good-or-well.js';
import { ONE_FOR_ANOTHER_RULES } from './rules/confusions/one-for-another.js';
import { OTHER_ORDER_RULES } from './rules/constructions/order-of-others.js';
import { CONSTRUCTION_RULES } from './rules/constructions/by-construction.js';
import { DOUBLED_RULES } from './rules/spelling/doubled.js';
import { GERUND_RULES } from './rules/verbs/gerunds.js';
import { HELPER_RULES } from './rules/verbs/helping-verbs.js';
import { INFORMAL_RULES } from './rules/spelling/informal.js';
import { EVERYDAY_RULES, LEFT_OUT_RULES } from './rules/constructions/left-out.js';
import { LOOK_ALIKE_RULES } from './rules/confusions/look-alikes.js';
import { PAST_FORM_RULES } from './rules/verbs/past-forms.js';
import { PLURAL_RULES } from './rules/forms/plurals.js';
import { PRONOUN_RULES } from './rules/forms/pronouns.js';
import { RARE_WORD_RULES } from './rules/confusions/rare-words.js';
import { SENTENCE_RULES } from './rules/constructions/sentences.js';
import { SOUND_RULES } from './rules/confusions/sounding-alike.js';
import { PRONOUN_SOUND_RULES } from './rules/confusions/sounding-alike-more.js';
import { SPELLING_RULES } from './rules/spelling/spelling.js';
import { TEXTING_RULES } from './rules/spelling/texting.js';
import { TRANSFERRED_RULES } from './rules/constructions/transferred.js';
import { USAGE_RULES } from './rules/constructions/usage.js';
import { VERB_RULES } from './rules/verbs/verbs.js';
import { WRITTEN_WRONG_RULES } from './rules/spelling/written-wrong.js';
import { WRITTEN_MORE_RULES } from './rules/spelling/written-more.js';
import { HOMOPHONE_RULES } from './rules/confusions/homophones.js';
import { VERB_PATTERN_RULES } from './rules/constructions/verb-patterns.js';
import { CASE_RULES } from './rules/forms/cases.js';
import { QUANTITY_RULES } from './rules/forms/quantities.js';
import { APART_RULES } from './rules/spelling/apart.js';
import { SLIP_RULES } from './rules/spelling/slips.js';
import { type Edit, editsAt, type Pattern, pattern } from './words/pattern.js';
import type { Word } from './words/word.js';

const LINES = [
  ...HOMOPHONE_RULES,
  ...APART_RULES,
  ...SLIP_RULES,
  ...VERB_PATTERN_RULES,
  ...QUANTITY_RULES,
  ...CASE_RULES,
  ...TEXTING_RULES,
  ...ONE_FOR_ANOTHER_RULES,
  ...CASE_AND_DEGREE_RULES,
  ...OTHER_ORDER_RULES,
  ...CONSTRUCTION_RULES,
  ...EVERYDAY_RULES,
  ...LEFT_OUT_RULES,
  ...TRANSFERRED_RULES,
  ...CLASS_RULES,
  ...DOUBLED_RULES,
  ...PRONOUN_RULES,
  ...VERB_RULES,
  ...HELPER_RULES,
  ...LOOK_ALIKE_RULES,
  ...USAGE_RULES,
  ...INFORMAL_RULES,
  ...SENTENCE_RULES,
  ...SPELLING_RULES,
  ...PAST_FORM_RULES,
  ...GERUND_RULES,
  ...SOUND_RULES,
  ...PRONOUN_SOUND_RULES,
  ...PLURAL_RULES,
  ...RARE_WORD_RULES,
  ...ARTICLE_RULES,
  ...WRITTEN_WRONG_RULES,
  ...WRITTEN_MORE_RULES,
  ...LAST_TIME_RULES,
];

interface Rules {
  byFirst: ReadonlyMap<string, readonly Pattern[]>;
  /** Those that can begin with any word. */
  anywhere: readonly Pattern[];
}

function compile(): Rules {
  const patterns = LINES.map(pattern);
  const byFirst = new Map<string, Pattern[]>();
  for (const one of patterns) {
    for (const word of new Set(one.first ?? [])) {
      const beginning = byFirst.get(word);
      if (beginning) beginning.push(one);
      else byFirst.set(word, [one]);
    }
  }
  return { byFirst, anywhere: patterns.filter(({ first }) => first === null) };
}

let compiled: Rules | undefined;

/** Compiled for the first text: only the threads that read texts need them, while every program loads this module. */
function rules(): Rules {
  compiled ??= compile();
  return compiled;
}

/** What our own rules change; of two that touch the same place the one that is first in the list. */
export function ownCorrections(words: readonly Word[]): Edit[] {
  const { byFirst, anywhere } = rules();
  const taken: Edit[] = [];
  for (const [at, word] of words.entries()) {
    for (const one of [...(byFirst.get(word.lower) ?? []), ...anywhere]) {
      const edits = editsAt(one, words, at);
      if (edits?.every((edit) => isFree(edit, taken))) taken.push(...edits);
    }
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Edits are found in the order of the text, so that only the last ones can reach this far. */
function isFree({ start, end }: Edit, taken: readonly Edit[]): boolean {
  return taken.slice(-8).every((other) => end <= other.start || start >= other.end);
}
