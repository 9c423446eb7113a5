/** Origins of film players that may be framed; everything else stays out. */
export const FILM_PLAYERS = ['https://www.hudl.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
