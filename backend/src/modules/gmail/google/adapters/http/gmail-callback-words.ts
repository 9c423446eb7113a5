import type { CallbackWords } from '../../../gateways/adapters/http/index.js';
import type { ConnectOutcome } from '../../application/finish-gmail-connect.use-case.js';
import { CONNECT_FAILURES } from '../../domain/connect-failure.js';

/** The callback page for what became of a consent at Google. */
export function gmailCallbackWords(outcome: ConnectOutcome): CallbackWords {
  const page = { sameTab: outcome.sameTab, script: '/api/gmail/callback.js' };
  if (outcome.kind === 'failed') {
    return { ...page, title: 'Gmail was not connected', message: CONNECT_FAILURES[outcome.failure], outcome: outcome.failure };
  }
  const replies = outcome.canReadReplies ? '' : ' Recruit sends your emails but cannot see who replied.';
  const message = `Your emails to coaches are sent from ${outcome.email}.${replies}`;
  return { ...page, title: 'Gmail is connected', message, outcome: 'connected' };
}
