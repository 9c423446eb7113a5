import type { StatGroup } from './game-counters.js';
import type { GameSummary, SeasonSummary } from './summarize-games.js';

/** The most important figures of each part of the game, with their singular and plural words. */
const HEADLINES: Record<StatGroup, readonly (readonly [key: string, one: string, several: string])[]> = {
  passing: [
    ['passingYards', 'passing yard', 'passing yards'],
    ['passingTouchdowns', 'passing touchdown', 'passing touchdowns'],
    ['completionPercentage', '% completions', '% completions'],
  ],
  rushing: [
    ['rushingYards', 'rushing yard', 'rushing yards'],
    ['rushingTouchdowns', 'rushing touchdown', 'rushing touchdowns'],
  ],
  defensive: [
    ['tackles', 'tackle', 'tackles'],
    ['sacks', 'sack', 'sacks'],
    ['defensiveInterceptions', 'interception', 'interceptions'],
  ],
  receiving: [
    ['receptions', 'reception', 'receptions'],
    ['receivingYards', 'receiving yard', 'receiving yards'],
    ['receivingTouchdowns', 'receiving touchdown', 'receiving touchdowns'],
  ],
  kicking: [
    ['fieldGoalsMade', 'field goal', 'field goals'],
    ['fieldGoalPercentage', '% of field goals', '% of field goals'],
  ],
  punting: [
    ['punts', 'punt', 'punts'],
    ['yardsPerPunt', 'yards per punt', 'yards per punt'],
  ],
  returning: [
    ['kickReturnYards', 'kick return yard', 'kick return yards'],
    ['kickReturnTouchdowns', 'kick return touchdown', 'kick return touchdowns'],
    ['puntReturnYards', 'punt return yard', 'punt return yards'],
    ['puntReturnTouchdowns', 'punt return touchdown', 'punt return touchdowns'],
  ],
  other: [],
};

/** What a position is judged by comes first. */
const FIRST: Readonly<Record<string, StatGroup>> = {
  QB: 'passing',
  RB: 'rushing',
  FB: 'rushing',
  WR: 'receiving',
  TE: 'receiving',
  OL: 'defensive',
  DL: 'defensive',
  EDGE: 'defensive',
  NT: 'defensive',
  LB: 'defensive',
  DB: 'defensive',
  CB: 'defensive',
  S: 'defensive',
  K: 'kicking',
  P: 'punting',
};

/** Figures of one line. */
const MOST = 5;

/**
 * The latest season in one line of words, from the games alone: "2026 season, 9 games: 1,842 passing yards, 19 passing
 * touchdowns". Figures that no game recorded, and those that are 0, are left out; '' when nothing is left.
 */
export function statsLine({ seasons, defaultSeason }: GameSummary, position: string | null): string {
  const season = seasons.find((one) => one.season === defaultSeason);
  if (!season || season.games === 0) return '';
  const figures = groupsOf(position)
    .flatMap((group) => HEADLINES[group].flatMap((headline) => figureText(season, headline)))
    .slice(0, MOST);
  if (figures.length === 0) return '';
  return `${season.season} season, ${season.games} ${season.games === 1 ? 'game' : 'games'}: ${figures.join(', ')}`;
}

function groupsOf(position: string | null): StatGroup[] {
  const all = Object.keys(HEADLINES) as StatGroup[];
  const first = FIRST[position ?? ''];
  return first ? [first, ...all.filter((group) => group !== first)] : all;
}

function figureText({ totals, derived }: SeasonSummary, [key, one, several]: (typeof HEADLINES)['passing'][number]): string[] {
  const value = totals[key] ?? derived[key] ?? null;
  if (value === null || value === 0) return [];
  const words = value === 1 ? one : several;
  return [`${value.toLocaleString('en-US')}${words.startsWith('%') ? '' : ' '}${words}`];
}
