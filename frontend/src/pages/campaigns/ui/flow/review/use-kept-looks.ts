import { useEffect } from 'react';
import { keptLooks } from '../../../model/flow/kept-looks';
import type { LookedAt } from '../../../model/flow/looked-at';

/**
 * Stores which emails were looked at across a reload. `revision`: of the text that was looked at. Returns a function that discards it.
 */
export function useKeptLooks(key: string, state: LookedAt, revision: number): () => void {
  useEffect(() => keptLooks.put(key, revision, state), [key, state, revision]);
  return () => keptLooks.clear(key);
}
