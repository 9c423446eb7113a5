import type { ShortChannel } from './measure-message.js';

/** The text that a short message starts from. */
export const SHORT_MESSAGE_STARTERS: Record<ShortChannel, string> = {
  x: 'Coach {{coach_last_name}}, I am {{student_first_name}} {{student_last_name}}, {{student_graduation_year}} {{student_position}} at {{student_high_school}}. My film: {{hudl_profile_url}}',
  text: 'Coach {{coach_last_name}}, {{student_first_name}} {{student_last_name}}, {{student_graduation_year}} {{student_position}}. Film: {{hudl_profile_url}}',
};
