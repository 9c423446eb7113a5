import { asApiError } from '@/shared/api';

/** Why and for how many seconds a sign-in has to wait; null when the failure is another one. */
export function waitOf(error: unknown): { message: string; seconds: number } | null {
  const problem = asApiError(error)?.problem;
  const seconds = problem?.body['retryAfterSeconds'];
  return problem?.status === 429 && typeof seconds === 'number' ? { message: problem.message, seconds } : null;
}
