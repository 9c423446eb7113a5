import type { Fact } from '../../../facts/domain/fact.js';
import { athleteWords, type AthleteWords } from './athlete-words.js';

/** Mail programs cut a subject at about this many characters. */
const LONGEST = 78;

/** What the mail is about, as its own words show. */
const TOPICS: readonly [RegExp, (who: string) => string][] = [
  [/\bcamp\b/i, (who) => `${who}: question about your camp`],
  [/\b(?:visit|junior day|campus)\b/i, (who) => `${who}: visiting {{school_name}}`],
  [/\b(?:new|updated) film\b/i, (who) => `New film: ${who}`],
  [/\b(?:film|hudl|highlights?)\b/i, (who) => `${who}: film for your review`],
  [/\b(?:follow(?:ing)? up|last wrote|wrote to you)\b/i, (who) => `Following up: ${who}`],
];

/** `count` different subject lines for a mail, the best first, from the facts alone. */
export function writeSubjectLines(facts: readonly Fact[], email: string, count: number): string[] {
  const words = athleteWords(facts);
  const who = [words.year, words.positionCode].filter(Boolean).join(' ') || 'High school athlete';
  const topics = TOPICS.filter(([pattern]) => pattern.test(email)).map(([, line]) => line(who));
  const lines = [...aboutAthlete(words, who), ...topics, ...aboutSchool(words, who)];
  const fitting = lines.filter((line) => line.length <= LONGEST);
  // The first about the athlete, then what the mail is about, so that five lines are not five of a kind.
  const mixed = [...fitting.slice(0, 2), ...topics.slice(0, 2), ...fitting.slice(2)];
  return [...new Set(mixed.filter((line) => line.length <= LONGEST))].slice(0, count);
}

function aboutAthlete(words: AthleteWords, who: string): string[] {
  const { name, highSchool, town, build, grades, figures } = words;
  const [figure = ''] = figures.split(/, | and /);
  const lines: [needed: string, line: string][] = [
    [name, [name, who, highSchool].filter(Boolean).join(' | ')],
    [name, [`${who} ${name}`, town].filter(Boolean).join(', ')],
    [figure, `${who} with ${figure}`],
    [build, `${who}, ${build.replace(' and ', ', ')}`],
    [grades, `${who} with ${grades}`],
    [town, `${who} from ${town}`],
    [highSchool, `${who} at ${highSchool}`],
  ];
  return lines.filter(([needed]) => needed !== '').map(([, line]) => line);
}

function aboutSchool({ name }: AthleteWords, who: string): string[] {
  return [
    `${who}: interested in {{school_name}}`,
    `Question about {{school_name}} football from a ${who}`.replace('a High', 'a high'),
    `Introduction: ${name || who}`,
    `Is {{school_name}} looking for a ${who}?`.replace('a High', 'a high'),
    `{{school_name}} football and a ${who}`.replace('a High', 'a high'),
    `A few words to the staff of {{school_name}}`,
    `{{school_name}}: what do you look for in a recruit?`,
    `Evaluation by {{school_name}}`,
    `My interest in {{school_name}}`,
    `Hello to {{school_name}} football`,
  ];
}
