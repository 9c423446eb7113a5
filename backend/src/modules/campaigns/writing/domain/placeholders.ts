/** What a template may ask for. The first seven are the product's original set. */
export const PLACEHOLDERS = [
  'coach_first_name',
  'school_name',
  'student_position',
  'student_birthdate',
  'student_jersey_number',
  'student_twitter_handle',
  'hudl_profile_url',
  'coach_last_name',
  'student_first_name',
  'student_last_name',
  'student_graduation_year',
  'student_gpa',
  'student_height',
  'student_weight',
  'student_high_school',
  'student_city',
  'student_state',
  'share_link',
] as const;

export type PlaceholderName = (typeof PLACEHOLDERS)[number];

/** What each placeholder stands for in one mail; '' when the athlete or the directory does not say. */
export type PlaceholderValues = Record<PlaceholderName, string>;

const KNOWN = new Set<string>(PLACEHOLDERS);

/** "Coach First Name" and "coach_first_name" are the same; undefined when there is no such placeholder. */
export function placeholderNamed(text: string): PlaceholderName | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return KNOWN.has(name) ? (name as PlaceholderName) : undefined;
}
