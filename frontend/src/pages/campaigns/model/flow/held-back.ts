import type { Confirmation, MailProblem } from '@/entities/campaign';
import { asApiError } from '@/shared/api';

/** One problem, with every coach whose email has it. */
export interface HeldBack {
  key: string;
  code: string;
  place: string;
  fix: string;
  /** Details that differ from coach to coach; empty when `fix` is enough. */
  details: string[];
  /** By coach, where the words differ from coach to coach. */
  ofCoach: Map<number, string>;
  coachIds: number[];
}

/** Reasons whose text differs for each coach: shown, and confirmed, once for all of them. */
const shared: Partial<Record<string, string>> = {
  recent_contact: 'You wrote to these coaches recently. Go back to leave some out, or confirm a second email.',
  same_person: 'You wrote to coaches with these names at other schools. Go back to leave some out, or confirm.',
  same_person_twice: 'These names are in this send twice. Go back to leave some out, or confirm.',
};

function isProblem(value: unknown): value is MailProblem {
  if (typeof value !== 'object' || value === null) return false;
  return 'coachId' in value && typeof value.coachId === 'number' && 'code' in value && 'place' in value && 'fix' in value;
}

/** Pure functions for problems that hold emails back. */
export const heldBack = {
  /** The items of a refused Send (422 needs_confirmation); null for any other failure. */
  fromError(error: unknown): MailProblem[] | null {
    const problem = asApiError(error)?.problem;
    if (problem?.code !== 'needs_confirmation') return null;
    const items: unknown = problem.body['items'];
    return Array.isArray(items) ? items.filter(isProblem) : [];
  },

  /** The same problem in many emails is shown once. */
  grouped(problems: readonly MailProblem[]): HeldBack[] {
    const groups = new Map<string, HeldBack>();
    for (const { coachId, code, place, fix } of problems) {
      const words = shared[code];
      const key = words === undefined ? `${code} ${place} ${fix}` : code;
      const group: HeldBack = groups.get(key) ?? { key, code, place, fix: words ?? fix, details: [], ofCoach: new Map(), coachIds: [] };
      if (words !== undefined) group.ofCoach.set(coachId, fix);
      if (words !== undefined && !group.details.includes(fix)) group.details.push(fix);
      if (!group.coachIds.includes(coachId)) group.coachIds.push(coachId);
      groups.set(key, group);
    }
    return [...groups.values()];
  },

  /** What is left after the athlete said "Keep as it is" about some. */
  open(problems: readonly MailProblem[], confirmed: readonly Confirmation[]): MailProblem[] {
    return problems.filter((problem) => !heldBack.isConfirmed(problem, confirmed));
  },

  isConfirmed({ coachId, code }: Confirmation, confirmed: readonly Confirmation[]): boolean {
    return confirmed.some((said) => said.coachId === coachId && said.code === code);
  },

  /** Adds "Keep as it is" for these coaches; saying it twice changes nothing. */
  confirm(confirmed: readonly Confirmation[], code: string, coachIds: readonly number[]): Confirmation[] {
    const news = coachIds.map((coachId) => ({ coachId, code })).filter((one) => !heldBack.isConfirmed(one, confirmed));
    return [...confirmed, ...news];
  },

  /** In the shape of the request: each code once with its coaches, so that thousands fit. */
  together(confirmed: readonly Confirmation[]): { code: string; coachIds: number[] }[] {
    const byCode = new Map<string, number[]>();
    for (const { coachId, code } of confirmed) {
      const coachIds = byCode.get(code) ?? [];
      coachIds.push(coachId);
      byCode.set(code, coachIds);
    }
    return [...byCode].map(([code, coachIds]) => ({ code, coachIds }));
  },
};
