import type { PlaceholderDto } from '@/shared/api';

/** What the server takes for a placeholder; the names are those of its list. */
const names: Record<PlaceholderDto['name'], true> = {
  coach_first_name: true,
  coach_last_name: true,
  school_name: true,
  student_first_name: true,
  student_last_name: true,
  student_position: true,
  student_graduation_year: true,
  stats_line: true,
  student_high_school: true,
  student_city: true,
  student_state: true,
  student_height: true,
  student_weight: true,
  student_forty_yard_dash: true,
  student_vertical_jump: true,
  student_broad_jump: true,
  student_pro_shuttle: true,
  student_three_cone_drill: true,
  student_bench_press: true,
  student_squat: true,
  student_power_clean: true,
  student_gpa: true,
  student_jersey_number: true,
  hudl_profile_url: true,
  share_link: true,
  student_twitter_handle: true,
  student_birthdate: true,
};

/** Whether an email may ask for it. */
export function isPlaceholder(name: string): boolean {
  return Object.hasOwn(names, name);
}
