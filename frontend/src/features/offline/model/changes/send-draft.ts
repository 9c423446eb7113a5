import { textChanged } from '@/shared/api';
import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { judgeChange } from './judge-change';
import { type Ask, type Outcome, outcomeOf, picked } from './outcome';

const attempts = 3;

/** Stores the text of a draft over the revision that it was written from, and over no other. */
export async function sendDraft(change: WaitingChange, ask: Ask): Promise<Outcome> {
  const { target, fields } = change;
  const names = [...Object.keys(fields), 'revision'];
  let revision: ChangedFields[string] | undefined = change.before['revision'];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const body = { id: target, ...fields, ...(revision === undefined ? {} : { revision }) };
    const answer = await ask({ url: `/api/user/campaigns/${target}`, method: 'PUT', body });
    if (answer.error === undefined) return { kind: 'stored', fields: picked(answer.data as Record<string, unknown>, names) };
    const present = textChanged(answer.error);
    if (present === null) return outcomeOf(answer.error);
    const stored = picked(present, names);
    const verdict = judgeChange({ ...change, fields: textsOf(fields) }, stored);
    // Whether opens are counted is not in that answer: it is saved again.
    if (verdict === 'done' && !('trackOpens' in fields)) return { kind: 'stored', fields: stored };
    if (verdict === 'conflict') return { kind: 'problem', problem: { kind: 'conflict', stored } };
    revision = stored['revision'];
  }
  return { kind: 'later' };
}

/** A refused save answers with the texts only. */
function textsOf({ trackOpens: _trackOpens, ...texts }: ChangedFields): ChangedFields {
  return texts;
}
