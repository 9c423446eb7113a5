/** A film as the server returns it: a link, and a player where its site has one. */
export interface Film {
  title: string;
  url: string;
  /** hudl.com */
  site: string;
  player: { host: 'hudl' | 'youtube' | 'vimeo'; embedUrl: string } | null;
}
