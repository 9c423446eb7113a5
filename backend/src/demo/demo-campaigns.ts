import type { RecipientRow } from '../modules/schools/directory/index.js';
import type { SchoolName } from './demo-schools.js';
import type { DemoMailOutcome } from './demo-mail-outcome.js';

interface DemoCampaign {
  name: string;
  subject: string;
  template: string;
  /** Null: a draft, never sent. */
  sentDaysAgo: number | null;
  /** Who of the favorites' coaches gets it. */
  to: (coach: RecipientRow) => boolean;
  /** Favorites that were marked on the day it was sent; the first email to them is of a later campaign. */
  marked?: SchoolName[];
  /** For one recipient after the other, by school and name; who comes later just got it. */
  fates: DemoMailOutcome[];
}

const codes = ({ position }: RecipientRow) => position.split(',');

/** Oldest first. */
export const demoCampaigns: DemoCampaign[] = [
  {
    name: 'First hello',
    subject: 'Class of {{student_graduation_year}} {{student_position}} who follows {{school_name}}',
    template: `Coach {{coach_last_name|and staff}},

I am {{student_first_name}} {{student_last_name}}, a {{student_position}} at {{student_high_school}} in {{student_city}}, {{student_state}} (class of {{student_graduation_year}}, GPA {{student_gpa}}).

I am putting together my list of schools, and {{school_name}} is on it. What is the best way to get on your list?

Thank you,
{{student_first_name}} {{student_last_name}}`,
    sentDaysAgo: 41,
    to: (coach) => codes(coach).includes('RC') && !coach.isHeadCoach,
    fates: ['opened', 'sent', 'replied', 'sent', 'opened', 'sent', 'auto_reply', 'replied', 'sent', 'bounced', 'opened', 'sent'],
  },
  {
    name: 'Hello to head coaches',
    subject: '{{student_position}} {{student_graduation_year}} from {{student_city}}: {{student_first_name}} {{student_last_name}}',
    template: `Coach {{coach_last_name|and staff}},

My name is {{student_first_name}} {{student_last_name}}. I am a {{student_position}} in the class of {{student_graduation_year}} at {{student_high_school}} in {{student_city}}, {{student_state}}: {{student_height}}, {{student_weight}}, GPA {{student_gpa}}.

I follow {{school_name}} and would like to learn what you look for at my position. Here is my film: {{hudl_profile_url}}

Thank you for your time,
{{student_first_name}} {{student_last_name}}`,
    sentDaysAgo: 23,
    to: (coach) => coach.isHeadCoach || coach.addedByYou,
    marked: [
      { name: 'Stephen F. Austin', state: 'TX' },
      { name: 'UTSA', state: 'TX' },
    ],
    fates: ['opened', 'opened', 'replied', 'sent', 'opened', 'sent', 'opened', 'sent', 'replied', 'opened'],
  },
  {
    name: 'Junior season film',
    subject: 'New film for {{school_name}}',
    template: `Coach {{coach_last_name|and staff}},

I have new film from my junior season: {{hudl_profile_url}}

I am the {{student_graduation_year}} {{student_position}} from {{student_high_school}} ({{student_city}}, {{student_state}}). {{school_name}} is still high on my list, and I would be glad to hear what you think of it.

Thank you,
{{student_first_name}} {{student_last_name}}`,
    sentDaysAgo: 6,
    to: (coach) => codes(coach).includes('QB') && !coach.isHeadCoach,
    marked: [{ name: 'Midwestern State', state: 'TX' }],
    fates: [
      ...(['opened', 'sent', 'replied', 'opened', 'bounced', 'opened', 'sent', 'auto_reply', 'opened'] as const),
      ...(['failed', 'sent', 'opened', 'replied', 'unknown', 'sent', 'opened', 'bounced', 'opened'] as const),
    ],
  },
  {
    name: 'Camp questions',
    subject: 'Camps at {{school_name}}',
    template: `Coach {{coach_last_name|and staff}},

I would like to work out in front of the staff at {{school_name}}. Which of your camps would be the right one for a {{student_position}} in the class of {{student_graduation_year}}, and how do I sign up?

My film: {{hudl_profile_url}}

Thank you,
{{student_first_name}} {{student_last_name}}`,
    sentDaysAgo: null,
    to: () => false,
    fates: [],
  },
];
