interface StarterTemplate {
  name: string;
  description: string;
  subject: string;
  template: string;
}

/** What a first email, an update and a camp question look like; every value comes from the athlete's own profile. */
export const starterTemplates: StarterTemplate[] = [
  {
    name: 'Introduction',
    description: 'The first email to a coach',
    subject: '{{student_graduation_year}} {{student_position}}, {{student_high_school}}: {{student_first_name}} {{student_last_name}}',
    template: `Coach {{coach_last_name|and staff}},

My name is {{student_first_name}} {{student_last_name}}. I am a {{student_position}} in the class of {{student_graduation_year}} at {{student_high_school}} in {{student_city}}, {{student_state}}.

I am very interested in {{school_name}} and would like to learn what you look for at my position. Here is my film: {{hudl_profile_url}}

What would be the best way to show you what I can do?

Thank you for your time,
{{student_first_name}} {{student_last_name}}`,
  },
  {
    name: 'New film',
    description: 'An update for a coach you have written to before',
    subject: 'New film: {{student_first_name}} {{student_last_name}}, {{student_graduation_year}} {{student_position}}',
    template: `Coach {{coach_last_name|and staff}},

I have new film since I last wrote to you: {{hudl_profile_url}}

I am the {{student_graduation_year}} {{student_position}} from {{student_high_school}} ({{student_city}}, {{student_state}}). {{school_name}} is still high on my list, and I would be glad to hear what you think of it.

Thank you,
{{student_first_name}} {{student_last_name}}`,
  },
  {
    name: 'Camp question',
    description: 'Ask about camps and visits',
    subject: 'Camps at {{school_name}}: {{student_graduation_year}} {{student_position}}',
    template: `Coach {{coach_last_name|and staff}},

I am a {{student_position}}, class of {{student_graduation_year}}, at {{student_high_school}} in {{student_city}}, {{student_state}}. I would like to work out in front of the staff at {{school_name}}.

Which of your camps would be the right one for me, and how do I sign up?

My film: {{hudl_profile_url}}

Thank you,
{{student_first_name}} {{student_last_name}}`,
  },
];
