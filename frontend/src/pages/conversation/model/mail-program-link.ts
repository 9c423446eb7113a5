/** Longer addresses are cut by mail programs and browsers. */
const longest = 1900;

/** Opens the athlete's mail program with the answer; null when it is too long for that. */
export function mailProgramLink(to: string, subject: string, text: string): string | null {
  const link = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`;
  return link.length <= longest ? link : null;
}
