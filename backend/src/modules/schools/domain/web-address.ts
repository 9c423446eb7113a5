const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;
const HTTP = /^https?:\/\//i;
const HOST_AND_PORT = /^[A-Za-z0-9.-]+:\d/;
const MAX_LENGTH = 2048;

/**
 * Reads a web address; one without a scheme gets https://. Null when it is none, or when it is anything
 * but http(s), so that no script address can ever become a link.
 */
export function readWebAddress(text: string): string | null {
  if (/\s/.test(text) || text.length > MAX_LENGTH) return null;
  const foreignScheme = SCHEME.test(text) && !HTTP.test(text) && !HOST_AND_PORT.test(text);
  if (foreignScheme) return null;
  const address = HTTP.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, username, password } = new URL(address);
  const named = /^[^.]+(\.[^.]+)+$/.test(hostname);
  return named && !username && !password ? address : null;
}
