import { deviceChanges, type WaitingChange } from '@/shared/lib/device-store';
import { afterSend } from './add-change';
import type { Ask, Outcome } from './outcome';
import { sendDraft } from './send-draft';
import { sendFavorite } from './send-favorite';
import { sendNewDraft } from './send-new-draft';
import { sendTracking } from './send-tracking';

type Send = (change: WaitingChange, ask: Ask) => Promise<Outcome>;

const senders: Readonly<Record<WaitingChange['kind'], Send>> = {
  ...{ tracking: sendTracking, favorite: sendFavorite, draft: sendDraft, newDraft: sendNewDraft },
};

const lock = 'recruit-waiting-changes';

/** Runs the work in one tab at a time; null where another tab is at it. A browser without locks relies on the revisions. */
async function inOneTab<T>(work: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lock, { ifAvailable: true }, async (held) => (held === null ? null : work()));
}

/** Recorded before the request: if no answer arrives, it is not known whether the change was stored. */
function noteTry({ userId, key, fields, edits }: WaitingChange): Promise<boolean> {
  return deviceChanges.change(userId, key, (known) => {
    if (known === undefined) return null;
    return known.edits === edits ? { ...known, tried: [...known.tried, fields] } : known;
  });
}

function noteOutcome(sent: WaitingChange, outcome: Exclude<Outcome, { kind: 'later' }>): Promise<boolean> {
  return deviceChanges.change(sent.userId, sent.key, (known) => {
    if (outcome.kind === 'stored') return afterSend(known, sent, outcome.fields);
    return known === undefined ? null : { ...known, problem: outcome.problem };
  });
}

async function sendAll(ask: Ask): Promise<number> {
  let stored = 0;
  for (const { key } of await deviceChanges.list()) {
    const change = (await deviceChanges.list()).find((waiting) => waiting.key === key);
    if (change === undefined || change.problem !== null) continue;
    await noteTry(change);
    const outcome = await senders[change.kind](change, ask);
    // Changes are sent in order, so later ones wait too.
    if (outcome.kind === 'later') return stored;
    await noteOutcome(change, outcome);
    if (outcome.kind === 'stored') stored += 1;
  }
  return stored;
}

/** Sends the waiting changes in order, each once. Returns how many the server has stored. */
export async function sendChanges(ask: Ask): Promise<number> {
  return (await inOneTab(() => sendAll(ask))) ?? 0;
}
