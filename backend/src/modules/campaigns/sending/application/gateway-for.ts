import type { GatewayName, Sender } from '../../../gmail/index.js';
import type { Recipient } from '../../writing/domain/recipient.js';

/** How the mail to this coach goes. */
export function gatewayFor(
  { via, examplesVia }: Pick<Sender, 'via' | 'examplesVia'>,
  { isExample }: Pick<Recipient, 'isExample'>,
): GatewayName {
  return isExample ? examplesVia : via;
}
