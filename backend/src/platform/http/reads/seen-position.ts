import type { Request, Response } from 'express';

import { readLogPosition } from '../../database/reads/log-position.js';
import type { Seen } from '../../database/reads/replica-standing.js';

/**
 * A cookie with the log position of this browser's last change. It is not signed: forging it only changes which server one's own
 * pages are read from.
 */
const NAME = 'recruit.seen';
const GIVEN = /(?:^|;\s*)recruit\.seen=([^;]*)/;

/** A replica that is an hour behind is not used; the cookie matters only when the primary is lost for as long. */
const KNOWN_MS = 3_600_000;
/** A streamed response (the longest AI text takes ten minutes) is followed by as long at the primary. */
const UNKNOWN_MS = 660_000;

/** What the browser has seen of the log. */
export function seenBy(request: Request): Seen {
  const given = GIVEN.exec(request.headers.cookie ?? '')?.[1];
  return given === undefined ? null : (readLogPosition(given.replace(/%2f/i, '/')) ?? 'unknown');
}

/** Replaces the position set before for this response; `unknown` when it cannot be determined. Does nothing once headers are sent. */
export function setSeenPosition(response: Response, position: string, secure: boolean): void {
  if (response.headersSent) return;
  const before = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.removeHeader('Set-Cookie');
  for (const line of before) if (!line.startsWith(`${NAME}=`)) response.append('Set-Cookie', line);
  const maxAge = position === 'unknown' ? UNKNOWN_MS : KNOWN_MS;
  response.cookie(NAME, position, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
}
