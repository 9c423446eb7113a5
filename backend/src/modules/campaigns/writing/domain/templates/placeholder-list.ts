import type { PlaceholderName } from './placeholders.js';

/** A placeholder as a person chooses it. */
export interface ListedPlaceholder {
  name: PlaceholderName;
  /** Its meaning, in plain words. */
  label: string;
  /** Whose value it is: one for each coach, or the athlete's. */
  about: 'coach' | 'you';
  /** What a coach could read. */
  example: string;
}

const LIST: Record<PlaceholderName, Omit<ListedPlaceholder, 'name'>> = {
  coach_first_name: { label: 'Coach’s first name', about: 'coach', example: 'Quinn' },
  coach_last_name: { label: 'Coach’s last name', about: 'coach', example: 'Dummett' },
  school_name: { label: 'School', about: 'coach', example: 'Akron' },
  student_first_name: { label: 'Your first name', about: 'you', example: 'Marcus' },
  student_last_name: { label: 'Your last name', about: 'you', example: 'Lee' },
  student_position: { label: 'Your position', about: 'you', example: 'QB' },
  student_graduation_year: { label: 'Your class', about: 'you', example: '2027' },
  stats_line: {
    label: 'Your season in figures',
    about: 'you',
    example: '2026 season, 9 games: 1,842 passing yards, 19 passing touchdowns',
  },
  student_high_school: { label: 'Your high school', about: 'you', example: 'Westlake High School' },
  student_city: { label: 'Your city', about: 'you', example: 'Austin' },
  student_state: { label: 'Your state', about: 'you', example: 'TX' },
  student_height: { label: 'Your height', about: 'you', example: '6\'2"' },
  student_weight: { label: 'Your weight', about: 'you', example: '205 lbs' },
  student_forty_yard_dash: { label: 'Your 40-yard dash', about: 'you', example: '4.62 s (laser, Nike camp, June 2026)' },
  student_vertical_jump: { label: 'Your vertical jump', about: 'you', example: '35 1/2 in (Nike camp, June 2026)' },
  student_broad_jump: { label: 'Your broad jump', about: 'you', example: '9\'8" (Nike camp, June 2026)' },
  student_pro_shuttle: { label: 'Your pro shuttle', about: 'you', example: '4.28 s (laser, Nike camp, June 2026)' },
  student_three_cone_drill: { label: 'Your three-cone drill', about: 'you', example: '7.05 s (hand, Nike camp, June 2026)' },
  student_bench_press: { label: 'Your bench press', about: 'you', example: '265 lbs (one-repetition maximum, June 2026)' },
  student_squat: { label: 'Your squat', about: 'you', example: '405 lbs (one-repetition maximum, June 2026)' },
  student_power_clean: { label: 'Your power clean', about: 'you', example: '255 lbs (one-repetition maximum, June 2026)' },
  student_gpa: { label: 'Your GPA', about: 'you', example: '3.7' },
  student_jersey_number: { label: 'Your jersey number', about: 'you', example: '12' },
  hudl_profile_url: { label: 'Your Hudl film', about: 'you', example: 'https://www.hudl.com/profile/12' },
  share_link: { label: 'Your shared profile', about: 'you', example: 'https://recruit.example/p/0k9cQ0' },
  student_twitter_handle: { label: 'Your X handle', about: 'you', example: '@marcuslee12' },
  student_birthdate: { label: 'Your birth date', about: 'you', example: 'March 14, 2009' },
};

/** Every placeholder there is, in the order in which a screen offers them. */
export const PLACEHOLDER_LIST: readonly ListedPlaceholder[] = (Object.keys(LIST) as PlaceholderName[]).map((name) => ({
  name,
  ...LIST[name],
}));
