import { StandInFolder, type StoredMail } from './stand-in-folder.js';

/** A person's mailbox on the stand-in. */
export class StandInAccount {
  readonly folders: StandInFolder[] = [new StandInFolder('INBOX')];
  /** Everything that changed a message or a folder, as the client asked for it: reading must leave it empty. */
  readonly changes: string[] = [];
  /** Messages that clients put into a folder. */
  readonly appended: { folder: string; flags: string[]; raw: Buffer }[] = [];
  private readonly watchers = new Set<() => void>();

  constructor(
    readonly user: string,
    public password: string,
  ) {
    this.addFolder('Sent', '\\Sent');
    this.addFolder('Junk', '\\Junk');
  }

  get inbox(): StandInFolder {
    return this.folder('INBOX');
  }

  addFolder(path: string, specialUse?: string): StandInFolder {
    const folder = new StandInFolder(path);
    folder.specialUse = specialUse;
    this.folders.push(folder);
    return folder;
  }

  folder(path: string): StandInFolder {
    const found = this.find(path);
    if (!found) throw new Error(`no folder ${path}`);
    return found;
  }

  find(path: string): StandInFolder | undefined {
    return this.folders.find((folder) => folder.path === path || (path.toUpperCase() === 'INBOX' && folder.path === 'INBOX'));
  }

  /** Somebody's message arrives. */
  deliver(raw: Buffer | string, { folder = 'INBOX', at = new Date() } = {}): StoredMail {
    const mail = this.folder(folder).add(Buffer.from(raw), at);
    for (const notify of this.watchers) notify();
    return mail;
  }

  watch(notify: () => void): () => void {
    this.watchers.add(notify);
    return () => this.watchers.delete(notify);
  }
}
