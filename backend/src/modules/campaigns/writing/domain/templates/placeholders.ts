import { PROFILE_PLACEHOLDERS, type ProfilePlaceholder } from '../../../../profile/fields/index.js';

const OTHERS = ['coach_first_name', 'coach_last_name', 'school_name', 'share_link', 'stats_line'] as const;

export type PlaceholderName = ProfilePlaceholder | (typeof OTHERS)[number];

/** What a template may ask for. */
export const PLACEHOLDERS: readonly PlaceholderName[] = [...OTHERS, ...PROFILE_PLACEHOLDERS];

/** The value of each placeholder in one email; '' when the profile or the directory has none. */
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
