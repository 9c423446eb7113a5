/** What of SQL is needed here; a connection of any library has it. */
interface Statements {
  query: (text: string) => Promise<unknown>;
}

/** First emails and follow-ups only; answers in a conversation are independent of the campaign. */
const PAUSE_RESTORED = `
update campaigns c set status = 'paused', paused_reason = 'restored', updated_at = now()
where c.status in ('scheduled', 'active')
  and exists (select from campaign_emails e where e.campaign_id = c.id and e.status = 'queued' and e.step < 1000 and e.due_at <= now())`;

/** Answers that were due become unknown: the athlete decides whether they arrived. */
const DOUBT_ANSWERS = `
update campaign_emails set status = 'unknown', updated_at = now() where status = 'queued' and step >= 1000 and due_at <= now()`;

/**
 * Rows of a backup are "queued" for emails that may have been sent after the backup was made. No coach gets one twice: what was due since
 * then waits for its athlete.
 */
export async function settleRestoredEmails(client: Statements): Promise<void> {
  await client.query(PAUSE_RESTORED);
  await client.query(DOUBT_ANSWERS);
}
