import { useEffect, useState } from 'react';
import type { WordChange } from './word-change';

/** Beyond so many different words the texts are shown as replaced: the comparison costs words × differences. */
const maxEditLength = 2000;

/**
 * The difference word by word; the package for it is loaded when one is shown. Until then, and with null to compare
 * with, the new text alone.
 */
export function useWordChanges(before: string | null, after: string): readonly WordChange[] {
  const [compared, setCompared] = useState<{ before: string; after: string; changes: readonly WordChange[] } | null>(null);

  useEffect(() => {
    if (before === null) return undefined;
    let current = true;
    void import('diff').then(({ diffWordsWithSpace }) => {
      const replaced = [{ value: before, removed: true }, { value: after, added: true }];
      const changes = diffWordsWithSpace(before, after, { maxEditLength }) ?? replaced;
      if (current) setCompared({ before, after, changes });
    });
    return () => {
      current = false;
    };
  }, [before, after]);

  return compared?.before === before && compared.after === after ? compared.changes : [{ value: after }];
}
