import type { Coach, School } from '@/entities/school';

/** What an admin has set out to do with an entry; each opens a dialog. */
export type DirectoryTask =
  | { kind: 'view'; school: School }
  | { kind: 'write school'; school: School | null }
  | { kind: 'delete school'; school: School }
  | { kind: 'write coach'; school: School; coach: Coach | null }
  | { kind: 'delete coach'; school: School; coach: Coach };
