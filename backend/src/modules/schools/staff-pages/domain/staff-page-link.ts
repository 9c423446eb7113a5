import type { AthleticsSite } from './athletics-site.js';

/** The page on which a school names its football coaches, as far as it is known. */
export interface StaffPageLink {
  /** Null when no page is known: then the search finds one. */
  url: string | null;
  /** `you`: the page that the athlete pasted last. `guess`: from the bundled table, unchecked. */
  from: 'you' | 'guess' | null;
  /** The athletics site, unchecked; null when it is not known. */
  athleticsUrl: string | null;
  /** Searches the web for the page. */
  searchUrl: string;
}

/** `pasted`: the page that the athlete named when pasting the school's coaches last; null when there is none. */
export function staffPageLink(school: string, pasted: string | null, site: AthleticsSite | null): StaffPageLink {
  const guess = site?.coachesUrl ?? null;
  return {
    url: pasted ?? guess,
    from: pasted !== null ? 'you' : guess !== null ? 'guess' : null,
    athleticsUrl: site?.athleticsUrl ?? null,
    searchUrl: `https://duckduckgo.com/?q=${encodeURIComponent(`${school} football coaches`)}`,
  };
}
