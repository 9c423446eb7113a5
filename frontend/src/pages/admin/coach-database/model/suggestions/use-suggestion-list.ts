import { useDeferredValue, useState } from 'react';
import { useListStaffSuggestionsQuery } from '../../api/coach-database-api';
import type { SuggestionSummary } from './suggestion';

export interface SuggestionList {
  typed: string;
  type(text: string): void;
  outside: boolean;
  showOutside(only: boolean): void;
  /** What the server has under the present page; undefined while it is not known. */
  schools: readonly SuggestionSummary[] | undefined;
  /** Schools with a suggestion that match the search. */
  total: number;
  error: unknown;
  retry(): void;
  /** Null on the first page. */
  back: (() => void) | null;
  /** Null on the last page. */
  forward: (() => void) | null;
}

/** The queue, 50 schools at a time, so that a long one costs no more than a short one. */
export function useSuggestionList(): SuggestionList {
  const [typed, setTyped] = useState('');
  const [outside, setOutside] = useState(false);
  /** Where each page up to the present one begins. */
  const [starts, setStarts] = useState<readonly number[]>([]);
  const search = useDeferredValue(typed.trim());
  const after = starts.at(-1);
  const { currentData, error, refetch } = useListStaffSuggestionsQuery(
    { search, ...(outside ? { outside: 'true' as const } : {}), ...(after === undefined ? {} : { after: String(after) }) },
    { refetchOnMountOrArgChange: true },
  );

  const next = currentData?.next ?? null;
  return {
    typed,
    type(text) {
      setTyped(text);
      setStarts([]);
    },
    outside,
    showOutside(only) {
      setOutside(only);
      setStarts([]);
    },
    schools: currentData?.schools,
    total: currentData?.total ?? 0,
    error,
    retry: () => void refetch(),
    back: after === undefined ? null : () => setStarts((before) => before.slice(0, -1)),
    forward: next === null ? null : () => setStarts((before) => [...before, next]),
  };
}
