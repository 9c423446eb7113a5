/** A request for the picture of an email. */
export interface PictureRequest {
  method: string;
  userAgent: string;
  /** Marked as a prefetch (Sec-Purpose, Purpose, X-Moz). */
  isPrefetch: boolean;
  /** By a browser that is signed in here: the athlete's own look. */
  isOwn: boolean;
}

/** Sooner than this after an email left, only a mail server's scanner has seen it. */
const TOO_SOON_MS = 10_000;

/**
 * Scanners and programs. The picture proxies of Gmail and Yahoo are not among them: they fetch when a person
 * opens. Apple Mail fetches everything by itself and calls itself just "Mozilla/5.0".
 */
const MACHINES =
  /^$|^mozilla\/5\.0$|bot\b|crawl|spider|preview|scan|curl|wget|python|java\/|go-http|okhttp|axios|node|headless|barracuda|mimecast|proofpoint|symantec|trend ?micro|fireeye|ironport|safelinks|zscaler|sophos|fortinet/i;

/** Returns whether no person opened the email. `sentAt` is null while it is unknown whether the email was sent. */
export function isMachineOpen(request: PictureRequest, sentAt: Date | null, now: Date): boolean {
  if (request.method === 'HEAD' || request.isPrefetch || request.isOwn) return true;
  if (sentAt === null || now.getTime() - sentAt.getTime() < TOO_SOON_MS) return true;
  return MACHINES.test(request.userAgent.trim());
}
