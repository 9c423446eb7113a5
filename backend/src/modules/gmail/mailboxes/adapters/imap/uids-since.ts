import type { ImapFlow } from 'imapflow';

/** Few enough that the answer to a search is one short line. */
const WINDOW = 5_000;
/** Most messages of a folder that are read, the newest first. */
const MOST_WINDOWS = 40;
const DAY_MS = 24 * 3_600_000;

/**
 * Numbers of the messages in the open folder that arrived since then or the day before, window by window from the newest.
 * `page`: the sequence number to go on from.
 */
export async function uidsSince(client: ImapFlow, since: Date, page: string | null): Promise<{ uids: number[]; nextPage: string | null }> {
  const exists = client.mailbox ? client.mailbox.exists : 0;
  const last = Math.max(exists - MOST_WINDOWS * WINDOW, 0);
  for (let top = page === null ? exists : Math.min(Number(page), exists); top > last; top -= WINDOW) {
    const bottom = Math.max(top - WINDOW, 0) + 1;
    const uids = await client.search({ seq: `${bottom}:${top}`, since: new Date(since.getTime() - DAY_MS) }, { uid: true });
    if (!uids) throw new Error('The server did not search.');
    const nextPage = bottom - 1 > last ? `${bottom - 1}` : null;
    if (uids.length > 0) return { uids, nextPage };
  }
  return { uids: [], nextPage: null };
}
