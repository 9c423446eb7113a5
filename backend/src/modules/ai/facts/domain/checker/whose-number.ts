import { quick, type QuickPattern } from '../../../../../shared-kernel/reading/quick-pattern.js';

/**
 * Finds the parts of a sentence that are about another person, or about the future: their numbers are no claims about the athlete.
 * Positions refer to the sentence in lower case.
 */
export interface Stretch {
  start: number;
  end: number;
}

const KIN = quick(
  /(?:^|[,;] |\b(?:and|but|while|because) )(?:my|our) (?:(?:older|younger|little|big|twin|best|old) )?(?:brother|sister|dad|father|mom|mother|cousin|uncle|aunt|grandpa|grandfather|grandma|grandmother|friend|(?:back(?:field)?|running|line|team|class|room)[- ]?mates?|(?:training |lifting )?partner|competition|backup|girlfriend|boyfriend|nephew|niece|grandparents|stepdad|stepmom|(?:offensive |defensive |o-|d-)?line|linemen|student body|stadium|roster|weight room|starter ahead of me|parents|siblings|brothers|sisters|family)\b(?!'s? (?:and|or) i\b)/g,
);
/** "our center is 285 pounds"; what our team did is a result. */
const OURS = quick(
  /\bour (?:(?:starting|left|right|other|backup|biggest|smallest|best|own|top|two|2) )?(?:center|guard|tackle|tight end|fullback|quarterback|qb|kicker|punter|snapper|linebacker|corner|cornerback|safety|receiver|running back|tailback|lineman|defensive end|nose|freshman|sophomore|junior)s? (?:is|was|are|were|has|had|weighs?|runs?|averages?|averaged|stands?|bench\w*)\b/g,
);
/** "Tillery's teams have averaged 400 yards" */
const OF_COACH = quick(
  /(?:^|[,;] |\b(?:and|but|that) )(?:coach )?[a-z]+'s (?:teams?|offenses?|defenses?|quarterbacks?|backs|receivers|players|programs?)\b/g,
);
const READER = quick(
  /(?:^|[,;] |\b(?:that|and|but|saw|read|heard|know) )(?:your (?!email\b)[a-z]|(?:you|you guys|you all|lamar) (?:beat|won|went|had|have|scored|signed|need|take|took|play|played|finished|are(?! (?:looking|getting))|were|lost|run|ran|graduate|threw|averaged|want|require|put|return|lose)\b)/g,
);
const GOAL = quick(
  /\b(?:my (?:\w+ )?(?:goals?|dream|aim|target|hope|plan) (?:is|are|was|this|for|now)|(?:i|i'm|i am|and|also) (?:\w+ )?(?:hope|hoping|want|plan|planning|aim|aiming|expect|intend|trying|working|train|training|need|going) to|i(?:'d| would) (?:\w+ )?(?:like|love) to|i (?:will|'ll)|i'll|(?:aiming|shooting|pushing|striving|hoping) (?:for|at|to)|room (?:to|for)|(?:could|might) (?:\w+ )?(?:be|get|run|throw|weigh|reach|hit|rush|catch|score|have|go)|by (?:spring|summer|next|the time|graduation|august|june|may)|before (?:summer|spring|next|camp|i graduate|the season(?= (?:starts|begins|is over|ends)))|until i|if (?:i|we|my|he)|i wish i)\b/g,
);
const ASKED = quick(/^(?:[^?]*[,;] )?\s*(?:what|how|do|does|did|is|are|will|would|can|could|which|when|where|who)\b[^?!]*\?["')]?\s*$/);
/** The athlete is spoken of again. */
const SELF = quick(/\b(?:i|i'm|i've|me|my|mine)\b/);

/** The stretches of a sentence whose numbers are not the athlete's own. */
export function notOwn(low: string): Stretch[] {
  if (ASKED.test(low) && !SELF.test(low)) return [{ start: 0, end: low.length }];
  return [...stretches(low, KIN), ...stretches(low, OURS), ...stretches(low, OF_COACH), ...stretches(low, READER)];
}

/** Parts about family, friends and other players. */
export function ofKin(low: string): Stretch[] {
  return [...stretches(low, KIN), ...stretches(low, OURS)];
}

/** From a goal to the end of its clause. */
export function stillToCome(low: string): Stretch[] {
  return GOAL.matchesIn(low).map(({ 0: found, index }) => {
    const isBehind = /^(?:by|before|until) /.test(found);
    if (found.startsWith('if ')) return { start: index, end: clauseOf(low, index) };
    return isBehind ? { start: 0, end: low.length } : { start: index, end: endOfClause(low, index + found.length) };
  });
}

function stretches(low: string, pattern: QuickPattern): Stretch[] {
  return pattern.matchesIn(low).map(({ 0: found, index }) => {
    const from = index + found.length;
    const self = /\b(?:i|i'm|i've|me|my|mine)\b|\bso \d/.exec(low.slice(from));
    return { start: index, end: self ? from + self.index : low.length };
  });
}

/** A condition ends with its comma. */
function clauseOf(low: string, from: number): number {
  const comma = low.indexOf(',', from);
  return comma < 0 ? low.length : comma;
}

function endOfClause(low: string, from: number): number {
  const next =
    /[,;] ?(?:and |but |so )?(?:i|my)\b|\b(?:and|but) my\b|\bthat\b|\b(?:i have|i am|i'm|i've|i was|i won|i threw|i ran|i had|i got)\b/.exec(
      low.slice(from),
    );
  return next ? from + next.index : low.length;
}

export function isWithin(stretches_: readonly Stretch[], at: number): boolean {
  return stretches_.some(({ start, end }) => at >= start && at < end);
}
