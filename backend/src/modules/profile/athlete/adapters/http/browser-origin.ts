import type { Request } from 'express';

/**
 * The origin under which the caller's browser knows this server. A browser says it itself (and the cross-site rules have looked
 * at it); other programs get PUBLIC_URL where they called it by that name, else the name they used.
 */
export function browserOrigin(request: Request, publicUrl: string): string {
  const said = request.get('origin');
  if (said !== undefined && /^https?:\/\/[^/]+$/.test(said) && URL.canParse(said)) return said;
  const host = request.host ?? '';
  return host === new URL(publicUrl).host ? publicUrl : `${request.protocol}://${host}`;
}
