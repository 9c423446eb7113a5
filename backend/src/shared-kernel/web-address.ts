const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;
const HTTP = /^https?:\/\//i;
const HOST_AND_PORT = /^[A-Za-z0-9.-]+:\d/;
const MAX_LENGTH = 2048;

/**
 * Reads a web address; one without a scheme gets https://. Null when it is none, or when it is anything
 * but http(s), so that no script address can ever become a link.
 */
export function readWebAddress(text: string): string | null {
  if (/\s/.test(text) || text.length > MAX_LENGTH || hasForeignScheme(text)) return null;
  const address = HTTP.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  return URL.canParse(address) && namesAHost(new URL(address)) ? address : null;
}

function hasForeignScheme(text: string): boolean {
  return SCHEME.test(text) && !HTTP.test(text) && !HOST_AND_PORT.test(text);
}

function namesAHost({ hostname, username, password }: URL): boolean {
  return /^[^.]+(\.[^.]+)+$/.test(hostname) && username === '' && password === '';
}
