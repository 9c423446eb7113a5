import type { ApiError } from './api-error';

/** Converts an RTK Query error of any kind to an ApiError; null when there is none. */
export function asApiError(error: unknown): ApiError | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('status' in error && 'problem' in error) return error as ApiError;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : 'Unknown error';
  return { status: 'network', message, problem: null };
}
