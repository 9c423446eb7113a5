import { isIP } from 'node:net';

import type { AppConfig } from '../../config/app-config.js';

const HOST = /^(\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]]+)(?::\d*)?$/i;

/**
 * Whether a Host header may name this server: PUBLIC_URL's name, this computer's own names, or any IP address. A page
 * of another site can point its own name at this server (DNS rebinding), but never an address.
 */
export function isOwnHost(host: string | undefined, { publicUrl }: Pick<AppConfig, 'publicUrl'>): boolean {
  const name = HOST.exec(host ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '');
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost') || name === new URL(publicUrl).hostname) return true;
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * The Host that the browser used. With TRUST_PROXY it is the last of X-Forwarded-Host, which the proxy itself wrote or
 * appended: what is before it came with the request.
 */
export function browserHost(
  headers: Record<string, string | string[] | undefined>,
  { trustProxy }: Pick<AppConfig, 'trustProxy'>,
): string | undefined {
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  return forwarded === undefined ? (headers['host'] as string | undefined) : String(forwarded).split(',').at(-1)?.trim();
}
