import { useEffect, useState } from 'react';
import type { Change } from '../../model/ai/marked-parts';

/** The difference word by word; the package for it is loaded when one is shown. Until then the new text alone. */
export function useChanges(before: string | null, after: string): readonly Change[] {
  const [compared, setCompared] = useState<{ before: string; after: string; changes: readonly Change[] } | null>(null);

  useEffect(() => {
    if (before === null) return undefined;
    let current = true;
    void import('diff').then(({ diffWordsWithSpace }) => {
      if (current) setCompared({ before, after, changes: diffWordsWithSpace(before, after) });
    });
    return () => {
      current = false;
    };
  }, [before, after]);

  return compared?.before === before && compared.after === after ? compared.changes : [{ value: after }];
}
