import { useEffect, useState } from 'react';
import type { WordChange } from './word-change';
import { wordChanges } from './word-changes';

/**
 * The difference word by word; the package for it is loaded when one is shown. Until then, and with null to compare
 * with, the new text alone.
 */
export function useWordChanges(before: string | null, after: string): readonly WordChange[] {
  const [compared, setCompared] = useState<{ before: string; after: string; changes: readonly WordChange[] } | null>(null);

  useEffect(() => {
    if (before === null) return undefined;
    let current = true;
    void wordChanges(before, after).then((changes) => {
      if (current) setCompared({ before, after, changes });
    });
    return () => {
      current = false;
    };
  }, [before, after]);

  return compared?.before === before && compared.after === after ? compared.changes : [{ value: after }];
}
