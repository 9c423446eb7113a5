import { comingEvent, comingTask } from './calendar/coming-events.js';
import { dayText } from './calendar/day-text.js';
import { daysBetween } from './calendar/days-between.js';
import { dayIn } from './calendar/day-in.js';
import { committedSchool, isOpenSchool, signedSchool } from './schools/is-open-school.js';
import { nameList } from './name-list.js';
import { closedOfferTask, offerTask, openOffers } from './schools/open-offers.js';
import type { LoggedEvent, StrategyMaterial, StrategySchool } from './strategy-material.js';

/** Returns the tasks from the record, the most urgent first: open offers, replies, steps and invitations with a deadline. */
export function recordTasks({ schools, today }: Pick<StrategyMaterial, 'schools' | 'today'>): string[] {
  const offers = openOffers(schools, today);
  const signedWith = signedSchool(schools)?.name ?? null;
  const answer = (school: StrategySchool) => `${offerTask(school, signedWith)}${visitAfter(school, schools, today)}`;
  const dated = (school: StrategySchool) => school.engagement.offer?.deadline !== null;
  return [
    ...offers.filter(dated).map(answer),
    ...replyTasks(schools),
    ...offers.filter((school) => !dated(school)).map(answer),
    ...(signedWith === null && !committedSchool(schools) ? schools.flatMap((school) => closedTask(school, today) ?? []) : []),
    ...comingTasks(schools, today, signedWith),
    ...schools.flatMap((school) => nextStepTask(school, today) ?? []),
    ...schools.flatMap((school) => invitationTasks(school, today)),
    ...schools.flatMap((school) => thanksTask(school, today) ?? []),
  ];
}

/** A visit elsewhere that is planned for after the day by which an offer is to be answered; '' for none. */
function visitAfter({ id, engagement: { offer } }: StrategySchool, schools: readonly StrategySchool[], today: string): string {
  const deadline = offer?.deadline ?? null;
  if (deadline === null || signedSchool(schools)) return '';
  const visits = schools.flatMap((other) => {
    const event = other.id === id || !isOpenSchool(other) ? null : comingEvent(other, today);
    return event?.kind === 'visit' && event.on > deadline ? [{ name: other.name, on: event.on }] : [];
  });
  const [next] = visits.sort((a, b) => a.on.localeCompare(b.on));
  return next ? ` Your visit to ${next.name} on ${dayText(next.on)} comes after that day: ask whether the answer can wait for it.` : '';
}

/** An offer that was withdrawn or whose day is over, where no coach waits for an answer. */
function closedTask(school: StrategySchool, today: string): string | null {
  if (isLeft(school) || school.leadLevel === 'committed' || school.engagement.isReplyWaiting) return null;
  return closedOfferTask(school, today, ` of ${school.name}`);
}

/** The next day first. */
function comingTasks(schools: readonly StrategySchool[], today: string, signedWith: string | null): string[] {
  const day = (school: StrategySchool) => comingEvent(school, today)?.on ?? '9999';
  return schools
    .filter((school) => !isLeft(school))
    .sort((a, b) => day(a).localeCompare(day(b)))
    .flatMap((school) => comingTask(school, today, signedWith) ?? []);
}

/** Those who named a day first; those who asked for nothing that was read in one sentence. */
function replyTasks(schools: readonly StrategySchool[]): string[] {
  const waiting = schools.filter(({ engagement }) => engagement.isReplyWaiting);
  const asking = waiting.filter(({ engagement }) => isAsking(engagement));
  const others = waiting.filter(({ engagement }) => !isAsking(engagement));
  const day = ({ engagement }: StrategySchool) => engagement.asked?.on ?? '9999';
  return [
    ...asking.sort((a, b) => day(a).localeCompare(day(b))).map(replyTask),
    ...(others.length > 0 ? [`Answer the coaches of ${nameList(others, others.length)}.`] : []),
  ];
}

const isAsking = ({ asked }: StrategySchool['engagement']): boolean => asked !== null && (asked.things.length > 0 || asked.on !== null);

/** "Answer the coaches of Delta State: they asked about your transcript." */
export function replyTask({ name, engagement: { asked } }: StrategySchool): string {
  const things = asked?.things ?? [];
  const what = things.length > 0 ? `: they asked about ${joined(things)}` : '';
  const by = asked?.on ? `${what === '' ? ': they named' : ', and named'} ${dayText(asked.on)}` : '';
  return `Answer the coaches of ${name}${what}${by}.`;
}

function joined(things: readonly string[]): string {
  return things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

/** A step of the athlete's own that names a day to come, unless the visit of that day is logged. */
export function nextStepTask(school: StrategySchool, today: string): string | null {
  const { name, engagement } = school;
  const { nextStep } = engagement;
  const day = dayIn(nextStep, today);
  if (isLeft(school) || day === null || day === comingEvent(school, today)?.on) return null;
  const prepare = /\bvisit\b/i.test(nextStep) ? ' Prepare your questions: playing time, classes, cost.' : '';
  return `Your next step with ${name}: “${nextStep.replace(/[.!]$/, '')}”.${prepare}`;
}

/** A coach who was met in the last days and got no email since. */
function thanksTask(school: StrategySchool, today: string): string | null {
  const { name, leadLevel, engagement } = school;
  const event = lastEvent(school, today);
  if (isLeft(school) || leadLevel === 'committed' || engagement.offer?.status === 'signed' || !event?.isFresh) return null;
  if ((engagement.lastSentOn ?? '') > event.on || event.kind === 'text') return null;
  return `Thank the coach of ${name} for the ${event.kind}, and ask what comes next.`;
}

/** Returns whether the athlete declined the school. */
function isLeft({ leadLevel, engagement: { offer } }: StrategySchool): boolean {
  return leadLevel === 'declined' || offer?.status === 'declined';
}

function invitationTasks(school: StrategySchool, today: string): string[] {
  const { name, engagement } = school;
  if (isLeft(school)) return [];
  return engagement.events
    .filter(({ deadline }) => deadline !== null && deadline >= today)
    .map(({ kind, deadline }) => `Tell ${name} by ${dayText(deadline ?? today)} whether you come to the ${kind}.`);
}

/** Days after a visit or a camp in which thanks are due. */
const THANKS = 14;

/** The newest visit, camp or call, as something to build on; null when there is none. */
export function lastEvent(
  { engagement: { events } }: StrategySchool,
  today: string,
): { kind: LoggedEvent['kind']; words: string; on: string; isFresh: boolean } | null {
  const met = events.find(({ kind, on }) => kind !== 'other' && on <= today);
  if (!met) return null;
  const words = {
    visit: `You visited on ${dayText(met.on)}.`,
    camp: `You were at its camp on ${dayText(met.on)}.`,
    call: `You had a call on ${dayText(met.on)}.`,
    text: `You exchanged texts on ${dayText(met.on)}.`,
    other: '',
  }[met.kind];
  return { kind: met.kind, words, on: met.on, isFresh: daysBetween(met.on, today) <= THANKS };
}

/** Something passed between the athlete and the school. */
export function hasRecord({ engagement: { sent, replied, contacts, offer } }: StrategySchool): boolean {
  return sent + replied + contacts > 0 || offer !== null;
}

/** No email, no reply, no contact, no offer and no day of the athlete's own yet, and no minimum that is missed. */
export function isFresh(school: StrategySchool, today: string): boolean {
  return isOpenSchool(school) && school.fit.gate === null && !hasRecord(school) && dayIn(school.engagement.nextStep, today) === null;
}

/** The newest contact was a call or texts: nobody met. */
export function isSpoken(school: StrategySchool, today: string): boolean {
  return ['call', 'text'].includes(lastEvent(school, today)?.kind ?? '');
}

/** Schools where something happened and the next word is the athlete's: camps of the summer, calls, texts. */
export function metBefore(school: StrategySchool, today: string): boolean {
  const event = lastEvent(school, today);
  const { sent, replied, offer } = school.engagement;
  return isOpenSchool(school) && school.fit.gate === null && event !== null && !event.isFresh && sent + replied === 0 && offer === null;
}
