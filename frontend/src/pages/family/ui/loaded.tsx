import type { ReactNode } from 'react';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';

interface LoadedProps<T> {
  /** What is loaded: "the approvals". */
  what: string;
  data: T | undefined;
  error: unknown;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** Renders loaded data; before that a skeleton, or the error. */
export function Loaded<T>({ what, data, error, onRetry, children }: LoadedProps<T>) {
  if (data !== undefined) return <>{children(data)}</>;
  if (error === undefined) return <SkeletonList rows={3} rowHeight={96} label={`Loading ${what}`} />;
  return <ErrorState title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`} error={error} onRetry={onRetry} />;
}
