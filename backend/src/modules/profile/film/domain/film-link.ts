import { filmPlayer, type FilmPlayer } from './film-player.js';

/** A link to film as the screens show it. */
export interface FilmLink {
  url: string;
  /** Whose site it is, without www. */
  site: string;
  /** null: the site does not play in place. */
  player: FilmPlayer | null;
}

/** `url` is a checked web address. */
export function filmLink(url: string): FilmLink {
  return { url, site: new URL(url).hostname.replace(/^www\./, ''), player: filmPlayer(url) };
}
