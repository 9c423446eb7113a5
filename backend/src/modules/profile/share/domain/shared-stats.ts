import type { StatGroup } from '../../stats/domain/games/game-counters.js';
import { GAME_FIGURES, type GameFigure } from '../../stats/domain/games/game-figures.js';
import type { Game } from '../../stats/domain/games/game.js';
import { summarizeGames } from '../../stats/domain/games/summarize-games.js';
import type { StatTotals } from '../../stats/domain/games/total-stats.js';
import { figureText } from './figure-text.js';

/** The latest season beside the career, as text: "61%", "1,204", "–". */
export interface SharedStats {
  season: number;
  seasonGames: number;
  careerGames: number;
  groups: { title: string; figures: { label: string; season: string; career: string }[] }[];
}

const TITLES: readonly [StatGroup, string][] = [
  ['passing', 'Passing'],
  ['rushing', 'Rushing'],
  ['defensive', 'Defensive'],
  ['receiving', 'Receiving'],
  ['kicking', 'Kicking'],
  ['punting', 'Punting'],
  ['returning', 'Returns'],
  ['other', 'Fumbles and Conversions'],
];

/** Only what some game has recorded; null without games. */
export function sharedStats(games: readonly Game[], today: string): SharedStats | null {
  if (games.length === 0) return null;
  const { seasons, career, defaultSeason } = summarizeGames(games, today);
  const latest = seasons.find(({ season }) => season === defaultSeason) ?? career;
  const groups = TITLES.map(([group, title]) => {
    const recorded = GAME_FIGURES.filter((figure) => figure.group === group && valueOf(figure, career) !== null);
    return {
      title,
      figures: recorded.map((figure) => ({
        label: figure.label,
        season: figureText(figure.kind, valueOf(figure, latest)),
        career: figureText(figure.kind, valueOf(figure, career)),
      })),
    };
  });
  return {
    season: defaultSeason,
    seasonGames: latest.games,
    careerGames: career.games,
    groups: groups.filter(({ figures }) => figures.length > 0),
  };
}

function valueOf({ key }: GameFigure, { totals, derived }: StatTotals): number | null {
  return totals[key] ?? derived[key] ?? null;
}
