/** A greeting, a sign-off, a name: a short line that is no sentence. */
export function isBareLine(line: string): boolean {
  return line.split(/\s+/).length <= 6 && !/[.!?]$/.test(line.trim());
}
