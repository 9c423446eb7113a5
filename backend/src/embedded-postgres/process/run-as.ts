/** As whom initdb and postgres run: both refuse the superuser. */
export interface RunAs {
  /** Put before every command. */
  prefix: string[];
  /** The ids to switch to when a process is made. */
  ids: { uid: number; gid: number } | undefined;
  /** Who owns the cluster's files, seen from outside. */
  owner: { uid: number; gid: number } | undefined;
}

/** Debian's and everybody else's `nobody`: has a passwd entry, which initdb demands, and exists on every Linux. */
export const nobody = { uid: 65534, gid: 65534 };

/** The account that this process has already. */
export const asSelf: RunAs = { prefix: [], ids: undefined, owner: undefined };

/** Another account; only root may switch. */
export function asAccount(ids: { uid: number; gid: number }): RunAs {
  return { prefix: [], ids, owner: ids };
}

/**
 * A user namespace in which this process's own account appears as `nobody`: files stay its own, so folders that
 * only it can enter (/root) stay usable, and PostgreSQL does not see a superuser. unshare replaces itself by the command.
 */
export function asNamespacedNobody(self: { uid: number; gid: number }): RunAs {
  const prefix = ['unshare', '-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--'];
  return { prefix, ids: undefined, owner: self };
}
