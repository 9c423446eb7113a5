/** What the athlete reads of an email that was tried for a day. `lastWords`: of the last try, perhaps as of one that waits. */
export function gaveUp(lastWords: string): string {
  const reason = lastWords.replace(/^Waiting: /, '');
  return `Recruit tried to send it for a day. ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
}
