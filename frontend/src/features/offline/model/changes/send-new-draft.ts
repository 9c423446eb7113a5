import type { WaitingChange } from '@/shared/lib/device-store';
import { judgeChange } from './judge-change';
import { type Ask, type Outcome, outcomeOf, picked } from './outcome';
import { hasValues } from './same-value';
import { sendDraft } from './send-draft';

/** Stores a draft that this device made. Its id is chosen here: what an earlier try has stored is not stored a second time. */
export async function sendNewDraft(change: WaitingChange, ask: Ask): Promise<Outcome> {
  const { target, fields } = change;
  const answer = await ask({ url: '/api/user/campaigns', method: 'POST', body: { id: target, ...fields } });
  if (answer.error !== undefined) return outcomeOf(answer.error);
  const stored = picked(answer.data as Record<string, unknown>, [...Object.keys(fields), 'revision']);
  if (hasValues(stored, fields)) return { kind: 'stored', fields: stored };
  if (judgeChange(change, stored) === 'conflict') return { kind: 'problem', problem: { kind: 'conflict', stored } };
  return sendDraft({ ...change, before: stored }, ask);
}
