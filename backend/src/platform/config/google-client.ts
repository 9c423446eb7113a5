/** The OAuth client of this server, and endpoints other than Google's own (a stand-in for tests). */
export interface GoogleClient {
  clientId: string;
  clientSecret: string;
  authUrl?: string;
  tokenUrl?: string;
  revokeUrl?: string;
  /** Origin without a path. */
  gmailRootUrl?: string;
  /** How long one call may take. */
  timeoutMs: number;
}
