import type { Target } from '@/entities/school';
import { textChanged } from '@/shared/api';
import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { judgeChange } from './judge-change';
import { type Ask, type Outcome, outcomeOf, picked } from './outcome';

const untracked: ChangedFields = {
  ...{ introEmailSent: false, responseGotten: false, filmSent: false, twitterConnection: false },
  ...{ leadLevel: 'cold', notes: '', nextStep: '' },
};

const texts = ['notes', 'nextStep'] as const;

/** When the same text is being edited elsewhere, sending stops after this many attempts and is retried later. */
const attempts = 3;

/** The texts go over those that were seen just now, and over no other. */
function requestOf({ target, fields }: WaitingChange, stored: ChangedFields) {
  const body: Record<string, ChangedFields[string] | undefined> = { ...fields };
  for (const name of texts) if (name in fields) body[`${name}Before`] = stored[name];
  return { url: `/api/user/target-schools/${target}`, method: 'PATCH', body };
}

/** Stores the changes to a school, unless the same fields were changed elsewhere. */
export async function sendTracking(change: WaitingChange, ask: Ask): Promise<Outcome> {
  const names = Object.keys(change.fields);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const known = await ask({ url: '/api/user/target-schools' });
    if (known.error !== undefined) return outcomeOf(known.error);
    const target = (known.data as Target[]).find(({ schoolId }) => String(schoolId) === change.target);
    const stored = picked({ ...untracked, ...target }, names);
    const verdict = judgeChange(change, stored);
    if (verdict === 'done') return { kind: 'stored', fields: stored };
    if (verdict === 'conflict') return { kind: 'problem', problem: { kind: 'conflict', stored } };
    const answer = await ask(requestOf(change, stored));
    if (answer.error === undefined) return { kind: 'stored', fields: picked(answer.data as Record<string, unknown>, names) };
    if (textChanged(answer.error) === null) return outcomeOf(answer.error);
  }
  return { kind: 'later' };
}
