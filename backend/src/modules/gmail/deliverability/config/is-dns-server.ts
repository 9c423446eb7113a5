/** Whether a text is an IP address, alone or with a port: 192.0.2.1, 192.0.2.1:53, 2001:db8::1 or [2001:db8::1]:53. */
export function isDnsServer(text: string): boolean {
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i.exec(text);
  const address = withPort?.[1]?.replace(/[[\]]/g, '') ?? text;
  const port = Number(withPort?.[2] ?? 53);
  if (port < 1 || port > 65_535) return false;
  return isAddress(address);
}

function isAddress(text: string): boolean {
  if (!text.includes(':')) return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
  return URL.canParse(`http://[${text}]/`);
}
