/** A film that plays in place. */
export interface FilmPlayer {
  host: 'hudl' | 'youtube' | 'vimeo';
  /** For a frame; built from the parts of the link, never the link itself. */
  embedUrl: string;
}

type Player = (url: URL) => FilmPlayer | null;

const HUDL_VIDEO = /^\/(?:embed\/)?video\/((?:\d{1,2}\/\d{1,12}\/)?[0-9a-f]{24})\/?$/i;
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:shorts|live|embed|v)\/([\w-]{11})\/?$/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/;
const START = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/;

/**
 * Pages of hudl.com refuse to be framed; their players are below /embed/video/ under the same path. A Hudl profile,
 * and a short link (/v/...), which only Hudl can resolve, do not play in place.
 */
const hudl: Player = ({ pathname }) => {
  const path = HUDL_VIDEO.exec(pathname)?.[1];
  return path ? { host: 'hudl', embedUrl: `https://www.hudl.com/embed/video/${path}` } : null;
};

const youtube: Player = ({ hostname, pathname, searchParams }) => {
  const asked = hostname === 'youtu.be' ? pathname.slice(1) : searchParams.get('v');
  const id = YOUTUBE_PATH.exec(pathname)?.[1] ?? asked ?? '';
  if (!YOUTUBE_ID.test(id)) return null;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  // YouTube's own player for visitors who are not to be followed.
  const embedUrl = `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
  return { host: 'youtube', embedUrl };
};

/** Unlisted films carry a second code, which the player wants as h; dnt asks not to be followed. */
const vimeo: Player = ({ pathname, searchParams }) => {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (id === undefined) return null;
  const code = inPath ?? searchParams.get('h') ?? '';
  const unlisted = /^[0-9a-f]{6,20}$/.test(code) ? `h=${code}&` : '';
  return { host: 'vimeo', embedUrl: `https://player.vimeo.com/video/${id}?${unlisted}dnt=1` };
};

const PLAYERS = new Map<string, Player>([
  ['hudl.com', hudl],
  ['youtube.com', youtube],
  ['m.youtube.com', youtube],
  ['music.youtube.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', youtube],
  ['vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
]);

/** How the film behind a link plays in place; null when it does not, and a link has to do. */
export function filmPlayer(address: string): FilmPlayer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!['http:', 'https:'].includes(url.protocol) || url.port !== '') return null;
  return PLAYERS.get(url.hostname.replace(/^www\./, ''))?.(url) ?? null;
}

/** "90", "90s" and "1m30s" are 90. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
