import type { ImapFlow } from 'imapflow';

export interface SpecialFolders {
  sent: string | null;
  junk: string | null;
  /** Where every message is, also those in the inbox. */
  all: string | null;
  archive: string | null;
}

/** By the uses that the server names (RFC 6154), else by the usual names in many languages. */
export async function specialFolders(client: ImapFlow): Promise<SpecialFolders> {
  const folders = await client.list();
  const path = (use: string) => folders.find(({ specialUse }) => specialUse === use)?.path ?? null;
  return { sent: path('\\Sent'), junk: path('\\Junk'), all: path('\\All'), archive: path('\\Archive') };
}
