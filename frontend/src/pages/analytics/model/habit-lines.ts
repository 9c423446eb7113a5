import type { HabitsDto } from '../api/analytics.gen';

export interface HabitLine {
  label: string;
  value: string;
  /** The mails it rests on. */
  basis: string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const roles = {
  head_coach: 'Head coaches',
  recruiting_coordinator: 'Recruiting coordinators',
  position_coach: 'Position coaches',
};

const basisOf = ({ sent, replied }: { sent: number; replied: number }): string => `${replied} of ${sent} replied`;

/** 10 as "10:00 AM to 11:00 AM". */
function hourWords(hour: number): string {
  const clock = (at: number): string => `${at % 12 === 0 ? 12 : at % 12}:00 ${at % 24 < 12 ? 'AM' : 'PM'}`;
  return `${clock(hour)} to ${clock(hour + 1)}`;
}

/** What worked for this athlete; a line only for what the mails tell. */
export function habitLines({ bestDay, bestHour, bestRole, responseDays }: HabitsDto): HabitLine[] {
  const lines: (HabitLine | false)[] = [
    bestDay !== null && { label: 'Best day', value: weekdays[bestDay.value - 1] ?? '', basis: basisOf(bestDay) },
    bestHour !== null && { label: 'Best hour', value: hourWords(bestHour.value), basis: basisOf(bestHour) },
    bestRole !== null && { label: 'Who answers most', value: roles[bestRole.value], basis: basisOf(bestRole) },
    responseDays !== null && {
      label: 'Usual time to a reply',
      value: responseDays.value === 1 ? '1 day' : `${responseDays.value} days`,
      basis: responseDays.replies === 1 ? '1 reply' : `median of ${responseDays.replies} replies`,
    },
  ];
  return lines.filter((line) => line !== false);
}
