import { fieldText } from '../../fields/domain/field-text.js';
import type { SharedProfile, SharedWord } from './shared-profile.js';

/** "Height, Weight: confirmed by Coach Dale Rivers, Akron East High, November 21, 2026": one line for each word that was given. */
export function coachWordLines({ tiles, measurements }: Pick<SharedProfile, 'tiles' | 'measurements'>): string[] {
  const lines = new Map<string, string[]>();
  for (const { label, word } of [...tiles, ...measurements]) {
    if (word === null) continue;
    const by = wordText(word);
    lines.set(by, [...(lines.get(by) ?? []), label]);
  }
  return [...lines].map(([by, labels]) => `${labels.join(', ')}: ${by}`);
}

/** A name that is not verified is not shown: anybody could have typed it. */
function wordText({ coach, school, day, verified }: SharedWord): string {
  if (!verified || coach === null || school === null) return 'a coach’s word, not verified';
  return `confirmed by ${withTitle(coach)}, ${school}, ${fieldText.longDate(day)}`;
}

function withTitle(name: string): string {
  return /^coach\b/i.test(name) ? name : `Coach ${name}`;
}
