import type { HabitsDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';

export interface HabitLine {
  label: string;
  value: string;
  /** The emails it rests on. */
  basis: string;
}

type Comparison = HabitsDto['bestDay'] | HabitsDto['bestRole'];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const roles = {
  head_coach: 'Head coaches',
  recruiting_coordinator: 'Recruiting coordinators',
  position_coach: 'Position coaches',
};

/** 10 as "10:00 AM to 11:00 AM". */
function hourWords(hour: number): string {
  const clock = (at: number): string => `${at % 12 === 0 ? 12 : at % 12}:00 ${at % 24 < 12 ? 'AM' : 'PM'}`;
  return `${clock(hour)} to ${clock(hour + 1)}`;
}

/** The winner with its share and that of all others, or that there are too few emails; `group` as in "on one day". */
function line(label: string, winner: string | null, { best, counted, replied, groups }: Comparison, group: string): HabitLine {
  if (best === null || winner === null) {
    const why = groups < 2 ? `, all ${group}, so nothing to compare` : '';
    return { label, value: 'Too few to tell', basis: `n = ${counted}${why}` };
  }
  const others = `others ${replied - best.replied} of ${counted - best.counted}`;
  return { label, value: winner, basis: `${best.replied} of ${best.counted} replied, ${others} · enough to tell, n = ${counted}` };
}

/** What worked for this athlete: day, hour and role each with a verdict, and the usual time to a reply if there is one. */
export function habitLines({ bestDay, bestHour, bestRole, responseDays }: HabitsDto): HabitLine[] {
  const lines = [
    line('Best day', bestDay.best && (weekdays[bestDay.best.value - 1] ?? ''), bestDay, 'on one day'),
    line('Best hour', bestHour.best && hourWords(bestHour.best.value), bestHour, 'in one hour'),
    line('Who answers most', bestRole.best && roles[bestRole.best.value], bestRole, 'to one kind of coach'),
  ];
  if (responseDays === null) return lines;
  return [
    ...lines,
    {
      label: 'Usual time to a reply',
      value: countOf(responseDays.value, 'day'),
      basis: responseDays.replies === 1 ? '1 reply' : `median of ${responseDays.replies} replies`,
    },
  ];
}
