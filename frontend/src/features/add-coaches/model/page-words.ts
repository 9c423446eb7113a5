/** "gozips.com/sports/football/coaches" */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/u, '').replace(/\/$/u, '');

/** The typed text as a web address; null while it is not one. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^https?:\/\//iu.test(text) ? text : `https://${text}`;
  return !/\s/u.test(text) && URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null;
}

/** Searches the web for a school's coaches. */
export const searchFor = (school: string): string => `https://duckduckgo.com/?q=${encodeURIComponent(`${school} football coaches`)}`;
