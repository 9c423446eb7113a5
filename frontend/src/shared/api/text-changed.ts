import { asApiError } from './as-api-error';

/** The stored text when a save was refused because the text had been changed elsewhere; null for any other failure. */
export function textChanged(error: unknown): Record<string, unknown> | null {
  const problem = asApiError(error)?.problem;
  const present = problem?.code === 'text_changed' ? problem.body['present'] : null;
  return typeof present === 'object' && present !== null ? (present as Record<string, unknown>) : null;
}
