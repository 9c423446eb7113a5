/**
 * The text of one property of a JSON object that is still being written: {"text": "Coach, my na → 'Coach, my na'.
 * '' while it has not begun.
 */
export function shownText(json: string, property: string): string {
  const start = new RegExp(`"${property}"\\s*:\\s*"`).exec(json);
  if (!start) return '';
  const rest = json.slice(start.index + start[0].length);
  const [body = ''] = /^(?:[^"\\]|\\.)*/s.exec(rest) ?? [];
  // An escape that is only half there (\, \u00) waits for its end.
  const whole = body.replace(/\\(?:u[\da-fA-F]{0,3})?$/, '');
  try {
    return JSON.parse(`"${whole}"`) as string;
  } catch {
    return '';
  }
}
