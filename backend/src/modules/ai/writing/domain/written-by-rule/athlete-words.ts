import { type PositionGroup, positionGroup } from '../../../../profile/fields/index.js';
import type { Fact } from '../../../facts/domain/fact.js';

/** What the sentences of a mail are made of; '' = not known. */
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
  games: string;
  film: string;
}

/** At most this many figures: a coach reads the first ones. */
const FIGURES = 3;

export function athleteWords(facts: readonly Fact[]): AthleteWords {
  const of = (key: string): string => facts.find((fact) => fact.key === key)?.value ?? '';
  const [, code = '', position = ''] = /^(\w+)(?: \((.*)\))?$/.exec(of('position')) ?? [];
  const [sat, act] = [of('satScore'), of('actScore')];
  const score = sat ? `a ${sat} SAT score` : act && `${article(act)} ${act} ACT score`;
  return {
    name: [of('firstName'), of('lastName')].filter(Boolean).join(' '),
    position: position || code,
    positionCode: code,
    year: of('graduationYear'),
    highSchool: of('highSchool'),
    town: [of('city'), of('state')].filter(Boolean).join(', '),
    build: listed([of('height'), of('weight')]),
    grades: listed([of('gpa') && `a ${of('gpa')} GPA`, score]),
    figures: listed(leadFigures(facts, code).slice(0, FIGURES).map(figureWords)),
    season: of('season.year'),
    games: of('season.games'),
    film: of('film'),
  };
}

/** "an 18", "an 8", "a 28" */
export function article(words: string): string {
  return /^(?:[aeio]|u(?!ni)|8|11|18)/i.test(words) ? 'an' : 'a';
}

/** "one, two and three" without what is blank. */
export function listed(words: readonly string[]): string {
  const said = words.filter(Boolean);
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
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
  K: 'fieldGoalsMade fieldGoalPercentage longestFieldGoal',
  P: 'punts yardsPerPunt puntsInside20',
};

function leadFigures(facts: readonly Fact[], code: string): Fact[] {
  const counted = facts.filter(({ key, value }) => {
    return key.startsWith('season.') && !['season.year', 'season.games'].includes(key) && Number.parseFloat(value) > 0;
  });
  const group = positionGroup(code);
  const order = (group === null ? '' : LEAD[group]).split(' ').map((key) => `season.${key}`);
  const lead = order.flatMap((key) => counted.find((fact) => fact.key === key) ?? []);
  return lead.length > 0 ? lead : counted;
}

/** "Completion %, 2026" and "67%" → "a completion rate of 67%"; "Yards per Carry" → "6.1 yards per carry". */
function figureWords({ label, value }: Fact): string {
  const [name = ''] = label.toLowerCase().split(', ');
  if (value.endsWith('%')) {
    const what = name.replace(' %', '');
    return `${article(what)} ${what} rate of ${value}`;
  }
  if (name.startsWith('longest')) return `a ${name.replace(/ \(yards\)$/, '')} of ${value} yards`;
  return `${value} ${value === '1' ? name.replace(/s\b/, '') : name}`;
}
