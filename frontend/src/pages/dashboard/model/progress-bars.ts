import type { KnownFigures } from './known-figures';

export interface Bar {
  label: string;
  /** 0 to 100. */
  percent: number;
  detail: string;
}

const researchGoal = 20;
const coachesPerSchool = 2;

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, (part / whole) * 100);
}

/** How far an athlete's recruiting has come, in the figures the page shows. */
export function progressBars({ favorites, sent, replied }: KnownFigures): Bar[] {
  const outreachGoal = favorites * coachesPerSchool;
  return [
    {
      label: 'Favorite School Research',
      percent: share(favorites, researchGoal),
      detail: `${favorites} of ${researchGoal}`,
    },
    {
      label: 'Email Outreach',
      percent: share(sent, outreachGoal),
      detail: outreachGoal === 0 ? 'No favorites yet' : `${sent} of ${outreachGoal}`,
    },
    {
      label: 'Coach Engagement',
      percent: share(replied, sent),
      detail: sent === 0 ? 'None sent yet' : `${replied} of ${sent} replied`,
    },
  ];
}
