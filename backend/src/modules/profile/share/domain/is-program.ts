/** How programs that fetch pages name themselves: search engines, previews of chats, checkers, command lines. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|fetch|monitor|scan|check|headless|lighthouse|facebookexternalhit|whatsapp|telegram|embedly|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|libwww|httpclient/i;

/** Returns whether a visit is a program's rather than a person's, by its user agent. */
export function isProgram(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || PROGRAM.test(userAgent);
}
