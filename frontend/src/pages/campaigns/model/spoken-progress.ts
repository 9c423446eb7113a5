const quarters = 4;

/** What a screen reader hears of a send: a new sentence at each quarter, not at each email. */
export function spokenProgress(settled: number, total: number, keeping = false): string {
  if (total === 0) return '';
  if (keeping) return `Keeping ${total} emails. They are not delivered.`;
  if (settled >= total) return `All ${total} mails are done.`;
  const quarter = Math.floor((settled / total) * quarters);
  return quarter === 0 ? `Sending ${total} mails.` : `${quarter * 25}% of ${total} mails are done.`;
}
