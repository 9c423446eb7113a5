export interface Placeholder {
  name: string;
  /** What it stands for, as the chip says it. */
  meaning: string;
  about: 'coach' | 'you';
  /** What a coach would read. */
  example: string;
}

/** What a mail may ask for; the server fills it in for each coach. */
export const placeholders: readonly Placeholder[] = [
  { name: 'coach_first_name', meaning: 'Coach’s first name', about: 'coach', example: 'Quinn' },
  { name: 'coach_last_name', meaning: 'Coach’s last name', about: 'coach', example: 'Dummett' },
  { name: 'school_name', meaning: 'School', about: 'coach', example: 'Akron' },
  { name: 'student_first_name', meaning: 'Your first name', about: 'you', example: 'Marcus' },
  { name: 'student_last_name', meaning: 'Your last name', about: 'you', example: 'Lee' },
  { name: 'student_position', meaning: 'Your position', about: 'you', example: 'QB' },
  { name: 'student_graduation_year', meaning: 'Your class', about: 'you', example: '2027' },
  { name: 'student_high_school', meaning: 'Your high school', about: 'you', example: 'Westlake High School' },
  { name: 'student_city', meaning: 'Your city', about: 'you', example: 'Austin' },
  { name: 'student_state', meaning: 'Your state', about: 'you', example: 'TX' },
  { name: 'student_height', meaning: 'Your height', about: 'you', example: '6\'2"' },
  { name: 'student_weight', meaning: 'Your weight', about: 'you', example: '205 lbs' },
  {
    name: 'student_forty_yard_dash',
    meaning: 'Your 40-yard dash',
    about: 'you',
    example: '4.62 s (laser, Nike camp, June 2026)',
  },
  { name: 'student_gpa', meaning: 'Your GPA', about: 'you', example: '3.7' },
  { name: 'student_jersey_number', meaning: 'Your jersey number', about: 'you', example: '12' },
  { name: 'hudl_profile_url', meaning: 'Your Hudl film', about: 'you', example: 'https://www.hudl.com/profile/12' },
  { name: 'share_link', meaning: 'Your shared profile', about: 'you', example: 'https://recruit.example/p/0k9cQ0' },
  { name: 'student_twitter_handle', meaning: 'Your X handle', about: 'you', example: '@marcuslee12' },
  { name: 'student_birthdate', meaning: 'Your birth date', about: 'you', example: 'March 14, 2009' },
];
