import type { Edit } from '../words/pattern.js';
import type { Word } from '../words/word.js';
import { askedOrderEdits } from './asked-order.js';
import { commaSpliceEdits } from './comma-splices.js';
import { deniedTwiceEdits } from './denied-twice.js';
import { fragmentEdits } from './fragments.js';
import { manyOwnerEdits } from './many-owners.js';
import { severalEdits } from './numbers-of.js';
import { objectOwnerEdits } from './object-owners.js';
import { ownOrBeEdits } from './own-or-be.js';
import { owningEdits, pluralEdits } from './possessives.js';
import { pronounVerbEdits } from './subject-verb.js';
import { verbFormEdits } from './verb-forms.js';
import { orderEdits } from './word-order.js';

/** Mistakes that show by how a sentence is built, whichever words it uses. */
export function syntaxEdits(words: readonly Word[]): Edit[] {
  return [
    ...orderEdits(words),
    ...askedOrderEdits(words),
    ...deniedTwiceEdits(words),
    ...manyOwnerEdits(words),
    ...ownOrBeEdits(words),
    ...objectOwnerEdits(words),
    ...pluralEdits(words),
    ...owningEdits(words),
    ...pronounVerbEdits(words),
    ...verbFormEdits(words),
    ...severalEdits(words),
    ...commaSpliceEdits(words),
    ...fragmentEdits(words),
  ];
}
