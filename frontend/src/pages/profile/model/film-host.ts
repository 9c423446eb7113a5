/** "hudl.com" for https://www.hudl.com/profile/1; null for what is no web address. */
export function filmHost(address: string | null): string | null {
  if (address === null || !/^https?:\/\//iu.test(address) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./u, '');
}
