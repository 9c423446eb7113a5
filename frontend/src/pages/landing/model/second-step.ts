import { asApiError } from '@/shared/api';

/** The password was right, and a second step is required. */
export interface SecondStep {
  /** Opens the second step only, for five minutes. */
  ticket: string;
  /** How it can be done. */
  methods: string[];
}

/** The required second step of a refused sign-in; null when it was refused for another reason. */
export function secondStepOf(error: unknown): SecondStep | null {
  const problem = asApiError(error)?.problem;
  if (problem?.code !== 'second_step_needed') return null;
  const { ticket, methods } = problem.body;
  if (typeof ticket !== 'string' || !Array.isArray(methods)) return null;
  return { ticket, methods: methods.map(String) };
}
