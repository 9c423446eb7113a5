import { type PositionGroup, positionGroup } from '../../../../profile/fields/index.js';
import type { Fact } from '../../../facts/domain/fact.js';

/** What the sentences of an email are made of; '' = not known. */
export interface AthleteWords {
  name: string;
  /** "quarterback" */
  position: string;
  /** "QB" */
  positionCode: string;
  year: string;
  highSchool: string;
  /** "Austin, TX" */
  town: string;
  /** "6'2" and 205 lbs" */
  build: string;
  /** "a 3.7 GPA and a 1280 SAT score" */
  grades: string;
  /** "2,481 passing yards, 24 passing touchdowns" */
  figures: string;
  season: string;
  /** "JV" */
  level: string;
  games: string;
  film: string;
  /** One true thing about the school: "Akron is 212 miles from my home" */
  reason: string;
  /** "you coach the receivers at Lamar" */
  role: string;
  /** What the athlete wants to study. */
  major: string;
  /** "my phone number and the contact of my head coach" */
  onRequest: string;
  /** "4.58 s (hand)" */
  forty: string;
  /** `my vertical jump is 35 1/2 in and my broad jump is 9'8"` */
  measured: string;
}

/** At most this many figures: a coach reads the first ones. */
const FIGURES = 3;

/**
 * Below these a grade is left out of a first email, never changed: a coach who asks is answered. The means of all who took the test
 * (College Board 2024: 1024, ACT 2024: 19.4), rounded down, and a GPA with a margin to the 2.3 and 2.2 of the NCAA.
 */
const WEAKER_HURTS = { gpa: 2.5, satScore: 1000, actScore: 19 };

export function athleteWords(facts: readonly Fact[]): AthleteWords {
  const of = (key: string): string => facts.find((fact) => fact.key === key)?.value ?? '';
  const [, code = '', position = ''] = /^(\w+)(?: \((.*)\))?$/.exec(of('position')) ?? [];
  const helps = (key: keyof typeof WEAKER_HURTS): string => (Number(of(key)) >= WEAKER_HURTS[key] ? of(key) : '');
  const [sat, act] = [helps('satScore'), helps('actScore')];
  const score = sat ? `a ${sat} SAT score` : act && `${article(act)} ${act} ACT score`;
  return {
    name: [of('firstName'), of('lastName')].filter(Boolean).join(' '),
    position: position || code,
    positionCode: code,
    year: of('graduationYear'),
    highSchool: of('highSchool'),
    town: [of('city'), of('state')].filter(Boolean).join(', '),
    build: listed([of('height'), of('weight')]),
    grades: listed([helps('gpa') && `a ${of('gpa')} GPA`, score]),
    figures: listed(
      leadFigures(facts, code)
        .slice(0, FIGURES)
        .map((fact) => figureWords(fact, facts)),
    ),
    season: of('season.year'),
    level: of('season.level'),
    games: of('season.games'),
    film: of('film'),
    reason: of('school.reason'),
    role: of('school.coachRole'),
    major: of('intendedMajor'),
    onRequest: of('onRequest'),
    forty: of('fortyYardDash'),
    measured: measuredWords(facts, code),
  };
}

/** At most two measurements, those that a coach of the position asks for; none for kickers. Lifts are left to the athlete. */
function measuredWords(facts: readonly Fact[], code: string): string {
  const group = positionGroup(code);
  if (group === 'K' || group === 'P' || code === 'LS') return '';
  const order = group === 'OL' || group === 'DL' ? ['wingspan', 'broadJump'] : ['verticalJump', 'broadJump', 'proShuttle'];
  const known = order.flatMap((key) => facts.find((fact) => fact.key === key) ?? []);
  return listed(known.slice(0, 2).map(({ label, value }) => `my ${label.toLowerCase()} is ${value}`));
}

/** "at Westlake High School in Austin, TX", "from Austin, TX" */
export function schoolAndTown({ highSchool, town }: Pick<AthleteWords, 'highSchool' | 'town'>): string[] {
  return [highSchool && `at ${highSchool}`, town && (highSchool ? `in ${town}` : `from ${town}`)];
}

/** "an 18", "an 8", "a 28" */
export function article(words: string): string {
  return /^(?:[aeio]|u(?!ni)|8|11|18)/i.test(words) ? 'an' : 'a';
}

/** "one, two and three" without what is blank. */
export function listed(words: readonly string[]): string {
  const stated = words.filter(Boolean);
  return stated.length < 2 ? (stated[0] ?? '') : `${stated.slice(0, -1).join(', ')} and ${stated.at(-1)}`;
}

/** What a coach of the position asks for first. */
const LEAD: Record<PositionGroup, string> = {
  QB: 'passingYards passingTouchdowns completionPercentage rushingYards',
  RB: 'rushingYards rushingTouchdowns yardsPerCarry receptions',
  WR: 'receptions receivingYards receivingTouchdowns yardsPerReception',
  TE: 'receptions receivingYards receivingTouchdowns',
  OL: '',
  DL: 'tackles sacks tacklesForLoss forcedFumbles',
  LB: 'tackles tacklesForLoss sacks defensiveInterceptions',
  DB: 'tackles defensiveInterceptions passBreakups forcedFumbles',
  // "Made of tried" includes the rate.
  K: 'fieldGoalsMade longestFieldGoal extraPointsMade touchbackPercentage',
  P: 'punts yardsPerPunt puntsInside20',
};

/** Not figures, or figures that a first email does not mention. */
const NEVER_STATED = new Set(['season.year', 'season.games', 'season.level', 'season.fumbles', 'season.fumblesLost']);

/** With fewer games an average means nothing; a rate counts many tries, so two games are enough. */
const GAMES_FOR_AVERAGE = 3;
const GAMES_FOR_RATE = 2;
const AVERAGE = /Per[A-Z]|Average|Rating/;
const RATE = /Percentage/;

function isThinSample(key: string, games: number): boolean {
  return (AVERAGE.test(key) && games < GAMES_FOR_AVERAGE) || (RATE.test(key) && games < GAMES_FOR_RATE);
}

function leadFigures(facts: readonly Fact[], code: string): Fact[] {
  const games = Number(facts.find(({ key }) => key === 'season.games')?.value ?? GAMES_FOR_AVERAGE);
  const counted = facts.filter(({ key, value }) => {
    const isShown = key.startsWith('season.') && !NEVER_STATED.has(key) && !isThinSample(key, games);
    return isShown && Number.parseFloat(value) > 0;
  });
  const group = positionGroup(code);
  const order = (group === null ? '' : LEAD[group]).split(' ').map((key) => `season.${key}`);
  const lead = order.flatMap((key) => counted.find((fact) => fact.key === key) ?? []);
  return lead.length > 0 ? lead : counted;
}

/** "Completion %, 2026" and "67%" → "a completion rate of 67%"; "Yards per Carry" → "6.1 yards per carry". */
function figureWords({ key, label, value }: Fact, facts: readonly Fact[]): string {
  const attempted = key === 'season.fieldGoalsMade' && facts.find((fact) => fact.key === 'season.fieldGoalsAttempted')?.value;
  if (attempted) return `${value} of ${attempted} field goals`;
  const [name = ''] = label.toLowerCase().split(', ');
  if (value.endsWith('%')) {
    const what = name.replace(' %', '');
    return `${article(what)} ${what} rate of ${value}`;
  }
  if (name.startsWith('longest')) return `a ${name.replace(/ \(yards\)$/, '')} of ${value} yards`;
  return `${value} ${value === '1' ? name.replace(/s\b/, '') : name}`;
}
