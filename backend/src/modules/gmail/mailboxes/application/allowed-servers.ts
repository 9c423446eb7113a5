/** Where this server may connect to: a setting of the operator's. */
export interface AllowedServers {
  /** Whether the operator has allowed this very host and port. */
  isAllowed(host: string, port: number): boolean;

  /** Whether the port is one of email, or allowed for this host. */
  allowsPort(host: string, port: number): boolean;
}
