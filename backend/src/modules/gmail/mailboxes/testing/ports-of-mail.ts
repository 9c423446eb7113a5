import type { AllowedServers } from '../application/allowed-servers.js';

const PORTS_OF_MAIL = [993, 143, 465, 587];

/** The operator allows nothing beyond the ports of email. */
export const ONLY_PORTS_OF_MAIL: AllowedServers = {
  isAllowed: () => false,
  allowsPort: (_host, port) => PORTS_OF_MAIL.includes(port),
};
