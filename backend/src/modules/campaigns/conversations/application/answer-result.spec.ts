import type { SendOutcome } from '../../../gmail/gateways/index.js';
import { answerResult } from './answer-result.js';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const MAIL = { id: 'answer', attemptId: 'attempt', deferredSince: null };

describe('C-22 what becomes of an answer that was handed over', () => {
  it.each<[string, SendOutcome, object]>([
    ['sent', { kind: 'sent', providerMessageId: 'p', threadId: 't' }, { status: 'sent', providerMessageId: 'p', threadId: 't' }],
    ['refused', { kind: 'refused', message: 'No.' }, { status: 'failed', errorMessage: 'No.' }],
    ['no answer: never sent again by itself', { kind: 'unknown', message: 'Lost.' }, { status: 'unknown' }],
    ['the account is lost: said', { kind: 'not_sent', message: 'Gone.', code: 'needs_reconnect' }, { status: 'failed', dueAt: null }],
    ['another account: said', { kind: 'not_sent', message: 'Gone.', code: 'account_changed' }, { status: 'failed', dueAt: null }],
    ['disconnected: said', { kind: 'not_sent', message: 'Gone.', code: 'not_connected' }, { status: 'failed', dueAt: null }],
    ['too fast', { kind: 'not_sent', message: 'Wait.', code: 'slow_down', retryAt: NOW }, { status: 'queued', dueAt: NOW }],
    ['not reached', { kind: 'not_sent', message: 'Down.' }, { status: 'queued', deferredSince: NOW }],
    ['no way out', { kind: 'kept' }, { status: 'failed' }],
  ])('%s', (_what, outcome, result) => {
    expect(answerResult(MAIL, outcome, NOW)).toMatchObject({ id: 'answer', attemptId: 'attempt', ...result });
  });

  it('a server that is down for a day ends it', () => {
    const since = new Date(NOW.getTime() - 25 * 3_600_000);
    const result = answerResult({ ...MAIL, deferredSince: since }, { kind: 'not_sent', message: 'Down.' }, NOW);
    expect(result).toMatchObject({ status: 'failed', reasonCode: 'not_reached' });
  });
});
