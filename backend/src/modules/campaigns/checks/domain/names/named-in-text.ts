import type { AthleteNames } from './athlete-names.js';
import { coachTitles } from './coach-titles.js';
import { isGreeted } from './is-greeted.js';
import type { KnownName, KnownNames } from './known-names.js';
import { longestMatches } from './longest-matches.js';
import { meansSchool } from './means-school.js';
import type { NameMatch } from './name-automaton.js';
import type { NamedInText } from './named.js';
import { textWords } from '../text-words.js';
import { WordRun } from './word-run.js';

/** Names of schools and coaches in a text, in its order, with those that are right for some coach. Linear in the text. */
export function namedInText(text: string, known: KnownNames, own: AthleteNames): NamedInText[] {
  const run = new WordRun(text, textWords(text));
  const ofAthlete = own.find(run.words);
  // Of equally long ones the first is taken: an opponent that is named like a college is the opponent.
  const isOwn = ({ values }: NameMatch<KnownName>) => values.some(({ is }) => is === 'own');
  const matches = longestMatches([...ofAthlete.filter(isOwn), ...known.find(run.words), ...ofAthlete.filter((match) => !isOwn(match))]);
  const names = matches.flatMap((match) => nameOf(run, match));
  const covered = new Set(names.flatMap(({ is, at }) => (is === 'coach' ? [at] : [])));
  const titles = coachTitles(run, known, own).filter(({ at }) => !covered.has(at));
  return [...names, ...titles].sort((a, b) => a.at - b.at);
}

function nameOf(run: WordRun, match: NameMatch<KnownName>): NamedInText[] {
  const { start, end, values } = match;
  if (values.some(({ is }) => is === 'own')) return [];
  const shared = { text: run.written(start, end), folded: run.folded(start, end), at: run.words[start]?.start ?? 0 };
  const schoolIds = schoolsMeant(run, match);
  if (schoolIds.length > 0) return [{ is: 'school', ...shared, schoolIds, isGreeted: false }];
  const coaches = values.flatMap((value) => (value.is === 'coach' ? [value.schoolId] : []));
  if (coaches.length === 0) return [];
  return [{ is: 'coach', ...shared, schoolIds: coaches, isGreeted: isGreeted(run, start, end) }];
}

/** The schools of this name, with those whose short name it is; none when a place, a person or a word is meant. */
function schoolsMeant(run: WordRun, { start, end, values }: NameMatch<KnownName>): number[] {
  const named = values.flatMap((value) => (value.is === 'school' ? [value] : []));
  // "Miami" may be short for "Miami (OH)" too.
  const isAmbiguous = values.some(({ is }) => is === 'short');
  const isMeant = named.some(({ kind }) => {
    const isShared = kind === 'letters' && new Set(named.map(({ schoolId }) => schoolId)).size > 1;
    return !isShared && meansSchool(run, { start, end }, isAmbiguous ? 'context' : kind);
  });
  return isMeant ? values.flatMap((value) => (value.is === 'school' || value.is === 'short' ? [value.schoolId] : [])) : [];
}
