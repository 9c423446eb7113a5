import type { Activation } from '../application/ports/send-ledger.js';

/** What the draft says that rows of `aLedgerRow` are made from. */
export const LEDGER_TEXT: Activation['text'] = { subject: 'Film', template: 'Film' };

/** Whether a draft still says what a Send was made from; a Send that names no revision takes any. */
export function saysTheSame(draft: Activation['text'], send: Activation['text']): boolean {
  const { revision = 1 } = draft;
  return draft.subject === send.subject && draft.template === send.template && revision === (send.revision ?? revision);
}
