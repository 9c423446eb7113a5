import Bowser from 'bowser';

/** A header can be as long as all headers together may be; those of browsers are shorter. */
const LONGEST = 400;

/** Returns "Chrome on Android" from the User-Agent header; unknown parts are omitted. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST);
  if (text.trim() === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(text);
  return [browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device';
}
