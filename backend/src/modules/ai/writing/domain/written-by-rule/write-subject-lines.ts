import type { Fact } from '../../../facts/domain/fact.js';
import { type EmailKind, emailKind } from '../email-kind.js';
import type { AthleteStage } from './athlete-stage.js';
import { athleteWords, type AthleteWords } from './athlete-words.js';
import { newsSubjects } from './news-subjects.js';
import { isKicker } from './write-email.js';

/** Mail programs on a phone cut a subject at about this many characters. */
const LONGEST = 60;

/** What the email is about, as its own words show. */
const TOPICS: readonly [RegExp, (who: string) => string][] = [
  [/\bcamp\b[^.!?]{0,120}\?/i, (who) => `${who}: question about your camp`],
  [/\b(?:visit|junior day|campus)\b/i, (who) => `${who}: visiting {{school_name}}`],
  [/\b(?:new|updated) film\b/i, (who) => `New film: ${who}`],
  [/\b(?:film|hudl|highlights?)\b/i, (who) => `${who}: film for your review`],
  [/\b(?:follow(?:ing)? up|last wrote|wrote to you)\b/i, (who) => `Following up: ${who}`],
];

/** `count` different subject lines for an email, the best first, from the facts alone and of the email's own kind. */
export function writeSubjectLines(facts: readonly Fact[], email: string, count: number, stage: Partial<AthleteStage> = {}): string[] {
  const words = helpfulWords(athleteWords(facts), stage);
  const who = whoOf(words, stage);
  const kind = emailKind(email);
  const news = kind === 'first' ? newsSubjects(email, words.name || who) : [];
  const lines =
    kind === 'first' ? [...news, ...(news.length > 0 ? [] : ofFirstEmail(words, who, email))] : OF_KIND[kind](words.name || who, email);
  return [...new Set(lines.filter((line) => line.length <= LONGEST))].slice(0, count);
}

/** A college stands in the place of the high school, and size is left out where an email leaves it out. */
function helpfulWords(words: AthleteWords, { stillGrowing = false, college = '' }: Partial<AthleteStage>): AthleteWords {
  const build = stillGrowing || isKicker(words) ? '' : words.build;
  return { ...words, build, highSchool: college || words.highSchool };
}

/** Who plays at a college is looked at as a transfer, so his high school class says nothing. */
function whoOf({ year, positionCode }: AthleteWords, { college = '', beforeHighSchool = false }: Partial<AthleteStage>): string {
  const code = college === '' ? [year, positionCode] : ['Transfer', positionCode];
  return code.filter(Boolean).join(' ') || (beforeHighSchool ? 'Young athlete' : 'High school athlete');
}

function ofFirstEmail(words: AthleteWords, who: string, email: string): string[] {
  const topics = [...eventAsked(email), ...TOPICS.filter(([pattern]) => pattern.test(email)).map(([, line]) => line(who))];
  const fitting = [...aboutAthlete(words, who), ...topics, ...aboutSchool(words, who)].filter((line) => line.length <= LONGEST);
  // The first about the athlete, then what the email is about, so that five lines are not five of a kind.
  if (eventAsked(email).length > 0 && !/\bmy name is\b/i.test(email)) return [...topics.slice(0, 2), ...fitting];
  return [...fitting.slice(0, 2), ...topics.slice(0, 2), ...fitting.slice(2)];
}

const EVENT =
  /\b(?:((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}) )?(junior day|camp|spring game|official visit|visit|open practice|practice|tour|clinic)\b(?: on ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}))?[^.!]{0,120}\?/i;

/** "Question about the February 20 junior day" */
function eventAsked(email: string): string[] {
  const [, before, event, after] = EVENT.exec(email) ?? [];
  const day = before ?? after;
  return event === undefined || day === undefined ? [] : [`Question about the ${day} ${event.toLowerCase()}`];
}

/** What an athlete gives thanks for, as the email's own words show. */
const THANKED: readonly [RegExp, string][] = [
  [/\bcamp\b/i, 'the camp'],
  [/\b(?:visit|campus|show(?:ing|ed) (?:me|us|my)|around|tour|facilit\w+)\b/i, 'the visit'],
  [/\b(?:phone )?call\b/i, 'the call'],
  [/\boffer\b/i, 'the offer'],
  [/\b(?:letter|email|message|reply|wrote back|writing back)\b/i, 'your email'],
  [/\bgame\b/i, 'coming to our game'],
  [/\bfilm\b/i, 'watching my film'],
];
const DAY = /\b(?:on|last) ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;

/** What a coach asks for, as the email's own words show. */
const ASKED_FOR: readonly [RegExp, string][] = [
  [/\btranscript\b/i, 'transcript'],
  [/\bSAT\b/, 'SAT score'],
  [/\bACT\b/, 'ACT score'],
  [/\bschedule\b/i, 'schedule'],
  [/\bquestionnaire\b/i, 'questionnaire'],
];

/** What a coach's question is about. */
const ASKED_ABOUT: readonly [RegExp, string][] = [
  [/\b(?:can|could|will|to) visit\b|\b(?:campus|the|your|a) visit\b/i, 'visit'],
  [/\bcamp\b/i, 'camp'],
  [/\bjunior day\b/i, 'junior day'],
];

const OF_KIND: Record<Exclude<EmailKind, 'first'>, (name: string, email: string) => string[]> = {
  thanks: (name, email) => {
    const things = THANKED.filter(([pattern]) => pattern.test(email)).map(([, thing]) => thing);
    const day = DAY.exec(email)?.[1];
    return [
      ...(day ? [`Thank you for ${day}`] : []),
      ...things.map((thing) => `Thank you for ${thing}`),
      `Thank you, Coach {{coach_last_name|and staff}}`,
      `Thank you from ${name}`,
      ...things.map((thing) => `${name}: thank you for ${thing}`),
      'Thank you to you and your staff',
      `Many thanks from ${name}`,
      'Thank you for your time',
      'With thanks to {{school_name}} football',
      'Thank you again, Coach {{coach_last_name|and staff}}',
      `A thank you from ${name}`,
      `With thanks, ${name}`,
      'Thank you, {{school_name}}',
    ];
  },
  decline: (name, email) => [
    'My decision',
    `Thank you, Coach {{coach_last_name|and staff}}`,
    ...(/\bwithdraw/i.test(email) ? ASKED_ABOUT.filter(([pattern]) => pattern.test(email)).map(([, thing]) => `About the ${thing}`) : []),
    'Thank you, and my decision',
    `My decision about {{school_name}}`,
    `Decision of ${name}`,
    `Thank you from ${name}`,
    `${name}: my decision and my thanks`,
    'With thanks to {{school_name}} football',
    'My decision, and thank you',
    `With thanks, ${name}`,
    'About my decision, Coach {{coach_last_name|and staff}}',
  ],
  answer: (name, email) => [
    ...ASKED_ABOUT.filter(([pattern]) => pattern.test(email)).map(([, thing]) => `Your question about the ${thing}`),
    ...ASKED_FOR.filter(([pattern]) => pattern.test(email)).map(([, thing]) => `My ${thing}, as you asked`),
    'My answer to your question',
    `Answer from ${name}`,
    `${name}: answer to your question`,
    'What you asked me',
    `Your question, Coach {{coach_last_name|and staff}}`,
    'My answer, Coach {{coach_last_name|and staff}}',
    `${name}: what you asked`,
    'Answer to your question',
    `With an answer from ${name}`,
    'My answer for {{school_name}}',
  ],
  'follow-up': (name) => [
    `Following up: ${name}`,
    `${name}: following up on my last email`,
    `Checking in with {{school_name}}: ${name}`,
    `My last email to you: ${name}`,
    `A second note from ${name}`,
    'Following up, Coach {{coach_last_name|and staff}}',
    'Following up on my last email',
    'A short follow-up',
    `${name}: a short follow-up`,
    'My last email to {{school_name}}',
  ],
};

function aboutAthlete(words: AthleteWords, who: string): string[] {
  const { name, highSchool, town, build, grades, figures, level } = words;
  const [figure = ''] = figures.split(/, | and /);
  const lines: [needed: string, line: string][] = [
    [name, [name, who, highSchool].filter(Boolean).join(' | ')],
    [name, [`${who} ${name}`, town].filter(Boolean).join(', ')],
    [figure, `${who} with ${figure}${level && ` (${level})`}`],
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
    `How to be evaluated by {{school_name}}`,
    `My interest in {{school_name}}`,
    `Hello to {{school_name}} football`,
  ];
}
