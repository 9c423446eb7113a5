import { useState } from 'react';
import { useToast } from '@/shared/ui/toast';
import type { ImportKind } from './import-kind';
import type { ImportResult } from './import-result';
import { importWords } from './import-words';
import { keptResult } from './kept-result';
import { useReloadSoon } from './use-reload-soon';

export type Doing = 'checking' | 'importing';

export interface Outcome {
  /** What an import would do, after a check of the file. */
  checked: ImportResult | null;
  /** What the import did. */
  result: ImportResult | null;
  /** The import stored nothing, since a row could not be read and all or nothing was wanted. */
  refused: boolean;
  /** Why the last file was not checked or imported. */
  failure: Failure | null;
}

export interface Failure {
  doing: Doing;
  reason: string;
}

const nothing = { checked: null, result: null, refused: false, failure: null } as const;

const cancelled = {
  checking: 'You cancelled the check. Nothing was stored.',
  importing: 'You cancelled the import. If the file had arrived by then, its rows are in the directory.',
} as const;

/** An aborted call has no status, because it has no answer. */
function wasCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** How an import went, on the screen and as a toast; `reload` loads the page again after one. */
export function useOutcome(kind: ImportKind, reload: (() => void) | null) {
  const [outcome, setOutcome] = useState<Outcome>(() => ({ ...nothing, result: reload && keptResult.get() }));
  const [reloading, reloadSoon] = useReloadSoon(reload);
  const toast = useToast();
  const words = importWords[kind];

  function succeed(result: ImportResult): void {
    setOutcome({ ...nothing, result });
    toast(words.succeeded(result));
    if (reload === null) return;
    if (result.errorCount + result.warningCount > 0) keptResult.put(result);
    reloadSoon();
  }

  function refuse(result: ImportResult): void {
    setOutcome({ ...nothing, result, refused: true });
    toast(words.failed(result.message));
  }

  return {
    outcome,
    /** True while the page waits to load again. */
    reloading,
    clear: () => setOutcome(nothing),
    /** Also clears what was kept for after the reload. */
    reset(): void {
      keptResult.clear();
      setOutcome(nothing);
    },
    answer(result: ImportResult, what: Doing, allOrNothing: boolean): void {
      if (what === 'checking') setOutcome({ ...nothing, checked: result });
      else if (allOrNothing && result.errorCount > 0) refuse(result);
      else succeed(result);
    },
    cancelledEarly(what: Doing): void {
      const reason = `You cancelled the ${what === 'checking' ? 'check' : 'import'} before the file was sent. Nothing was stored.`;
      setOutcome({ ...nothing, failure: { doing: what, reason } });
    },
    fail(error: unknown, what: Doing): void {
      const reason = wasCancelled(error) ? cancelled[what] : words.reasonOf(error);
      setOutcome({ ...nothing, failure: { doing: what, reason } });
      // A failed check is on the screen; "Import Failed" would say that more was tried.
      if (!wasCancelled(error) && what === 'importing') toast(words.failed(reason));
    },
  };
}
