import { dayText } from './day-text.js';
import type { LoggedEvent, StrategySchool } from '../strategy-material.js';

/** A visit or a camp whose day is to come. */
export interface ComingEvent {
  kind: 'visit' | 'camp';
  /** YYYY-MM-DD */
  on: string;
}

/** The next visit or camp to come at a school; null when none is planned. */
export function comingEvent({ engagement: { events } }: StrategySchool, today: string): ComingEvent | null {
  const coming = events.filter((event): event is LoggedEvent & ComingEvent => isPlanned(event) && event.on > today);
  return coming.reduce<ComingEvent | null>((next, event) => (next && next.on <= event.on ? next : event), null);
}

const isPlanned = ({ kind }: LoggedEvent) => kind === 'visit' || kind === 'camp';

const PREPARE = {
  visit: 'Prepare your questions: playing time, classes, cost.',
  camp: 'Tell its coaches that you come, ask what to bring, and thank them the day after.',
};

/**
 * "Your visit to Shorter is on December 5, 2026." A plan is kept and read on other days, so it counts none; Home does.
 * `signedWith`: another school, where the athlete signed.
 */
export function comingTask(school: StrategySchool, today: string, signedWith: string | null = null): string | null {
  const event = comingEvent(school, today);
  if (!event) return null;
  const { kind, on } = event;
  if (signedWith !== null && signedWith !== school.name) {
    return `Tell ${school.name} that you do not come to the ${kind} on ${dayText(on)}, with thanks: you signed with ${signedWith}.`;
  }
  const what = kind === 'visit' ? `Your visit to ${school.name}` : `Your camp at ${school.name}`;
  return `${what} is on ${dayText(on)}. ${PREPARE[kind]}`;
}
