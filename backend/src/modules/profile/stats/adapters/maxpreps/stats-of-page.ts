import { opponentKey } from '../../domain/games/opponent-key.js';
import { MaxPrepsFormatChanged, MaxPrepsRefused, NoPublishedStats } from '../../domain/maxpreps/maxpreps-errors.js';
import type { PublishedGame, PublishedStats } from '../../domain/maxpreps/published-stats.js';
import { pagePropsOf } from './page-props.js';

/** Texts of a bot check shown instead of the page. */
const WALL = /captcha|access denied|are you a (?:human|robot)|verify you are human/i;
const MAX_TEXT = 200;

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

/** One line for each game and subgroup becomes one game; what is recorded first counts. */
function joined(lines: unknown[]): PublishedGame[] {
  const games = new Map<string, PublishedGame & { fields: Map<string, string> }>();
  for (const line of lines) {
    const opponent = textOf(at(line, 'opponentSchoolName'));
    const date = textOf(at(line, 'stamp')).slice(0, 'YYYY-MM-DD'.length);
    if (opponent === '' || date === '') continue;
    const key = `${date} ${opponentKey(opponent)}`;
    const game = games.get(key) ?? { opponent, date, fields: new Map<string, string>() };
    games.set(key, game);
    for (const stat of listAt(line, 'stats')) {
      const [name, value] = [textOf(at(stat, 'name')), textOf(at(stat, 'value'))];
      if (name !== '' && !game.fields.get(name)) game.fields.set(name, value);
    }
  }
  return [...games.values()];
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
