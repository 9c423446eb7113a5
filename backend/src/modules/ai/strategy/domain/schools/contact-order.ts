import { type PositionGroup, positionGroup } from '../../../../profile/fields/index.js';
import { playersAt } from './players-at.js';
import type { StaffMember, StrategySchool } from '../strategy-material.js';

/** The coordinator of the side of the ball; '' for kickers and punters. */
const COORDINATOR: Record<PositionGroup, string> = {
  QB: 'OC',
  RB: 'OC',
  WR: 'OC',
  TE: 'OC',
  OL: 'OC',
  DL: 'DC',
  LB: 'DC',
  DB: 'DC',
  K: '',
  P: '',
};
const MOST = 4;

/** Whom to write to first: position coach, recruiting, coordinator of the side, head coach; then with an email address before without. */
export function contactOrder({ staff, name }: Pick<StrategySchool, 'staff' | 'name'>, position: string): string[] {
  const group = positionGroup(position);
  const ranked = staff
    .map((member, at) => ({ member, at, rank: rankOf(member, group) }))
    .filter(({ rank }) => rank < UNRELATED)
    .sort((a, b) => Number(b.member.hasEmail) - Number(a.member.hasEmail) || a.rank - b.rank || a.at - b.at)
    .slice(0, MOST)
    .map(({ member }) => nameOf(member));
  if (ranked.length > 0) return ranked;
  const isSpecialist = group === 'K' || group === 'P' || position === 'LS';
  const ofGroup = group === null ? 'Position coach' : capital(`${playersAt(group)} coach`);
  const coach = isSpecialist ? 'Special teams coordinator' : ofGroup;
  const none = `No coach of ${name} is known here: look on the school’s staff page and add the coach as a contact.`;
  return [none, coach, 'Recruiting coordinator'];
}

const UNRELATED = 9;

function rankOf({ position: codes, isHeadCoach }: StaffMember, group: PositionGroup | null): number {
  const has = (code: string) => code !== '' && codes.split(',').includes(code);
  const coordinator = group === null ? '' : COORDINATOR[group];
  const rank = [has(group ?? ''), has('RC'), has(coordinator), isHeadCoach].indexOf(true);
  return rank < 0 ? UNRELATED : rank;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf({ name, title, hasEmail }: StaffMember): string {
  const who = title === '' ? name : `${name}, ${title}`;
  return hasEmail ? who : `${who} (no email address known)`;
}
