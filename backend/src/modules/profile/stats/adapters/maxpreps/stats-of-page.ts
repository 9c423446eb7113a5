import { opponentKey } from '../../domain/games/opponent-key.js';
import { MaxPrepsFormatChanged, MaxPrepsRefused, NoPublishedStats } from '../../domain/maxpreps/maxpreps-errors.js';
import type { PublishedGame, PublishedStats } from '../../domain/maxpreps/published-stats.js';
import { pagePropsOf } from './page-props.js';

/** Texts of a bot check shown instead of the page. */
const WALL = /captcha|access denied|are you a (?:human|robot)|verify you are human/i;
const MAX_TEXT = 200;
/** Varsity, JV, freshmen, and one more. */
const MOST_A_DAY = 4;

/** The games of an athlete's stats page. Throws NoPublishedStats, MaxPrepsRefused, MaxPrepsFormatChanged. */
export function statsOfPage(html: string): PublishedStats {
  const props = pagePropsOf(html);
  if (props === null) throw WALL.test(html) ? new MaxPrepsRefused() : new MaxPrepsFormatChanged();
  const athleteName = textOf(props['athleteName']);
  // A career that exists in name only has neither an athlete nor a context.
  if (athleteName === '' && !props['careerContext']) throw new NoPublishedStats();
  const groups = at(props, 'statsCardProps', 'careerGameLogs', 'groups');
  if (!Array.isArray(groups)) {
    throw at(props, 'careerDataAvailability', 'hasStats') === false ? new NoPublishedStats() : new MaxPrepsFormatChanged();
  }
  const lines = groups.flatMap((group) => listAt(group, 'subgroups')).flatMap((subgroup) => listAt(subgroup, 'stats'));
  if (lines.length === 0) throw new NoPublishedStats();
  const games = joined(lines);
  if (games.length === 0) throw new MaxPrepsFormatChanged();
  return { athleteName, games };
}

interface JoinedGame extends PublishedGame {
  fields: Map<string, string>;
  /** Where the page says more of the game; '' where it does not. */
  contest: string;
}

/**
 * One line for each game and subgroup becomes one game; what is recorded first counts. Two contests against one school on one day, as of varsity and
 * JV, stay two games.
 */
function joined(lines: unknown[]): PublishedGame[] {
  const games = new Map<string, JoinedGame[]>();
  for (const line of lines) {
    const opponent = textOf(at(line, 'opponentSchoolName'));
    const date = textOf(at(line, 'stamp')).slice(0, 'YYYY-MM-DD'.length);
    if (opponent === '' || date === '') continue;
    const key = `${date} ${opponentKey(opponent)}`;
    const same = games.get(key) ?? [];
    games.set(key, same);
    const contest = textOf(at(line, 'contestUrl')).split('#', 1)[0] ?? '';
    addTo(gameOf(same, { opponent, date, contest }), line);
  }
  return [...games.values()].flat().map(({ opponent, date, fields }) => ({ opponent, date, fields }));
}

/** Of the games against one school on one day the one that is meant, or a new one. */
function gameOf(same: JoinedGame[], wanted: Omit<JoinedGame, 'fields'>): JoinedGame {
  const known = same.find(({ contest }) => wanted.contest === '' || contest === '' || contest === wanted.contest);
  if (known) return known;
  const game = { ...wanted, fields: new Map<string, string>() };
  if (same.length < MOST_A_DAY) same.push(game);
  return game;
}

function addTo({ fields }: JoinedGame, line: unknown): void {
  for (const stat of listAt(line, 'stats')) {
    const [name, value] = [textOf(at(stat, 'name')), textOf(at(stat, 'value'))];
    if (name !== '' && !fields.get(name)) fields.set(name, value);
  }
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    const own = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return own ? (inner as Record<string, unknown>)[key] : undefined;
  }, value);
}

function listAt(value: unknown, key: string): unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}

/** Text of bounded length; a number counts as its text. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, MAX_TEXT) : '';
}
