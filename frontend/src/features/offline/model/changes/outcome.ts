import type { Answer, ApiError, ApiRequest } from '@/shared/api';
import type { ChangedFields, ChangeProblem } from '@/shared/lib/device-store';

export type Ask = (request: ApiRequest) => Promise<Answer>;

/** What became of a change that was sent; `later`: nothing is known, it is tried again. */
export type Outcome = { kind: 'stored'; fields: ChangedFields } | { kind: 'problem'; problem: ChangeProblem } | { kind: 'later' };

/** Answers that are about the moment or the session, not about the change. */
const passing: readonly unknown[] = ['network', 'not_json', 401, 403, 408, 429];

/** What a refusal means for a change. */
export function outcomeOf({ status, problem, message }: ApiError): Outcome {
  if (passing.includes(status) || (typeof status === 'number' && status >= 500)) return { kind: 'later' };
  if (status === 404) return { kind: 'problem', problem: { kind: 'gone' } };
  return { kind: 'problem', problem: { kind: 'refused', message: problem?.message ?? message } };
}

export const picked = (stored: Readonly<Record<string, unknown>>, names: readonly string[]): ChangedFields =>
  Object.fromEntries(names.filter((name) => name in stored).map((name) => [name, stored[name]])) as ChangedFields;
