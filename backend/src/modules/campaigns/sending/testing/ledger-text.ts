import type { Activation } from '../application/ports/send-ledger.js';

/** What the draft says that rows of `aLedgerRow` are made from. */
export const LEDGER_TEXT: Activation['text'] = { subject: 'Film', template: 'Film' };
