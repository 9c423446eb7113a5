import type { Activation } from '../application/ports/send-ledger.js';

/** Text of the draft that the rows of `aLedgerRow` are rendered from. */
export const LEDGER_TEXT: Activation['text'] = { subject: 'Film', template: 'Film' };

/** Returns whether the draft still has the text of the Send; a Send without a revision matches any revision. */
export function hasSameText(draft: Activation['text'], send: Activation['text']): boolean {
  const { revision = 1 } = draft;
  return draft.subject === send.subject && draft.template === send.template && revision === (send.revision ?? revision);
}
