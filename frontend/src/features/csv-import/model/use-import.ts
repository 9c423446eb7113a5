import { useRef, useState } from 'react';
import { useToast } from '@/shared/ui/toast';
import { useUploadCsvMutation } from '../api/upload-api';
import type { ImportKind } from './import-kind';
import type { ImportResult } from './import-result';
import { importWords } from './import-words';
import { keptResult } from './kept-result';
import { useReloadSoon } from './use-reload-soon';

type Doing = 'checking' | 'importing';

interface Outcome {
  /** What an import would do, after a check of the file. */
  checked: ImportResult | null;
  /** What the import did. */
  result: ImportResult | null;
  /** The import stored nothing, since a row could not be read and all or nothing was wanted. */
  refused: boolean;
  /** Why the last file was not checked or imported, in words for the admin. */
  failure: string | null;
}

export interface ImportControl extends Outcome {
  busy: Doing | null;
  /** True while the page waits to load anew. */
  reloading: boolean;
  /** Says what would happen and stores nothing. */
  check(file: File): Promise<void>;
  /** `allOrNothing`: stores nothing when a single row cannot be read. */
  send(file: File, allOrNothing: boolean): Promise<void>;
  cancel(): void;
  /** Forgets the last file and what came of it. */
  reset(): void;
}

const cancelled = {
  checking: 'You cancelled the check. Nothing was stored.',
  importing: 'You cancelled the import. If the file had arrived by then, its rows are in the directory.',
} as const;

function hasSomethingToRead({ errorCount, warningCount }: ImportResult): boolean {
  return errorCount + warningCount > 0;
}

/** A call that was aborted has no status: it is no answer. */
function wasCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

const nothing = { checked: null, result: null, refused: false, failure: null } as const;

/** Sends files of one kind and tells how it went; `reload` loads the page anew after an import. */
export function useImport(kind: ImportKind, reload: (() => void) | null): ImportControl {
  const [upload] = useUploadCsvMutation();
  const [busy, setBusy] = useState<ImportControl['busy']>(null);
  const [outcome, setOutcome] = useState<Outcome>(() => ({ ...nothing, result: reload && keptResult.get() }));
  const [reloading, reloadSoon] = useReloadSoon(reload);
  const running = useRef<{ abort: () => void } | null>(null);
  const toast = useToast();
  const words = importWords[kind];

  function succeed(result: ImportResult): void {
    setOutcome({ ...nothing, result });
    toast(words.succeeded(result));
    if (reload === null) return;
    if (hasSomethingToRead(result)) keptResult.put(result);
    reloadSoon();
  }

  function refuse(result: ImportResult): void {
    setOutcome({ ...nothing, result, refused: true });
    toast(words.failed(result.message));
  }

  function fail(error: unknown, what: Doing): void {
    const failure = wasCancelled(error) ? cancelled[what] : words.reasonOf(error);
    setOutcome({ ...nothing, failure });
    if (!wasCancelled(error)) toast(words.failed(failure));
  }

  async function run(file: File, what: Doing, allOrNothing = false): Promise<void> {
    setOutcome(nothing);
    setBusy(what);
    const call = upload({ kind, file, dryRun: what === 'checking', allOrNothing });
    running.current = call;
    const { data, error } = await call;
    running.current = null;
    setBusy(null);
    if (data === undefined) fail(error, what);
    else if (what === 'checking') setOutcome({ ...nothing, checked: data });
    else if (allOrNothing && data.errorCount > 0) refuse(data);
    else succeed(data);
  }

  return {
    ...outcome,
    busy,
    reloading,
    check: (file) => run(file, 'checking'),
    send: (file, allOrNothing) => run(file, 'importing', allOrNothing),
    cancel: () => running.current?.abort(),
    reset: () => {
      keptResult.clear();
      setOutcome(nothing);
    },
  };
}
