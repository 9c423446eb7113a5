import { type AthleteWords, athleteWords } from '../../writing/domain/written-by-rule/athlete-words.js';
import { isBeforeHighSchool } from './calendar/is-young.js';
import { nameList } from './name-list.js';
import type { FitPartResult, StrategyMaterial, StrategySchool } from './strategy-material.js';

/** With fewer games the figures do not count as a strength. */
const FEW_GAMES = 3;

/** Returns the athlete's strengths, each with its reason; when none is known, a sentence to that effect. */
export function listStrengths({ facts, schools, today }: StrategyMaterial): string[] {
  const words = athleteWords(facts);
  // Before ninth grade there is no first email yet.
  const { film, grades } = isBeforeHighSchool(facts, today) ? { film: '', grades: '' } : words;
  const found = [
    ...strongParts(schools),
    seasonWords(words),
    film && 'Your profile has film, which is the first thing that a coach asks for.',
    grades === '' || areGradesLow(schools) ? '' : `You can name ${grades} in a first email.`,
    ...answers(schools),
  ].filter((one) => one !== '');
  return found.length > 0 ? found : ['Your profile says too little to name a strength. Fill it in, then update the plan.'];
}

function seasonWords({ figures, season, level, games }: AthleteWords): string {
  if (figures === '' || Number(games || FEW_GAMES) < FEW_GAMES) return '';
  return `Your ${season}${level && ` ${level}`} season has figures to show: ${figures}${games && ` in ${games} games`}.`;
}

/** Grades that are low at most schools are no strength; another section mentions them. */
function areGradesLow(schools: readonly StrategySchool[]): boolean {
  const low = schools.filter(({ fit }) =>
    fit.parts.some(({ key, band, score, high }) => key === 'academic' && band === 'weak' && score === high),
  );
  return low.length * 2 > schools.length;
}

/** What a high part means, in the words in which a low one is named. */
const STRONG: readonly (readonly [key: FitPartResult['key'], words: string])[] = [
  ['academic', 'Academics: strong'],
  ['athletic', 'Size: fits well'],
  ['geographic', 'Distance: near enough'],
  ['need', 'Position need: many leave'],
];

function strongParts(schools: readonly StrategySchool[]): string[] {
  return STRONG.flatMap(([key, words]) => {
    const strong = schools.filter(({ fit }) => fit.parts.some((part) => part.key === key && part.band === 'strong' && !part.isBaseline));
    return strong.length === 0 ? [] : [`${words} at ${strong.length} of ${schools.length} (${nameList(strong)}).`];
  });
}

function answers(schools: readonly StrategySchool[]): string[] {
  const replied = schools.filter(({ engagement }) => engagement.replied > 0);
  return replied.length === 0 ? [] : [`You have heard from coaches of ${nameList(replied)}.`];
}
