import { athleteWords } from '../../writing/domain/written-by-rule/athlete-words.js';
import type { Fact } from '../../facts/domain/fact.js';
import { type AthleteStage, athleteStage } from '../../writing/domain/written-by-rule/athlete-stage.js';
import type { FollowUp } from './strategy.js';
import { isBeforeHighSchool, isYoung } from './calendar/is-young.js';

/** Returns the first email and its follow-ups without a reply; subjects contain known facts only. */
export function planFollowUps(facts: readonly Fact[], today: string): FollowUp[] {
  if (isBeforeHighSchool(facts, today)) return [LATER];
  return isYoung(facts, today) ? ofYoung(facts) : ofUpperclass(facts, athleteStage(facts, today));
}

/** Before high school there is nothing to show yet. */
const LATER: FollowUp = {
  day: 0,
  subject: 'Introduction, once you play in high school',
  purpose: 'Wait with it until ninth grade: coaches look at film of high school.',
};

/** Coaches may not answer a ninth or tenth grader yet: one email, and one for each thing that is really new. */
function ofYoung(facts: readonly Fact[]): FollowUp[] {
  const { year, positionCode, town, film } = athleteWords(facts);
  const who = [year, positionCode].filter(Boolean).join(' ') || 'Student athlete';
  return [
    {
      day: 0,
      subject: town ? `${who} from ${town}` : `${who}: introduction`,
      purpose: `Introduce yourself, ${film ? 'link your film' : 'add film to your profile and link it'}, and ask which camp the staff would like to see you at.`,
    },
    {
      day: 90,
      subject: `${who}: what is new`,
      purpose: 'Only if something is: new film, measurements, grades or a camp. Three sentences.',
    },
    { day: 270, subject: `${who}: this season`, purpose: 'After your season: film and figures. One email a season is enough at your age.' },
  ];
}

/** A senior has no summer camp left before college. */
function askToCome(who: string, isLastYear: boolean): FollowUp {
  if (isLastYear) return { day: 28, subject: `${who}: a visit`, purpose: 'Ask whether and when you may visit.' };
  return { day: 28, subject: `${who}: camps and visits`, purpose: 'Ask which camp or visit day the staff would like to see you at.' };
}

function ofUpperclass(facts: readonly Fact[], { college, isLastYear }: AthleteStage): FollowUp[] {
  const { year, positionCode, town, film, grades, figures, season } = athleteWords(facts);
  const code = college === '' ? [year, positionCode] : [positionCode || 'Player', 'at', college];
  const who = code.filter(Boolean).join(' ') || 'Student athlete';
  return [
    {
      day: 0,
      subject: town ? `${who} from ${town}` : `${who}: introduction`,
      purpose: `Introduce yourself, ${film ? 'link your film' : 'add film to your profile and link it'}, and ask one question.`,
    },
    {
      day: 7,
      subject: figures ? `${who}: ${season} season figures` : `${who}: film and season`,
      purpose: 'Share what is new since your first email: a game, a figure or a clip. Keep it to three sentences.',
    },
    {
      day: 14,
      subject: grades ? `${who}: grades and test scores` : `${who}: interest in your program`,
      purpose: grades
        ? 'Show that you can be admitted, and ask what the school looks for.'
        : 'Say why this school, and ask what it looks for at your position.',
    },
    askToCome(who, isLastYear),
    {
      day: 45,
      subject: `${who}: still interested`,
      purpose: 'Last email of the sequence: thank the coach and ask whether to keep in touch. Stop at any “no”.',
    },
  ];
}
