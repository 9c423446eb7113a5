/** How the form asks for each field of the profile. */
export const profileFieldForms = {
  firstName: {
    label: 'First Name',
    input: 'text',
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Last Name',
    input: 'text',
    autoComplete: 'family-name',
  },
  position: {
    label: 'Position',
    input: 'choice',
    choices: ['QB', 'RB', 'FB', 'WR', 'TE', 'OL', 'DL', 'EDGE', 'NT', 'LB', 'DB', 'CB', 'S', 'K', 'P', 'LS', 'ATH'],
  },
  graduationYear: {
    label: 'Graduation Year',
    input: 'whole',
  },
  height: {
    label: 'Height',
    input: 'text',
    hint: 'Such as 6\'2" or 6-2',
  },
  weight: {
    label: 'Weight (lbs)',
    input: 'whole',
    limits: {
      min: 50,
      max: 500,
      step: 1,
    },
  },
  fortyYardDash: {
    label: '40-Yard Dash',
    input: 'measured',
    hint: 'Such as 4.62',
    unit: 's',
    timed: true,
  },
  armLength: {
    label: 'Arm Length',
    input: 'measured',
    hint: 'Such as 33 1/8 or 33.125',
    unit: 'in',
    timed: false,
  },
  handSize: {
    label: 'Hand Size',
    input: 'measured',
    hint: 'Such as 9 3/8 or 9.375',
    unit: 'in',
    timed: false,
  },
  jerseyNumber: {
    label: 'Jersey Number',
    input: 'digits',
  },
  gpa: {
    label: 'GPA',
    input: 'decimal',
    hint: 'Unweighted up to 4.0, or choose its scale',
    limits: {
      min: 0,
      max: 100,
      step: 0.01,
    },
  },
  gpaScale: {
    label: 'GPA Scale',
    input: 'choice',
    choices: ['4.0 unweighted', '4.5 weighted', '5.0 weighted', '6.0 weighted', '5.0 unweighted', '100-point', 'Another or unknown'],
  },
  coreGpa: {
    label: 'Core GPA',
    input: 'decimal',
    hint: 'The GPA of your NCAA core courses, which is not your school GPA. Leave it blank if you do not know it.',
    limits: {
      min: 0,
      max: 4,
      step: 0.01,
    },
  },
  satScore: {
    label: 'SAT Score',
    input: 'whole',
    limits: {
      min: 400,
      max: 1600,
      step: 1,
    },
  },
  actScore: {
    label: 'ACT Score',
    input: 'whole',
    limits: {
      min: 1,
      max: 36,
      step: 1,
    },
  },
  intendedMajor: {
    label: 'Intended Major',
    input: 'text',
    hint: 'What you want to study. First emails say it as your own wish.',
  },
  highSchool: {
    label: 'High School',
    input: 'text',
  },
  level: {
    label: 'Level',
    input: 'choice',
    choices: ['Varsity', 'JV', 'Freshman'],
  },
  highSchoolHeadCoach: {
    label: 'High School Head Coach',
    input: 'text',
  },
  highSchoolPositionCoach: {
    label: 'High School Position Coach',
    input: 'text',
  },
  city: {
    label: 'City',
    input: 'text',
    autoComplete: 'address-level2',
  },
  state: {
    label: 'State',
    input: 'text',
    hint: 'Such as TX or Texas',
    autoComplete: 'address-level1',
  },
  birthdate: {
    label: 'Birthdate',
    input: 'date',
    autoComplete: 'bday',
  },
  phone: {
    label: 'Phone',
    input: 'tel',
    hint: 'Only you see it, unless you tick it on your shared profile.',
    autoComplete: 'tel',
  },
  twitterHandle: {
    label: 'X (Twitter) Handle',
    input: 'text',
    hint: 'Such as @marcuslee12',
  },
  maxPrepsId: {
    label: 'MaxPreps Page',
    input: 'url',
    hint: 'Full link to your MaxPreps athlete page',
  },
  hudlProfileUrl: {
    label: 'Film Link (Hudl)',
    input: 'url',
    hint: 'Full link to your Hudl profile or film',
  },
} as const;
