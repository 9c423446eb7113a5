import type { GatewayName } from '../../../gmail/gateways/index.js';
import type { Sender } from '../../../gmail/own-accounts/index.js';
import type { Recipient } from '../../writing/domain/recipient.js';

/** How the email to this coach goes. */
export function gatewayFor(
  { via, examplesVia }: Pick<Sender, 'via' | 'examplesVia'>,
  { isExample }: Pick<Recipient, 'isExample'>,
): GatewayName {
  return isExample ? examplesVia : via;
}
