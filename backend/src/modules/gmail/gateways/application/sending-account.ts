import type { GatewayName } from './ports/mail-gateway.js';

/** The account that email leaves from: which kind, and its address in lower case. */
export interface SendingAccount {
  kind: GatewayName;
  address: string;
}
