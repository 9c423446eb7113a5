import { Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';

import type { MailboxAccount } from '../../application/ports/mailbox-accounts.js';
import { SentFolder } from '../../application/ports/sent-folder.js';
import { ImapConnections } from './imap-connections.js';
import { specialFolders } from './imap-folders.js';

@Injectable()
export class ImapSentFolder extends SentFolder {
  constructor(private readonly connections: ImapConnections) {
    super();
  }

  async find(account: MailboxAccount, messageId: string): Promise<'found' | 'absent' | 'cannot_tell'> {
    const looked = await this.connections.run(account, async (client) => {
      const { sent, all } = await specialFolders(client);
      const folders = [sent, all].filter((folder) => folder !== null);
      for (const folder of folders) if (await holds(client, folder, messageId)) return 'found';
      return folders.length === 0 ? 'cannot_tell' : 'absent';
    });
    return looked.kind === 'done' ? looked.value : 'cannot_tell';
  }

  async append(account: MailboxAccount, raw: Buffer): Promise<boolean> {
    const appended = await this.connections.runOnce(account, async (client) => {
      const { sent } = await specialFolders(client);
      return sent !== null && (await client.append(sent, raw, ['\\Seen'])) !== false;
    });
    return appended.kind === 'done' && appended.value;
  }
}

async function holds(client: ImapFlow, folder: string, messageId: string): Promise<boolean> {
  await client.mailboxOpen(folder, { readOnly: true });
  const uids = await client.search({ header: { 'message-id': `<${messageId}>` } }, { uid: true });
  await client.mailboxClose();
  if (!uids) throw new Error('The server did not search.');
  return uids.length > 0;
}
