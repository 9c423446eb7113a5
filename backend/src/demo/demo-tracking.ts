import type { LoggedContactDraft, TrackingChange } from '../modules/schools/outreach/index.js';

interface SchoolNotes {
  name: string;
  state: string;
  change: TrackingChange;
  /** `daysAgo` counts from when it is written down. */
  contacts?: (Omit<LoggedContactDraft, 'at'> & { daysAgo: number })[];
}

/** What the demo athlete wrote down about schools. */
export const demoTracking: SchoolNotes[] = [
  {
    name: 'Texas State',
    state: 'TX',
    change: {
      leadLevel: 'hot',
      filmSent: true,
      twitterConnection: true,
      notes: 'Three quarterbacks leave after this season. Good business school.',
      nextStep: 'Send the spring schedule',
    },
    contacts: [{ kind: 'call', daysAgo: 2, withWhom: 'Recruiting coordinator', note: 'Asked for my transcript and spring dates.' }],
  },
  {
    name: 'Incarnate Word',
    state: 'TX',
    change: { leadLevel: 'warm', filmSent: true, notes: 'An hour and a half from home.', nextStep: 'Sign up for the June camp' },
    contacts: [{ kind: 'camp', daysAgo: 9, withWhom: 'Offensive staff', note: 'Threw with 20 other quarterbacks. 4.9 in the forty.' }],
  },
  {
    name: 'Angelo State',
    state: 'TX',
    change: { leadLevel: 'warm', notes: 'Open offense, plays young quarterbacks.', nextStep: 'Ask about a visit' },
  },
  {
    name: 'Trinity University TX',
    state: 'TX',
    change: { leadLevel: 'hot', filmSent: true, notes: 'Best academics on my list.', nextStep: 'Finish the application' },
    contacts: [{ kind: 'visit', daysAgo: 5, withWhom: 'Head coach', note: 'Walked the campus with my parents, sat in on a class.' }],
  },
  { name: 'Texas', state: 'TX', change: { leadLevel: 'declined', notes: 'They told me they are full at my position.' } },
];
