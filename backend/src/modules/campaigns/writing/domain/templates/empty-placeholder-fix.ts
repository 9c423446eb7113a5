import type { PlaceholderName } from './placeholders.js';

/** Whose fault an empty placeholder is: the athlete fills the profile, the directory lacks the coach's name. */
const FROM_DIRECTORY = new Set<PlaceholderName>(['coach_first_name', 'coach_last_name', 'school_name']);

/** What to do about a placeholder without a value, in one sentence. `source`: as it is written in the text. */
export function emptyPlaceholderFix(name: PlaceholderName, source: string): string {
  const example = `{{${name}|${name === 'coach_first_name' ? 'Coach' : 'your words'}}}`;
  if (FROM_DIRECTORY.has(name)) return `We do not know ${source} for this coach. Give a fallback: ${example}.`;
  if (name === 'stats_line') return `Your games have no figures yet, so ${source} is empty. Add a game in your profile, or remove it.`;
  if (name === 'share_link') {
    return `Your profile is not shared, so ${source} is empty. Turn Share Profile on in your profile, or remove it.`;
  }
  return `${source} is empty in your profile. Fill it in there, give a fallback (${example}), or remove it.`;
}
