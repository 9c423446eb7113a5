/** Longest quote of the athlete's text in a fix, in characters. */
const MOST = 60;

function quoted(written: string): string {
  const text = written.slice(0, 2 * MOST).replace(/\s+/g, ' ');
  return text.length > MOST ? `“${text.slice(0, MOST)}…”` : `“${text}”`;
}

/** What to do about each finding, in one sentence, with the words that it is about. */
export const CHECK_FIXES = {
  other_school: (text: string) => `${quoted(text)} is not this coach’s school. Correct it, or confirm that you mean it.`,
  other_coach: (text: string) => `${quoted(text)} is not the coach who gets this email. Correct it, or confirm that you mean it.`,
  missing_link: () => 'You mention film or a link, but the email has no link. Add {{hudl_profile_url}}, or remove the words.',
  missing_attachment: () =>
    'You mention an attachment, but nothing is attached. Attach the file, put a link in its place, or remove the words.',
  leftover_bracket: (text: string) => `${quoted(text)} looks like a blank that was not filled in. Replace or remove it.`,
  shouting: (text: string) => `${quoted(text)} is in capitals, which reads as shouting. Write it in normal letters.`,
  harsh_words: (text: string) => `${quoted(text)} can sound like a demand or an insult. Coaches remember the tone.`,
} as const;
