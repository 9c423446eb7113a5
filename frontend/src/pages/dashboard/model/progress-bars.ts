export interface Bar {
  label: string;
  /** Whole, 0 to 100. */
  percent: number;
  detail: string;
}

interface Progress {
  favorites: number;
  sent: number;
  replied: number;
  /** The profile score, 0 to 100. */
  profile: number;
}

const researchGoal = 20;
const coachesPerSchool = 2;

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.round((part / whole) * 100));
}

/** "5 of 28", but "47 · goal 28 reached": more than all of it is no share. */
function towards(done: number, goal: number): string {
  return done > goal ? `${done} · goal ${goal} reached` : `${done} of ${goal}`;
}

/** The progress of an athlete's recruiting, from the numbers on the page. */
export function progressBars({ favorites, sent, replied, profile }: Progress): Bar[] {
  const outreachGoal = favorites * coachesPerSchool;
  return [
    { label: 'Profile Completion', percent: profile, detail: `${profile}%` },
    {
      label: 'Favorite School Research',
      percent: share(favorites, researchGoal),
      detail: towards(favorites, researchGoal),
    },
    {
      label: 'Email Outreach',
      percent: share(sent, outreachGoal),
      detail: outreachGoal === 0 ? 'No favorites yet' : towards(sent, outreachGoal),
    },
    {
      label: 'Coach Engagement',
      percent: share(replied, sent),
      detail: sent === 0 ? 'None sent yet' : `${replied} of ${sent} replied`,
    },
  ];
}
