import type { Request } from 'express';

/**
 * Returns the origin at which the caller's browser reaches this server: the Origin header when a browser sent one (the
 * cross-site rules have checked it); for other programs PUBLIC_URL when they used its host, else the host they used.
 */
export function browserOrigin(request: Request, publicUrl: string): string {
  const origin = request.get('origin');
  if (origin !== undefined && /^https?:\/\/[^/]+$/.test(origin) && URL.canParse(origin)) return origin;
  const host = request.host ?? '';
  return host === new URL(publicUrl).host ? publicUrl : `${request.protocol}://${host}`;
}
